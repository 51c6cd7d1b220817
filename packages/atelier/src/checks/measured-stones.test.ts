import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

async function stonesOf(wish: Partial<Brief>, seed = 0) {
  const design = createDesign(openBrief(wish), seed);
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { findings } = checkDesign(design, result.solids);
  expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  return { stones: result.solids.stones, adjustments: design.provenance.adjustments };
}

const caratsOf = (stones: readonly { readonly aboutCarat: number }[]): number =>
  stones.reduce((sum, { aboutCarat }) => sum + aboutCarat, 0);

const total = (totalCaratWeight: number, wish: Partial<Brief>): Partial<Brief> => ({
  gemstones: ['Diamond'],
  caratWeight: totalCaratWeight,
  totalCaratWeight,
  ...wish,
});

describe('stones that are weighed together', () => {
  it.each<[string, Partial<Brief>]>([
    ['studs', total(1, { type: 'Earrings', earringKind: 'stud' })],
    ['hoops', total(1, { type: 'Earrings', earringKind: 'hoop' })],
    ['a line about a wrist', total(3, { type: 'Bracelet', arrangements: ['line'] })],
    ['an eternity ring', total(2, { type: 'Ring', arrangements: ['eternity'] })],
    ['a row of seven', total(1, { type: 'Ring', stoneCount: 7 })],
    ['three on a ring', total(2, { type: 'Ring', stoneCount: 3 })],
    ['a cluster', total(1.5, { type: 'Ring', setting: 'Cluster' })],
  ])('weigh what was asked within a tenth: %s', async (_, wish) => {
    const { stones } = await stonesOf(wish);
    const asked = wish.totalCaratWeight!;
    expect(Math.abs(caratsOf(stones) / asked - 1)).toBeLessThan(0.1);
  });

  it('make up the rest beside a stone that was weighed for itself', async () => {
    const { stones } = await stonesOf({
      type: 'Ring',
      gemstones: ['Diamond'],
      stoneCount: 3,
      caratWeight: 1,
      totalCaratWeight: 1.6,
    });
    const centre = stones.filter(({ role }) => role === 'centre');
    expect(caratsOf(centre)).toBeCloseTo(1, 1);
    expect(caratsOf(stones)).toBeCloseTo(1.6, 1);
  });

  it('are told of where they cannot', async () => {
    const { adjustments } = await stonesOf(total(30, { type: 'Earrings', earringKind: 'hoop' }));
    expect(adjustments.join(' ')).toMatch(
      /All stones together weigh about [\d.]+ ct here: about 30 ct were asked for/,
    );
  });
});

describe('stones that are alike', () => {
  it('are each of the size that was told, five in a row', async () => {
    const { stones } = await stonesOf({
      type: 'Ring',
      gemstones: ['Diamond'],
      stoneCount: 5,
      stoneSizeMm: [3],
      stonesAlike: true,
    });
    expect(stones.map(({ widthMm }) => widthMm)).toEqual([3, 3, 3, 3, 3]);
  });

  it('are along the band in the millimetres that were told', async () => {
    const { stones } = await stonesOf({
      type: 'Ring',
      gemstones: ['Diamond'],
      arrangements: ['eternity'],
      stoneSizeMm: [1.5],
      stonesAlike: true,
    });
    expect(stones.length).toBeGreaterThan(24);
    for (const { widthMm } of stones) expect(widthMm).toBeCloseTo(1.5, 2);
  });

  it('have the cut of the one that leads', async () => {
    const { stones } = await stonesOf(
      { type: 'Ring', gemstones: ['Diamond'], stoneCount: 3, stoneCut: 'Round', stonesAlike: true },
      2,
    );
    expect(stones.map(({ cut }) => cut)).toEqual(['Round', 'Round', 'Round']);
  });
});

it('sizes the stones about a centre where these were measured', async () => {
  const { stones } = await stonesOf({
    type: 'Ring',
    gemstones: ['Sapphire'],
    setting: 'Halo',
    besideSizeMm: [1.5],
  });
  const about = stones.filter(({ role }) => role === 'halo');
  expect(about.length).toBeGreaterThan(7);
  for (const { widthMm } of about) expect(Math.abs(widthMm - 1.5)).toBeLessThan(0.13);
});
