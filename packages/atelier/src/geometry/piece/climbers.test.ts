import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { ornamentStones } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { sizeOfOrnament } from '../../design/piece/scaling.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';

const climbersOf = (wish: Partial<Brief>): PieceDesign[] =>
  [0, 1, 2, 3].map(
    (seed) =>
      createDesign(openBrief({ type: 'Earrings', earringKind: 'climber', ...wish }), seed) as PieceDesign,
  );
const stemOf = ({ carrier }: PieceDesign) =>
  carrier.kind === 'fitted' && carrier.fitting.kind === 'climber' ? carrier.fitting.stem : undefined;

describe('ear climbers with a figure', () => {
  it.each<Partial<Brief>>([
    { figures: ['cherry-blossom', 'branch'], motifs: ['Floral'], gemstones: ['Sapphire'] },
    { motifs: ['Star'], noStones: true },
    { figures: ['crescent-moon'], motifs: ['Celestial'], gemstones: ['Moonstone'] },
    { figures: ['butterfly'], motifs: ['Animal'] },
  ])('rise with small ones on a stem: %j', (wish) => {
    const pieces = climbersOf(wish);
    for (const piece of pieces) {
      expect(stemOf(piece), piece.composition).toBeDefined();
      expect(piece.ornaments.length).toBeGreaterThanOrEqual(2);
      for (const { ornament } of piece.ornaments) expect(sizeOfOrnament(ornament)).toBeLessThan(11);
      const shown = new Set(
        piece.ornaments.flatMap(({ ornament }) => ornamentStones(ornament)).map((s) => s.gemstone),
      );
      for (const gem of wish.gemstones ?? []) expect(shown).toContain(gem);
      expect(piece.provenance.adjustments).toEqual([]);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });

  it('are twigs of leaves where a branch alone was named', () => {
    for (const piece of climbersOf({ figures: ['branch'], motifs: ['Floral'], noStones: true })) {
      expect(stemOf(piece)?.form).toBe('leafy');
      expect(piece.ornaments).toEqual([]);
      expect(piece.provenance.adjustments).toEqual([]);
    }
  });

  it.each<Partial<Brief>>([
    { figures: ['blossom'], motifs: ['Floral'], gemstones: ['Ruby'] },
    { figures: ['branch'], motifs: ['Floral'], noStones: true },
    { gemstones: ['Diamond'] },
  ])('are slim, and mirror each other: %j', async (wish) => {
    const piece = climbersOf(wish).find((one) => stemOf(one) !== undefined)!;
    const built = await buildSolids(piece);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const boxes = built.solids.metal
      .filter(({ name }) => /^(?:left|right) earring$/.test(name))
      .map(({ mesh: { positions } }) => {
        const axis = (k: number): number[] => Array.from(positions.filter((_, i) => i % 3 === k));
        const span = (list: number[]): number =>
          list.reduce((a, b) => Math.max(a, b)) - list.reduce((a, b) => Math.min(a, b));
        return { wide: span(axis(0)), high: span(axis(2)) };
      });
    expect(boxes).toHaveLength(2);
    const [left, right] = boxes;
    expect(left!.high).toBeCloseTo(right!.high, 0);
    for (const { wide, high } of boxes) {
      expect(high).toBeGreaterThan(15);
      expect(wide).toBeLessThan(0.75 * high);
    }
  });
});
