/** Where letters stand on a flat: their lines, their size, and the rectangle that they take. */
import { LEAST_LETTER_MM, LINE_PITCH, letterSpacing } from '../../design/lettering/fit.ts';
import { type Lettering, setLine } from '../../design/lettering/fonts.ts';
import { isLegible } from '../../design/lettering/legible.ts';
import type { Bench, Region } from '../mesh/bench.ts';
import type { Vec2 } from '../vec.ts';

/** Larger capitals shout, mm. */
const MOST_LETTER_MM = 2.6;
const LETTER_STEP_MM = 0.1;
/** What an even block is worth in the height of its letters, mm. */
const EVEN_MM = 0.2;
const CELL_MM = 0.2;
/** Below and above the capitals, in capitals: tails and accents. */
const OVERHANG = 0.3;
const MOST_LINES = 4;
export interface PlaceOnBack {
  /** In lines. */
  readonly text: string;
  readonly letterMm: number;
  readonly at: Vec2;
  /** Room that the lines take. */
  readonly wideMm: number;
  readonly highMm: number;
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
      best = {
        text: lines.join('\n'),
        letterMm,
        at,
        wideMm: wide * letterMm,
        highMm: high * letterMm,
      };
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

export interface SetOnBack extends PlaceOnBack {
  readonly lettering: Lettering;
}

/** A text in its own hand, or in plain capitals where that could not be read so small; null where there is no room. */
export function setOnBack(
  bench: Bench,
  flat: Region,
  { text, lettering }: { readonly text: string; readonly lettering: Lettering },
): SetOnBack | null {
  const own = placeOnBack(bench, flat, { text, lettering });
  if (own === null) return null;
  if (isLegible(lettering, own.letterMm)) return { ...own, lettering };
  return { ...(placeOnBack(bench, flat, { text, lettering: 'sans' }) ?? own), lettering: 'sans' };
}
