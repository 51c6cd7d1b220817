import { fitText, LEAST_LETTER_MM, LINE_PITCH, letterSpacing } from '../lettering/fit.ts';
import { type Lettering, setLine } from '../lettering/fonts.ts';
import { isLegible, legibly } from '../lettering/legible.ts';
import type { Ornament } from './document.ts';
import { lettersOnRings } from './linkedRings.ts';
import type { PlateOrnament } from './plate.ts';
import type { PlateOutline } from './plateParts.ts';

/** How much of its width a plate offers to a line through its widest free place, borders apart. */
const FREE_SHARE: Readonly<Record<PlateOutline, number>> = {
  disc: 0.92,
  oval: 0.92,
  coin: 0.86,
  bar: 0.94,
  'rounded-rectangle': 0.94,
  square: 0.94,
  shield: 0.86,
  hexagon: 0.92,
  octagon: 0.94,
  cartouche: 0.92,
  teardrop: 0.84,
  heart: 0.82,
  crescent: 0.6,
  lozenge: 0.7,
  'dog-tag': 0.92,
};

/** Outlines as wide away from their middle as in it; the others narrow as a circle does, or in straight lines. */
const STRAIGHT: ReadonlySet<PlateOutline> = new Set(['bar', 'rounded-rectangle', 'square', 'dog-tag']);
const ROUND: ReadonlySet<PlateOutline> = new Set(['disc', 'oval', 'coin', 'octagon', 'hexagon', 'cartouche']);

/** Share of a plate's free height that lines may fill, and the most lines. */
const FILLED = 0.84;
const MOST_LINES = 5;
/** A line with capitals of this height is not broken, mm. */
const GOOD_LETTER_MM = 2;
/** Height of capitals as a share of a plate's free height; initials are what there is to see. */
const USUAL_SHARE = 0.48;
const FEW_LETTERS = 2;
const FEW_SHARE = 0.62;
/** Of the plate's document, mm. */
const LARGEST_PLATE_MM = 60;
/** How much larger a plate may become for its text, step by step; beyond the first it is told. */
const GROWTH = [1, 1.12, 1.25, 1.4, 1.55] as const;
const TOLD_GROWTH = [1.7, 1.85, 2, 2.2, 2.4, 2.6, 2.9] as const;
/** free: nobody told the plate's size; told: it gives way to a text that has no room, and that is said; none: it stays. */
export type PlateGrowth = 'free' | 'told' | 'none';

/** How far a border reaches in from the edge of its plate, mm, as geometry/ornament/plate/borders lays it. */
function rimOf({ widthMm, heightMm, border }: PlateOrnament): number {
  const shorter = Math.min(widthMm, heightMm);
  const size = Math.max(widthMm, heightMm);
  const fine = Math.min(0.5, Math.max(0.26, size * 0.014));
  switch (border.kind) {
    case 'pattern':
      return Math.max(1.3, Math.min(3, shorter * 0.1)) + 0.85;
    case 'pave':
      return border.diameterMm + 0.9;
    case 'bevel':
      return Math.max(0.5, size * 0.035);
    case 'milgrain':
      return fine * 2.4 + 0.25;
    case 'rope':
      return fine * 2.6 + 0.1;
    case 'beaded':
      return fine * 1.84 + 0.15;
    case 'stepped':
      return fine * 3.9 + 0.1;
    case 'scallop':
      return fine * 2.05 + 0.9;
    case 'none':
    case 'text':
      return Math.max(0.5, shorter * 0.05);
  }
}

