import { LEAST_LETTER_MM, LINE_PITCH, letterSpacing } from '../../design/lettering/fit.ts';
import { type Lettering, setLine } from '../../design/lettering/fonts.ts';
import { isLegible } from '../../design/lettering/legible.ts';
import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { placementOf } from '../frame.ts';
import { cutLetters, ENGRAVING_DEPTH_MM } from '../lettering/engrave.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import { metalOf } from '../ornament/build.ts';
import { domeOver, LEAST_DOME_MM } from '../ornament/plate/dome.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

/** Heights over the back that must all be metal where letters are cut: a flat, and enough of it behind their floor, mm. */
const PLATE_MM = [0.06, ENGRAVING_DEPTH_MM, ENGRAVING_DEPTH_MM + 0.3, ENGRAVING_DEPTH_MM + 0.5];
/** From the letters to the edge of the flat, and to what stands on it, mm. */
const MARGIN_MM = 0.4;
const FOOT_MARGIN_MM = 0.25;
/** Heights at which the feet of findings are looked at: what stands further behind covers no letters, mm. */
const FEET_MM = [0.1, -0.2, -0.6, -1.2];
/** Larger capitals shout, mm. */
const MOST_LETTER_MM = 2.6;
const LETTER_STEP_MM = 0.1;
/** What an even block is worth in the height of its letters, mm. */
const EVEN_MM = 0.2;
const CELL_MM = 0.2;
/** Below and above the capitals, in capitals: tails and accents. */
const OVERHANG = 0.3;
const MOST_LINES = 4;
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
  const flat = flatBack(bench, flattened(bench, ornament), taken);
  const own = placeOnBack(bench, flat, engraving);
  if (own === null) return;
  const lettering = isLegible(engraving.lettering, own.letterMm) ? engraving.lettering : 'sans';
  const place =
    lettering === engraving.lettering
      ? own
      : (placeOnBack(bench, flat, { text: engraving.text, lettering }) ?? own);
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
    origin: [...place.at, 0],
  });
  const tool =
    swell === null ? turned : bench.bent(turned, SWOLLEN_CELL_MM, (x, y, z) => [x, y, z + swell(x, y)]);
  work.cutters.push(bench.placed(tool, placementOf(frame)));
  work.measures.push(...letters.measures);
}

/** How far a back swells towards the front at a place, mm; null where it is flat. */
function swellOf(ornament: Ornament): ((x: number, y: number) => number) | null {
  if (ornament.kind !== 'plate' || ornament.domeMm <= LEAST_DOME_MM) return null;
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

interface PlaceOnBack {
  /** In lines. */
  readonly text: string;
  readonly letterMm: number;
  readonly at: Vec2;
}

/** The lines, size and place in which a text is largest on a flat; null where it would not be legible. */
export function placeOnBack(
  bench: Bench,
  flat: Region,
  { text, lettering }: { readonly text: string; readonly lettering: Lettering },
): PlaceOnBack | null {
  const room = roomIn(bench.outlines(flat));
  if (room === null) return null;
  let best: PlaceOnBack | null = null;
  let most = -Infinity;
  for (const lines of linesOf(text)) {
    const wide = Math.max(...lines.map((line) => setLine(line, lettering, letterSpacing(lettering)).length));
    const high = (lines.length - 1) * LINE_PITCH + 1 + 2 * OVERHANG;
    // Of lines that may be about as large, those that are most nearly as wide as they are high.
    const stretched = EVEN_MM * Math.abs(Math.log(wide / high));
    for (let letterMm = MOST_LETTER_MM; letterMm >= LEAST_LETTER_MM; letterMm -= LETTER_STEP_MM) {
      if (letterMm - stretched <= most) break;
      const at = room(wide * letterMm, high * letterMm);
      if (at === null) continue;
      best = { text: lines.join('\n'), letterMm, at };
      most = letterMm - stretched;
      break;
    }
  }
  return best;
}

/** A text in one line, and broken between words into lines as even as may be. */
function linesOf(text: string): string[][] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const most = Math.min(MOST_LINES, words.length);
  return Array.from({ length: most }, (_, i) => evenLines(words, i + 1));
}

/** The longest line is as short as words allow. */
function evenLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...evenLines(words.slice(first), count - 1)];
    const longest = (all: readonly string[]) => Math.max(...all.map((line) => line.length));
    if (best.length === 0 || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/**
 * Rectangles within outlines (counters are holes), by sums over cells: of a width and a height the place of the one
 * nearest to the middle, null for none.
 */
function roomIn(
  outlines: readonly (readonly Vec2[])[],
): ((wide: number, high: number) => Vec2 | null) | null {
  const points = outlines.flat();
  if (points.length < 3) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const across = Math.ceil((Math.max(...xs) - left) / CELL_MM);
  const up = Math.ceil((Math.max(...ys) - low) / CELL_MM);
  // Free cells to the left of and below each corner.
  const sums = new Int32Array((across + 1) * (up + 1));
  const at = (i: number, k: number): number => sums[k * (across + 1) + i]!;
  for (let k = 0; k < up; k++) {
    const crossings = crossingsAt(outlines, low + (k + 0.5) * CELL_MM);
    for (let i = 0; i < across; i++) {
      const x = left + (i + 0.5) * CELL_MM;
      const isFree = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      sums[(k + 1) * (across + 1) + i + 1] = at(i, k + 1) + at(i + 1, k) - at(i, k) + (isFree ? 1 : 0);
    }
  }
  const middle = [left + (across * CELL_MM) / 2, low + (up * CELL_MM) / 2] as const;
  return (wide, high) => {
    const [w, h] = [Math.ceil(wide / CELL_MM), Math.ceil(high / CELL_MM)];
    let best: Vec2 | null = null;
    let nearest = Infinity;
    for (let k = 0; k + h <= up; k++)
      for (let i = 0; i + w <= across; i++) {
        if (at(i + w, k + h) - at(i, k + h) - at(i + w, k) + at(i, k) < w * h) continue;
        const place: Vec2 = [left + (i + w / 2) * CELL_MM, low + (k + h / 2) * CELL_MM];
        const away = Math.hypot(place[0] - middle[0], place[1] - middle[1]);
        if (away >= nearest) continue;
        nearest = away;
        best = place;
      }
    return best;
  };
}

/** Where outlines cross a level, as x. */
const crossingsAt = (outlines: readonly (readonly Vec2[])[], y: number): number[] =>
  outlines.flatMap((loop) =>
    loop.flatMap(([ax, ay], i) => {
      const [bx, by] = loop[(i + 1) % loop.length]!;
      return ay > y !== by > y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [];
    }),
  );
