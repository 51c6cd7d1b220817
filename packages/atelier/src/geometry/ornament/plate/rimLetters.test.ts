import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/createDesign.ts';
import type { PieceDesign } from '../../../design/piece/document.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { built } from '../../testing/compositions.ts';

describe('letters around a rim', () => {
  it('are cut into the face of the plate, outside its field', async () => {
    const piece = createDesign(
      openBrief({
        type: 'Pendant',
        arrangements: ['disc'],
        engraving: 'carpe diem',
        engravingPlace: 'rim',
        noStones: true,
      }),
      0,
    ) as PieceDesign;
    const { metal } = await built(piece);
    const floors = metal.reduce((sum, { ground }) => sum + (ground?.length ?? 0), 0);
    expect(floors).toBeGreaterThan(60);
  });
});
