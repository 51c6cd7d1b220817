import { STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { cutProportions } from './proportions.ts';

type Range = readonly [least: number, most: number];

/**
 * What is published for diamonds of each cut, or usual where nothing is: length : width, table and total depth in
 * per cent of the width. Sources in docs/decisions/0064.
 */
const RANGES: Readonly<Record<StoneCut, { ratio: Range; table: Range; depth: Range }>> = {
  Round: { ratio: [1, 1], table: [52, 62], depth: [58.1, 63.6] },
  Oval: { ratio: [1.3, 1.7], table: [53, 64], depth: [56, 61] },
  Princess: { ratio: [1, 1.05], table: [63, 70], depth: [67, 76] },
  Cushion: { ratio: [1, 1.3], table: [56, 66], depth: [61, 70] },
  Emerald: { ratio: [1.3, 1.4], table: [61, 68], depth: [60, 65] },
  Marquise: { ratio: [1.75, 2.3], table: [55, 63], depth: [58, 63] },
  Pear: { ratio: [1.45, 1.75], table: [57, 62], depth: [58, 64] },
  Heart: { ratio: [0.9, 1.1], table: [54, 62], depth: [56, 62] },
  Baguette: { ratio: [1.5, 3], table: [65, 75], depth: [55, 65] },
  Trillion: { ratio: [1, 1.1], table: [50, 60], depth: [38, 46] },
  Radiant: { ratio: [1, 1.35], table: [61, 69], depth: [61, 68] },
};

/** Depths are published in whole per cents. */
const within = (value: number, [least, most]: Range): boolean =>
  Math.round(value) >= Math.floor(least) && Math.round(value) <= Math.ceil(most);

describe('the proportions of a cut', () => {
  it.each(STONE_CUTS)('of a diamond lie within what is published: %s', (cut) => {
    const { lengthToWidth, tableShare, crownShare, girdleShare, pavilionShare } = cutProportions(
      'Diamond',
      cut,
    );
    const { ratio, table, depth } = RANGES[cut];
    expect(lengthToWidth).toBeGreaterThanOrEqual(ratio[0]);
    expect(lengthToWidth).toBeLessThanOrEqual(ratio[1]);
    expect(within(tableShare * 100, table), `table ${tableShare}`).toBe(true);
    const total = (crownShare + girdleShare + pavilionShare) * 100;
    expect(within(total, depth), `depth ${total}`).toBe(true);
  });

  it('of the round are those of an excellent cut', () => {
    const { tableShare, crownShare, pavilionShare } = cutProportions('Diamond', 'Round');
    const degrees = (rise: number, run: number): number => (Math.atan2(rise, run) * 180) / Math.PI;
    const crown = degrees(crownShare, (1 - tableShare) / 2);
    const pavilion = degrees(pavilionShare, 0.5);
    expect(crown).toBeGreaterThanOrEqual(31.5);
    expect(crown).toBeLessThanOrEqual(36.5);
    expect(pavilion).toBeGreaterThanOrEqual(40.6);
    expect(pavilion).toBeLessThanOrEqual(41.8);
  });
});
