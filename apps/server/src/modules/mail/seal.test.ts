import { describe, expect, it } from 'vitest';
import { seal, sealKey, unseal } from './seal.ts';

const key = sealKey('the secret of this installation, long enough');
const body = { text: 'Hello Ada', html: '<p>Hello Ada</p>', link: 'https://jewels.example/x' };

describe('a sealed letter', () => {
  it('opens with its key in its row', () => {
    expect(unseal(key, 'one', seal(key, 'one', body))).toEqual(body);
  });

  it('shows nothing of itself, and never looks the same', () => {
    const sealed = seal(key, 'one', body);
    expect(sealed.toString('latin1')).not.toContain('Hello');
    expect(sealed.equals(seal(key, 'one', body))).toBe(false);
  });

  it('stays shut for another key, in another row, cut or changed', () => {
    const sealed = seal(key, 'one', body);
    expect(unseal(sealKey('some other secret of an installation'), 'one', sealed)).toBeUndefined();
    expect(unseal(key, 'two', sealed)).toBeUndefined();
    expect(unseal(key, 'one', sealed.subarray(0, -1))).toBeUndefined();
    expect(unseal(key, 'one', sealed.subarray(0, 20))).toBeUndefined();
    for (const at of [0, 15, 40]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(unseal(key, 'one', changed)).toBeUndefined();
    }
  });
});