/** Room for letters on a plate, mm; along its height where that is much the longer. */
function roomOn(plate: PlateOrnament, letters: number) {
  const { outline, widthMm, heightMm } = plate;
  // Between its lobes and its point a heart narrows faster than its border is broad.
  const rim = rimOf(plate) * (outline === 'heart' ? 1.6 : 1);
  const upright = heightMm > widthMm * 1.6 && letters > 3;
  const along = (upright ? heightMm : widthMm) - 2 * rim;
  const across = (upright ? widthMm : heightMm) - 2 * rim;
  return {
    upright,
    acrossMm: Math.max(0, across),
    lengthMm: Math.max(1, along * FREE_SHARE[outline] * 0.88),
    letterMm: Math.max(1.2, across * (letters <= FEW_LETTERS ? FEW_SHARE : USUAL_SHARE)),
  };
}

export interface SetLines {
  readonly lines: readonly string[];
  /** Height of a capital, mm. */
  readonly letterMm: number;
}

/**
 * A plate's text in the number of lines that lets its letters be largest; one, where they are large enough so. Null
 * where even the smallest legible letters do not fit.
 */
export function linesOn(plate: PlateOrnament): SetLines | null {
  if (plate.field.kind !== 'text') return null;
  const { text, lettering } = plate.field;
  const words = unparted(text.split(/\s+/).filter((word) => word !== '' && word !== '/'));
  const room = roomOn(plate, [...text].length);
  const single = Math.min(room.letterMm, room.lengthMm / lengthOf(text, lettering));
  const most = room.upright ? 1 : Math.min(MOST_LINES, words.length);
  let best: SetLines = { lines: [text], letterMm: single };
  if (single < GOOD_LETTER_MM)
    for (let count = 2; count <= most; count++) {
      const lines = broken(words, count, lettering);
      const letterMm = lettersIn(plate.outline, room, lines, lettering);
      // A break has to be worth it.
      if (letterMm > best.letterMm * 1.1) best = { lines, letterMm };
    }
  return best.letterMm >= LEAST_LETTER_MM ? best : null;
}

/** A number and the quarter of the globe behind it are no two words: "53.2707 N,". */
function unparted(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    if (/^[NSEWO][,.;]?$/.test(word) && /\d["″”'′’°º]*$/.test(before))
      joined[joined.length - 1] = `${before} ${word}`;
    else joined.push(word);
  }
  return joined;
}

const lengthOf = (line: string, lettering: Lettering): number =>
  setLine(line, lettering, letterSpacing(lettering)).length;

/** Words in so many lines, the longest as short as can be. */
function broken(words: readonly string[], count: number, lettering: Lettering): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...broken(words.slice(first), count - 1, lettering)];
    const longest = Math.max(...lines.map((line) => lengthOf(line, lettering)));
    if (longest < least) [least, best] = [longest, lines];
  }
  return best;
}

/** Largest capitals with which lines fit one above the other, mm; 0 where none do. */
function lettersIn(
  outline: PlateOutline,
  { acrossMm, lengthMm }: { readonly acrossMm: number; readonly lengthMm: number },
  lines: readonly string[],
  lettering: Lettering,
): number {
  const lengths = lines.map((line) => lengthOf(line, lettering));
  const block = (lines.length - 1) * LINE_PITCH + 1;
  for (let letterMm = (acrossMm * FILLED) / block; letterMm >= LEAST_LETTER_MM; letterMm -= 0.04) {
    const fits = lengths.every((length, i) => {
      const middle = (i - (lines.length - 1) / 2) * LINE_PITCH * letterMm;
      const far = (Math.abs(middle) + letterMm / 2) / (acrossMm / 2);
      const share = STRAIGHT.has(outline)
        ? 1
        : ROUND.has(outline)
          ? Math.sqrt(Math.max(0, 1 - far * far))
          : 1 - far;
      return length * letterMm <= lengthMm * share;
    });
    if (fits) return letterMm;
  }
  return 0;
}

/**
 * The ornament with its text as it can be cut, and what was done about it in sentences for people: a border that
 * leaves too little room gives way, then the plate grows where it may, and at last the text is cut off.
 */
