import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { buildSolids } from '../buildSolids.ts';

describe('a figure between two others', () => {
  it('is built with everything hanging: a drop below each side and the row below the middle', async () => {
    const prompt = 'gold necklace of a sun with swans on either side and rubies hanging below';
    const piece = createDesign(interpret({ prompt }).brief, 7919) as PieceDesign;
    const built = await buildSolids(piece);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const row = piece.ornaments.find(({ under }) => under === true);
    expect(built.solids.stones.length).toBeGreaterThanOrEqual((row?.count ?? 0) + 2);
  });
});
