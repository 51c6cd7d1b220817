import type { JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../design/createDesign.ts';
import { isRing } from '../../../design/document.ts';
import { openBrief } from '../../../design/testing/briefs.ts';
import { buildSolids } from '../../buildSolids.ts';

const SETTINGS = ['Channel', 'Bar', 'Invisible'] as const;
const TYPES: readonly JewelryType[] = ['Pendant', 'Earrings', 'Cufflinks'];
const STEP_MM = { Channel: 0.06, Bar: 0.62, Invisible: 0.03 } as const;

describe.each(TYPES)('rows of stones let into the plate of a %s', (type) => {
  it.each(SETTINGS)('%s: each is held, none touches the next', async (setting) => {
    const design = createDesign(openBrief({ type, setting, gemstones: ['Ruby'], metals: ['Silver'] }), 5);
    if (!('ornaments' in design) || isRing(design)) throw new Error(design.type);
    const field = design.ornaments.flatMap(({ ornament }) =>
      ornament.kind === 'plate' && ornament.field.kind === 'rows' ? [ornament.field] : [],
    )[0];
    expect(field?.setting).toBe(setting.toLowerCase());
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const rows = built.solids.stones.filter(({ role }) => role === 'accent');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const places = rows.map(({ placement }) => placement.origin);
    const nearest = Math.min(
      ...places.flatMap((a, i) =>
        places.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
      ),
    );
    const widest = Math.max(...rows.map(({ widthMm }) => widthMm));
    expect(nearest).toBeGreaterThan(widest + STEP_MM[setting] * 0.9);
  });
});

it.each([
  ['Channel', 7],
  ['Bar', 5],
  ['Invisible', 9],
  ['Invisible', 12],
] as const)('%s: as many as were counted, %i', async (setting, stoneCount) => {
  const design = createDesign(
    openBrief({ type: 'Pendant', setting, stoneCount, gemstones: ['Sapphire'] }),
    4,
  );
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  expect(built.solids.stones).toHaveLength(stoneCount);
  expect(design.provenance.adjustments).toEqual([]);
});
