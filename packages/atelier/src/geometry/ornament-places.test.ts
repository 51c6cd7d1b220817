import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from './buildSolids.ts';
import { seenFrom } from './frame.ts';
import { takeApart } from './set/takeApart.ts';
import type { Solids } from './solids.ts';

/** Stones stand a little over what is measured of the ornament that bears them. */
const MARGIN_MM = 1;

const WISHES: readonly (readonly [string, Partial<Brief>])[] = [
  ['earrings, twice', { type: 'Earrings', gemstones: ['Sapphire'], earringKind: 'drop' }],
  ['a brooch', { type: 'Brooch', motifs: ['Floral'], gemstones: ['Ruby'] }],
  ['a necklace with stations', { type: 'Necklace', gemstones: ['Diamond'], arrangements: ['stations'] }],
  ['a ring with a motif', { type: 'Ring', motifs: ['Star'], gemstones: ['Diamond'] }],
];

async function solidsOf(brief: Partial<Brief>): Promise<Solids> {
  const result = await buildSolids(createDesign(openBrief(brief), 3));
  if (!result.ok) throw new Error(result.error.part);
  return result.solids;
}

function expectOwnStonesWithin({ ornaments, stones }: Solids): void {
  for (const { frame, extent, stones: own } of ornaments) {
    for (const { placement } of stones.slice(...own)) {
      const [x, y] = seenFrom(frame, placement.origin);
      expect(x).toBeGreaterThan(-extent.leftMm - MARGIN_MM);
      expect(x).toBeLessThan(extent.rightMm + MARGIN_MM);
      expect(y).toBeGreaterThan(-extent.downMm - MARGIN_MM);
      expect(y).toBeLessThan(extent.upMm + MARGIN_MM);
    }
  }
}

describe('places of ornaments', () => {
  it.each(WISHES)('hold the stones of their ornaments: %s', async (_, brief) => {
    const solids = await solidsOf(brief);
    expect(solids.ornaments.length).toBeGreaterThan(0);
    expectOwnStonesWithin(solids);
  });

  it('are there once for each of a pair', async () => {
    const { ornaments, stones } = await solidsOf({ type: 'Earrings', gemstones: ['Sapphire'] });
    expect(ornaments.length % 2).toBe(0);
    const borne = ornaments.reduce((sum, { stones: [from, to] }) => sum + to - from, 0);
    expect(borne).toBeLessThanOrEqual(stones.length);
    expect(borne % 2).toBe(0);
  });

  it('are those of each piece where a set is taken apart', async () => {
    const brief = openBrief({
      type: 'Necklace',
      setTypes: ['Necklace', 'Earrings'],
      gemstones: ['Ruby'],
      matchingSet: true,
    });
    const design = createDesign(brief, 3);
    const result = await buildSolids(design);
    if (!result.ok) throw new Error(result.error.part);
    const pieces = takeApart(design, result.solids);
    expect(pieces).toHaveLength(2);
    for (const { solids } of pieces) expectOwnStonesWithin(solids);
    expect(pieces.reduce((sum, { solids }) => sum + solids.ornaments.length, 0)).toBe(
      result.solids.ornaments.length,
    );
  });
});
