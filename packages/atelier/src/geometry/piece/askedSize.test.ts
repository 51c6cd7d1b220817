import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { isRing, membersOf } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { atBench } from '../mesh/bench.ts';
import { measureOrnament } from '../ornament/build.ts';

/** The longer side of the built front, mm. */
async function builtMm(brief: Brief, seed: number): Promise<number> {
  const [design] = membersOf(createDesign(brief, seed));
  if (design === undefined || isRing(design)) throw new Error('a piece with a front');
  const front = design.ornaments.find(({ slot }) => slot === 'main');
  if (front === undefined) throw new Error('a front');
  return atBench((bench) => {
    const { leftMm, rightMm, upMm, downMm } = measureOrnament(bench, front.ornament);
    return Math.max(leftMm + rightMm, upMm + downMm);
  });
}

describe('a front of an asked size', () => {
  it.each<[Partial<Brief>, number, number]>([
    [{ type: 'Pendant', motifs: ['Heart'] }, 30, 1],
    [{ type: 'Brooch', motifs: ['Animal'] }, 45, 1],
    [{ type: 'Pendant', gemstones: ['Sapphire'], setting: 'Prong' }, 12, 0],
    [{ type: 'Pendant', gemstones: ['Sapphire'], setting: 'Bezel' }, 12, 0],
    [{ type: 'Pendant', gemstones: ['Amethyst'], setting: 'Halo' }, 16, 0],
    [{ type: 'Pendant', gemstones: ['Ruby'], setting: 'Cluster' }, 20, 0],
    [{ type: 'Pendant', gemstones: ['Pearl'] }, 10, 0],
    [{ type: 'Pendant', gemstones: ['Sapphire'] }, 30, 0],
    [{ type: 'Pendant', engraving: 'Ada' }, 25, 1],
    [{ type: 'Cufflinks', culture: ['Celtic'] }, 16, 0],
  ])('is built so: %j at %s mm', async (wish, size, seed) => {
    const mm = await builtMm(openBrief({ ...wish, pieceSizeMm: [size] }), seed);
    expect(Math.abs(mm - size) / size).toBeLessThanOrEqual(0.05);
  });
});
