import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { placementOf } from '../frame.ts';
import { cutLetters, ENGRAVING_DEPTH_MM } from '../lettering/engrave.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import { metalOf } from '../ornament/build.ts';
import { domeOver, LEAST_DOME_MM } from '../ornament/plate/dome.ts';
import type { Workpiece } from '../workpiece.ts';
import { FEET_MM, FOOT_MARGIN_MM, MARGIN_MM, SHEET_MM, SHEETED, withSheet } from './back-sheet.ts';
import { type SetOnBack, setOnBack } from './place-letters.ts';
import type { SetOrnament } from './stack.ts';

/** Heights over the back that must all be metal where letters are cut: a flat, and enough of it behind their floor, mm. */
const PLATE_MM = [0.06, ENGRAVING_DEPTH_MM, ENGRAVING_DEPTH_MM + 0.3, ENGRAVING_DEPTH_MM + 0.5];
/** Edges of letters on a swollen back, and those of its own mesh, which need not be split, mm. */
const SWOLLEN_CELL_MM = 0.6;
const AS_IT_IS_MM = 1000;

export const BACK_LETTERS = 'letters on the back';

/**
 * Cuts the letters that a piece has on its back into the back of an ornament, to be read when the piece is turned over
 * about its upright. Nothing is cut where the back is no plate or has no room: they are the engraver's then.
 * @param taken what stands on that back already, in the ornament's frame
 */
export function engraveBack(
  bench: Bench,
  work: Workpiece,
  { engraving, alloys }: Pick<PieceDesign, 'engraving' | 'alloys'>,
  ornament: Ornament,
  { frame }: SetOrnament,
  taken: readonly Solid[] = [],
): void {
  if (engraving === null || engraving.place !== 'back') return;
  const swell = swellOf(ornament);
  const metal = flattened(bench, ornament);
  const flat = flatBack(bench, metal, taken);
  const place = setOnBack(bench, flat, engraving);
  if (place !== null) {
    cutBack(bench, work, place, alloys, { frame, swell, backMm: 0 });
    return;
  }
  const sheeted = SHEETED.has(ornament.kind) ? withSheet(bench, metal, taken, engraving) : null;
  if (sheeted === null || !('alloyId' in ornament)) return;
  work.add(ornament.alloyId, bench.placed(sheeted.sheet, placementOf(frame)));
  cutBack(bench, work, sheeted.place, alloys, { frame, swell: null, backMm: -SHEET_MM });
}

function cutBack(
  bench: Bench,
  work: Workpiece,
  place: SetOnBack,
  alloys: PieceDesign['alloys'],
  {
    frame,
    swell,
    backMm,
  }: {
    readonly frame: SetOrnament['frame'];
    readonly swell: ((x: number, y: number) => number) | null;
    readonly backMm: number;
  },
): void {
  const { lettering } = place;
  const letters = cutLetters(
    bench,
    place.text,
    lettering,
    place.letterMm,
    BACK_LETTERS,
    alloys[0]?.id ?? null,
  );
  if (letters === null) return;
  const turned = bench.placed(letters.tool, {
    x: [-1, 0, 0],
    y: [0, 1, 0],
    z: [0, 0, -1],
    origin: [...place.at, backMm],
  });
  const tool =
    swell === null ? turned : bench.bent(turned, SWOLLEN_CELL_MM, (x, y, z) => [x, y, z + swell(x, y)]);
  work.cutters.push(bench.placed(tool, placementOf(frame)));
  work.measures.push(...letters.measures);
}

/** How far a back swells towards the front at a place, mm; null where it is flat. */
function swellOf(ornament: Ornament): ((x: number, y: number) => number) | null {
  // The back of a case is flat, whatever its lid is.
  if (ornament.kind !== 'plate' || ornament.opens || ornament.domeMm <= LEAST_DOME_MM) return null;
  return (x, y) => domeOver(ornament, x, y);
}

/** An ornament's metal, its swelling taken out. */
function flattened(bench: Bench, ornament: Ornament): Solid[] {
  const swell = swellOf(ornament);
  const metal = metalOf(bench, ornament);
  return swell === null
    ? metal
    : metal.map((solid) => bench.bent(solid, AS_IT_IS_MM, (x, y, z) => [x, y, z - swell(x, y)]));
}

/** Where the back is flat and thick enough, and nothing stands on it. */
function flatBack(bench: Bench, metal: readonly Solid[], taken: readonly Solid[]): Region {
  const [lowest, ...higher] = PLATE_MM.map((z) => bench.joined(metal.map((solid) => bench.sliced(solid, z))));
  const plate = higher.reduce((all, slice) => bench.shared(all, slice), lowest!);
  const free = bench.grown(plate, -MARGIN_MM);
  if (taken.length === 0) return free;
  const feet = bench.joined(taken.flatMap((solid) => FEET_MM.map((z) => bench.sliced(solid, z))));
  return bench.without(free, bench.grown(feet, FOOT_MARGIN_MM));
}
