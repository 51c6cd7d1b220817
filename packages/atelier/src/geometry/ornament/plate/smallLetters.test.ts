/** Letters on small plates: what the design says has room is cut whole, whatever the border takes of it. */
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/createDesign.ts';
import { isRing } from '../../../design/document.ts';
import { fitLettering } from '../../../design/ornament/lettered.ts';
import type { PlateOrnament } from '../../../design/ornament/plate.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';

const PENDANT = createDesign(openBrief({ type: 'Pendant', metals: ['Silver'], engraving: '2026' }), 0);

const plateWith = (
  outline: PlateOrnament['outline'],
  kind: 'stepped' | 'rope',
  text: string,
): PlateOrnament => ({
  kind: 'plate',
  alloyId: 'main',
  accentAlloyId: 'main',
  outline,
  widthMm: 7.2,
  heightMm: 9.5,
  thicknessMm: 1.2,
  domeMm: 0,
  border: { kind },
  enamel: [],
  field: { kind: 'text', text, lettering: 'sans', cut: 'engraved' },
});

async function volumeOf(ornament: PlateOrnament): Promise<number> {
  if (isRing(PENDANT)) throw new Error('no pendant');
  const built = await buildSolids({
    ...PENDANT,
    ornaments: [{ slot: 'main', count: 1, ornament }],
  });
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.solids.metal.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0);
}

describe('letters on a small plate', () => {
  it.each([
    ['oval', 'stepped'],
    ['heart', 'stepped'],
    ['oval', 'rope'],
  ] as const)('are cut to the last: %s, %s', async (outline, border) => {
    const { ornament } = fitLettering(plateWith(outline, border, '2026'), 'free');
    if (ornament.kind !== 'plate' || ornament.field.kind !== 'text') throw new Error(ornament.kind);
    const other: PlateOrnament = { ...ornament, field: { ...ornament.field, text: '2027' } };
    expect((await volumeOf(other)) - (await volumeOf(ornament))).not.toBeCloseTo(0, 3);
  });
});
