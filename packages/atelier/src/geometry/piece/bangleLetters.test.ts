import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import type { Solids, Vec3 } from '../solids.ts';
import { built } from '../testing/compositions.ts';

const LETTERED: Partial<Brief> = { type: 'Bracelet', engraving: 'Forever', metals: ['Silver'] };

/** Middle of the floor of the letters, and how many triangles it has. */
function floorOf({ metal }: Solids): { readonly at: Vec3; readonly count: number } {
  const { mesh, ground = new Uint32Array() } = metal[0]!;
  const sum = [0, 0, 0];
  for (const triangle of ground)
    for (let k = 0; k < 9; k++)
      sum[k % 3]! += mesh.positions[3 * mesh.indices[3 * triangle + Math.floor(k / 3)]! + (k % 3)]!;
  const [x, y, z] = sum.map((value) => value / (3 * ground.length));
  return { at: [x!, y!, z!], count: ground.length };
}

describe('letters in the metal of a bangle', () => {
  it('are cut into its outside, in front', async () => {
    const piece = createDesign(openBrief({ ...LETTERED, braceletKind: 'bangle' }), 1) as PieceDesign;
    expect(piece).toMatchObject({ ornaments: [], engraving: { text: 'Forever', place: 'outside-band' } });
    const solids = await built(piece);
    const { at, count } = floorOf(solids);
    expect(count).toBeGreaterThan(50);
    // Its front is towards -y, turned aside a little.
    expect(at[1]).toBeLessThan(-20);
  });

  it('stand beside a figure that was named', async () => {
    const brief = openBrief({ ...LETTERED, braceletKind: 'cuff', motifs: ['Star'] });
    const piece = createDesign(brief, 1) as PieceDesign;
    expect(piece.ornaments).toMatchObject([{ slot: 'main', ornament: { motif: 'Star' } }]);
    expect(piece.engraving?.place).toBe('outside-band');
    const { at, count } = floorOf(await built(piece));
    expect(count).toBeGreaterThan(50);
    expect(at[0]).toBeGreaterThan(5);
  });

  it('are inside where that was asked for', async () => {
    const brief = openBrief({ ...LETTERED, braceletKind: 'bangle', engravingPlace: 'inside' });
    const piece = createDesign(brief, 0) as PieceDesign;
    expect(piece.engraving).toMatchObject({ text: 'Forever', place: 'inside-band' });
    const { measures } = await built(piece);
    expect(measures.some(({ where }) => where === 'engraving inside the band')).toBe(true);
  });

  it('stand between bells, as many on each side, and nothing before them', async () => {
    const brief = openBrief({
      ...LETTERED,
      engraving: 'Aarav',
      braceletKind: 'bangle',
      culture: ['Indian / Mughal'],
      arrangements: ['bells'],
    });
    const piece = createDesign(brief, 1) as PieceDesign;
    expect(piece.engraving).toMatchObject({ text: 'Aarav', place: 'outside-band' });
    expect(piece.provenance.adjustments).toEqual([]);
    const [bells] = piece.ornaments;
    expect(bells).toMatchObject({ slot: 'drop', ornament: { kind: 'bell' } });
    expect(bells!.count % 2).toBe(0);
    const solids = await built(piece);
    const { at, count } = floorOf(solids);
    expect(count).toBeGreaterThan(50);
    const outMm = Math.hypot(at[0], at[1]);
    const before = solids.metal
      .flatMap(({ mesh: { positions } }) =>
        Array.from(
          { length: positions.length / 3 },
          (_, i) => [positions[3 * i]!, positions[3 * i + 1]!] as const,
        ),
      )
      .filter(([x, y]) => {
        const [out, aside] = [(x * at[0] + y * at[1]) / outMm, (x * at[1] - y * at[0]) / outMm];
        return out > outMm + 1 && Math.abs(aside) < 4;
      });
    expect(before).toEqual([]);
  });
});
