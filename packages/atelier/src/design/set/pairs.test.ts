import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createRing } from '../ring/createRing.ts';
import { findRingFaults } from '../ring/faults.ts';
import { partnerBand } from './pairs.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('the wedding band beside an engagement ring', () => {
  it.each([
    ['open', ['Morganite', 'Tanzanite']],
    ['toi-et-moi', ['Sapphire', 'Diamond']],
    ['open', ['Diamond']],
  ] as const)('is closed and has no stone over its top, beside one that is %s', (arrangement, gemstones) => {
    for (const seed of SEEDS) {
      const ring = createRing(
        { ...EMPTY_BRIEF, type: 'Ring', arrangements: [arrangement], gemstones: [...gemstones] },
        seed,
      );
      const band = partnerBand(ring);
      expect([band.centre, band.companion, band.openFront]).toEqual([null, null, null]);
      expect(findRingFaults(band)).toEqual([]);
    }
  });
});
