import { describe, expect, it } from 'vitest';
import { setByHand } from './set-by-hand.ts';

const RING = { band: { widthMm: 2 }, stones: [{ carat: 1 }], 'a/b': { '~': 1 } };

describe('setByHand', () => {
  it('sets values by pointer in a copy', () => {
    const changed = setByHand(RING, {
      '/band/widthMm': 3,
      '/stones/0/carat': 2,
      '/a~1b/~0': 4,
      '/head': null,
    });
    expect(changed).toEqual({ band: { widthMm: 3 }, stones: [{ carat: 2 }], 'a/b': { '~': 4 }, head: null });
    expect(RING.band.widthMm).toBe(2);
  });

  it.each(['/bend/widthMm', '/stones/1/carat', '/stones/1', '/band/widthMm/0', '/toString/name', 'band', ''])(
    'refuses "%s", which leads nowhere',
    (pointer) => {
      expect(() => setByHand(RING, { [pointer]: 1 })).toThrow(`"${pointer}"`);
    },
  );
});
