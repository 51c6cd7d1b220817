import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { readDesign } from '../design/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { refineDesign } from '../refine/refineDesign.ts';
import { checkDesign } from './check-design.ts';

const initials = (engraving: string, changes = {}): PieceDesign[] =>
  [0, 1, 2, 3].map(
    (seed) =>
      createDesign(
        openBrief({ type: 'Pendant', engraving, gemstones: ['Sapphire'], setting: 'Pave', ...changes }),
        seed,
      ) as PieceDesign,
  );
const pavedIn = (piece: PieceDesign) =>
  piece.ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'nameplate' && ornament.pave ? [ornament.pave] : [],
  );

describe('initials set with stones', () => {
  it('are of the stone that was asked for, cast as they are and keep their design when read back', async () => {
    const pieces = initials('R');
    for (const piece of pieces) {
      expect(pavedIn(piece).map(({ stone }) => stone.gemstone)).toEqual(['Sapphire']);
      expect(piece.provenance.adjustments).toEqual([]);
      expect(readDesign(JSON.parse(JSON.stringify(piece))).ok).toBe(true);
    }
    const built = await buildSolids(pieces[0]!);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.stones.filter(({ gemstone }) => gemstone === 'Sapphire').length).toBeGreaterThan(15);
    expect(
      checkDesign(pieces[0]!, built.solids).findings.filter(({ severity }) => severity === 'fails'),
    ).toEqual([]);
  });

  it('take other letters from A to Z; others are refused by the document and by a refinement', () => {
    const [piece] = initials('R') as [PieceDesign];
    const renamed = refineDesign(piece, 'change the letter to an S');
    if (!renamed.ok) throw new Error(JSON.stringify(renamed.error));
    expect(JSON.stringify(renamed.design)).toContain('"text":"S"');
    const copy = JSON.parse(JSON.stringify(piece).replace('"text":"R"', '"text":"Ж"'));
    expect(readDesign(copy).ok).toBe(false);
    const foreign = refineDesign(piece, 'engrave "Ж" instead');
    expect(foreign.ok && JSON.stringify(foreign.design).includes('Ж')).toBe(false);
  });

  it('are none where one stone was described, the letters go on the back or hang askew', () => {
    for (const piece of [
      ...initials('R', { caratWeight: 1 }),
      ...initials('R', { engravingPlace: 'back' }),
      ...initials('L'),
      ...initials('MARGUERITE'),
    ])
      expect(pavedIn(piece)).toEqual([]);
  });
});