export function fitLettering(
  ornament: Ornament,
  grows: PlateGrowth = 'none',
  isHandAsked = false,
): {
  readonly ornament: Ornament;
  readonly adjustments: readonly string[];
} {
  if (ornament.kind === 'open-frame') return lettersOnRings(ornament, isHandAsked);
  if (ornament.kind !== 'plate' || ornament.field.kind !== 'text') return { ornament, adjustments: [] };
  const { field } = ornament;
  const room = roomOn(ornament, [...field.text].length);
  // What no font has is told first.
  const cuttable = fitText(field.text, field.lettering, { ...room, lengthMm: Number.POSITIVE_INFINITY });
  if (cuttable.text === '')
    return { ornament: { ...ornament, field: { kind: 'plain' } }, adjustments: cuttable.adjustments };
  const whole: PlateOrnament = { ...ornament, field: { ...field, text: cuttable.text } };
  const borders = /^(?:pave|pattern)$/.test(whole.border.kind)
    ? [whole.border, { kind: 'bevel' } as const]
    : [whole.border];
  for (const { growth, lettering, cut } of triesFor(field, plateGrowths(whole, grows), isHandAsked))
    for (const border of borders) {
      const tried: PlateOrnament = {
        ...whole,
        field: { ...field, text: cuttable.text, lettering, cut },
        border,
        widthMm: round2(whole.widthMm * growth),
        heightMm: round2(whole.heightMm * growth),
      };
      const set = linesOn(tried);
      if (set === null || !isLegible(lettering, set.letterMm, cut)) continue;
      const said = growthTold(cuttable.text, whole, tried, growth, grows);
      return { ornament: tried, adjustments: [...cuttable.adjustments, ...said] };
    }
  const { lettering, fitted, told } = legibly(field.lettering, isHandAsked, (one) =>
    fitText(field.text, one, room),
  );
  const { text, adjustments } = fitted;
  return {
    ornament: { ...ornament, field: text === '' ? { kind: 'plain' } : { ...field, text, lettering } },
    adjustments: [...adjustments, ...told],
  };
}

type TextField = Extract<PlateOrnament['field'], { kind: 'text' }>;

/**
 * Sizes and letters in the order in which they are tried. Plain letters come before a plate grows, if none were asked
 * for, and letters that are cut in after raised ones, if there is no stone about them.
 */
function triesFor(
  { lettering: chosen, cut, ground }: TextField,
  growths: readonly number[],
  isAsked: boolean,
): readonly (Pick<TextField, 'lettering' | 'cut'> & { readonly growth: number })[] {
  const letterings: readonly Lettering[] = isAsked || chosen === 'sans' ? [chosen] : [chosen, 'sans'];
  const cuts: readonly TextField['cut'][] =
    cut === 'engraved' || ground !== undefined ? [cut] : [cut, 'engraved'];
  return growths.flatMap((growth) =>
    cuts.flatMap((one) => letterings.map((lettering) => ({ growth, lettering, cut: one }))),
  );
}

/** How much larger a plate may become for letters, step by step. */
export function plateGrowths(plate: PlateOrnament, grows: PlateGrowth): readonly number[] {
  const most = LARGEST_PLATE_MM / longer(plate);
  const steps = grows === 'none' ? [1] : [...GROWTH, ...TOLD_GROWTH];
  return steps.filter((share) => share <= Math.max(1, most));
}

/** What is said of a plate that has grown. */
export const growthTold = (
  text: string,
  before: PlateOrnament,
  after: PlateOrnament,
  growth: number,
  grows: PlateGrowth,
): string[] =>
  growth > (grows === 'free' ? GROWTH.at(-1)! : 1) ? [grown(text, longer(before), longer(after))] : [];

const longer = ({ widthMm, heightMm }: PlateOrnament): number => Math.max(widthMm, heightMm);

const grown = (text: string, fromMm: number, toMm: number): string =>
  `“${text}” has no room on a plate of ${fromMm} mm at the smallest legible size (${LEAST_LETTER_MM} mm): the plate is ${toMm} mm.`;

const round2 = (x: number): number => Math.round(x * 100) / 100;
