import { describe, expect, it } from 'vitest';
import { keyringOf } from '../../crypto/keyring.ts';
import { seal, sealKeys, unseal } from './seal.ts';

const keys = sealKeys(keyringOf('the secret of this installation, long enough'));
const body = { text: 'Hello Ada', html: '<p>Hello Ada</p>', link: 'https://jewels.example/x' };

describe('a sealed letter', () => {
  it('opens with its key in its row', () => {
    expect(unseal(keys, 'one', seal(keys, 'one', body))).toEqual(body);
  });

  it('shows nothing of itself, and never looks the same', () => {
    const sealed = seal(keys, 'one', body);
    expect(sealed.toString('latin1')).not.toContain('Hello');
    expect(sealed.equals(seal(keys, 'one', body))).toBe(false);
  });

  it('stays shut for another key, in another row, cut or changed', () => {
    const sealed = seal(keys, 'one', body);
    expect(
      unseal(sealKeys(keyringOf('some other secret of an installation')), 'one', sealed),
    ).toBeUndefined();
    expect(unseal(keys, 'two', sealed)).toBeUndefined();
    expect(unseal(keys, 'one', sealed.subarray(0, -1))).toBeUndefined();
    expect(unseal(keys, 'one', sealed.subarray(0, 20))).toBeUndefined();
    for (const at of [0, 15, 40]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(unseal(keys, 'one', changed)).toBeUndefined();
    }
  });
});
