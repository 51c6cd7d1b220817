import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

const draw = (wish: Partial<Brief>, seed: number): PieceDesign =>
  createDesign(openBrief({ type: 'Earrings', earringKind: 'drop', ...wish }), seed) as PieceDesign;

async function builtMm(piece: PieceDesign): Promise<number> {
  const built = await buildSolids(piece);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  let [low, high] = [Infinity, -Infinity];
  for (const { mesh } of built.solids.metal)
    for (let i = 2; i < mesh.positions.length; i += 3) {
      low = Math.min(low, mesh.positions[i]!);
      high = Math.max(high, mesh.positions[i]!);
    }
  return high - low;
}

describe('the length of earrings that hang', () => {
  it.each<[Partial<Brief>, number]>([
    [{ figures: ['deco-fan'], motifs: ['Geometric'], gemstones: ['Onyx', 'Diamond'] }, 50],
    [{ figures: ['feather'], motifs: ['Wing'], noStones: true }, 55],
    [{ gemstones: ['Ruby'] }, 32],
  ])('is that of the whole, wire and all: %j of %s mm', async (wish, mm) => {
    for (const seed of [0, 1, 2]) {
      const piece = draw({ ...wish, pieceSizeMm: [mm] }, seed);
      const told = /made ([\d.]+) mm/.exec(piece.provenance.adjustments.join(' '));
      const made = await builtMm(piece);
      expect(Math.abs(made - (told ? Number(told[1]) : mm)), piece.composition).toBeLessThanOrEqual(0.2 * mm);
      for (const { ornament } of piece.ornaments) expect(sizeOfOrnament(ornament)).toBeLessThan(0.75 * mm);
    }
  });

  it('is of the stud where studs were asked for', () => {
    const piece = draw({ earringKind: 'stud', motifs: ['Star'], noStones: true, pieceSizeMm: [14] }, 1);
    const main = piece.ornaments.find(({ slot }) => slot === 'main')!;
    expect(sizeOfOrnament(main.ornament)).toBeCloseTo(14, 0);
  });
});
