/** A sheet behind a figure whose back has no room for its letters. */
import type { Lettering } from '../../design/lettering/fonts.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import { box } from '../ornament/relief/figures.ts';
import { type PlaceOnBack, type SetOnBack, setOnBack } from './place-letters.ts';

/** From the letters to the edge of the flat, and to what stands on it, mm. */
export const MARGIN_MM = 0.4;
export const FOOT_MARGIN_MM = 0.25;
/** Heights at which the feet of findings are looked at: what stands further behind covers no letters, mm. */
export const FEET_MM = [0.1, -0.2, -0.6, -1.2];
/** Figures whose back is open or narrow are closed by a sheet; one behind a stone would take its light. */
export const SHEETED: ReadonlySet<Ornament['kind']> = new Set<Ornament['kind']>([
  'motif',
  'emblem',
  'sculpture',
]);
/** Letters leave more than half a millimetre of it, the least that casts over an opening. */
export const SHEET_MM = 0.8;
/** How far it is let into the figure, so that both are one body, mm. */
const SHEET_OVERLAP_MM = 0.1;
/** Gaps within which letters may stand, the narrowest first: between a wing and a body, between the rays of a star, mm. */
const BRIDGED_MM = [0.4, 1.2, 2.4, 4, 6, 9, 14] as const;
/** Gaps that are closed wherever the figure has them. */
const NARROW_GAP_MM = 1.2;

/**
 * A sheet soldered behind a figure, in its outline with the gaps closed that the letters need; null where they are too
 * long for it even so.
 */
export function withSheet(
  bench: Bench,
  metal: readonly Solid[],
  taken: readonly Solid[],
  engraving: { readonly text: string; readonly lettering: Lettering },
): { readonly sheet: Solid; readonly place: SetOnBack } | null {
  const outline = bench.joined(metal.map((solid) => bench.shadow(solid)));
  const feet = taken.flatMap((solid) => FEET_MM.map((z) => bench.sliced(solid, z - SHEET_MM)));
  const standing = feet.length === 0 ? null : bench.grown(bench.joined(feet), FOOT_MARGIN_MM);
  for (const gapMm of BRIDGED_MM) {
    const closed = bench.grown(bench.grown(outline, gapMm / 2), -gapMm / 2);
    const inner = bench.grown(closed, -MARGIN_MM);
    const place = setOnBack(bench, standing === null ? inner : bench.without(inner, standing), engraving);
    if (place === null) continue;
    // Beyond narrow gaps it is a plaque about the letters, so that the figure keeps its outline.
    const shape = gapMm <= NARROW_GAP_MM ? closed : bench.joined([outline, plaqueAbout(bench, place)]);
    return { sheet: bench.sheet(shape, -SHEET_MM, SHEET_OVERLAP_MM), place };
  }
  return null;
}

/** A rounded rectangle about letters. */
function plaqueAbout(bench: Bench, { at: [x, y], wideMm, highMm }: PlaceOnBack): Region {
  const [w, h] = [wideMm / 2, highMm / 2];
  return bench.grown(bench.region([box(x - w, y - h, x + w, y + h)]), MARGIN_MM);
}
