/** Halos of two stones: what was named to be about the centre is all there. */
import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const SEEDS = [0, 1, 2, 3, 4, 5];

describe('rings whose centre two kinds of stones surround', () => {
  it.each([{ setting: 'Halo' as const }, { arrangements: ['surround' as const] }])(
    'have both in the halo: %j',
    (wish) => {
      for (const seed of SEEDS) {
        const ring = createRing(
          openBrief({ type: 'Ring', gemstones: ['Amethyst', 'Emerald', 'Diamond'], ...wish }),
          seed,
        );
        if (ring.halo === null) continue;
        expect(ring.halo.inTurn?.map(({ gemstone }) => gemstone)).toEqual(['Emerald', 'Diamond']);
        expect(ring.provenance.adjustments).toEqual([]);
      }
    },
  );

  it.each(['side-stones', 'set-shoulders'] as const)(
    'have one about it where the other has a place of its own: %s',
    (arrangement) => {
      for (const seed of SEEDS)
        expect(
          createRing(
            openBrief({
              type: 'Ring',
              setting: 'Halo',
              arrangements: [arrangement],
              gemstones: ['Sapphire', 'Ruby', 'Diamond'],
            }),
            seed,
          ).halo?.inTurn,
        ).toBeUndefined();
    },
  );

  it('have one about it where it is the only one, or the other is no stone of halos', () => {
    for (const gemstones of [
      ['Amethyst', 'Emerald'],
      ['Amethyst', 'Pearl', 'Diamond'],
    ] as const)
      for (const seed of SEEDS)
        expect(
          createRing(openBrief({ type: 'Ring', setting: 'Halo', gemstones: [...gemstones] }), seed).halo
            ?.inTurn,
        ).toBeUndefined();
  });
});

describe('the toe rings of a wedding', () => {
  it('have no stone that nobody spoke of in the place of their motif', () => {
    for (const seed of SEEDS)
      expect(
        createRing(
          openBrief({
            type: 'Toe Ring',
            occasion: 'Engagement',
            motifs: ['Floral'],
            culture: ['Indian / Mughal'],
          }),
          seed,
          'Toe Ring',
        ).centre,
      ).toBeNull();
  });
});
