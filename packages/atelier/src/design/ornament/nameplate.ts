/** Letters cut from sheet and held together by a bar: a name, a word, an initial. */
import { z } from 'zod';
import { LETTER_OVERLAP } from '../lettering/fit.ts';
import { type Lettering, setLine } from '../lettering/fonts.ts';
import { monolineOf } from '../lettering/monoline.ts';
import { engravingSchema, type StoneKind, stoneKindSchema } from '../parts.ts';
import type { OrnamentStyle } from './style.ts';

export const nameplateOrnamentSchema = z.object({
  kind: z.literal('nameplate'),
  alloyId: z.string(),
  text: z.string().min(1).max(24),
  lettering: engravingSchema.shape.lettering,
  /** Height of a capital. */
  letterMm: z.number().min(3).max(25),
  thicknessMm: z.number().min(0.9).max(3),
  /** The letters as lines of small stones (lettering/monoline.ts); absent for bare metal. */
  pave: z.object({ stone: stoneKindSchema, diameterMm: z.number().min(0.9).max(2.2) }).optional(),
});
export type NameplateOrnament = z.infer<typeof nameplateOrnamentSchema>;

/** Longest a cut name may be, and the smallest letters that hold together when sawn from sheet. */
const LONGEST_MM = 48;
const LEAST_LETTER_MM = 4;
/** More letters than these are read better on a plate. */
const MOST_LETTERS = 12;

/** A text as cut letters, or null where it is better engraved on a plate: too long, too small, or not drawn by the font. */
export function drawNameplate(
  style: OrnamentStyle,
  text: string,
  lettering: Lettering,
): NameplateOrnament | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const { length, missing } = setLine(plain, lettering, LETTER_OVERLAP);
  if (plain === '' || missing.length > 0 || [...plain].length > MOST_LETTERS) return null;
  const letterMm = Math.min(12, style.sizeMm * 0.6, Math.min(LONGEST_MM, style.sizeMm * 2.2) / length);
  if (letterMm < LEAST_LETTER_MM) return null;
  return {
    kind: 'nameplate',
    alloyId: style.alloyId,
    text: plain,
    lettering,
    letterMm: Math.round(letterMm * 100) / 100,
    thicknessMm: Math.round(Math.min(1.8, 1.1 + letterMm * 0.04) * 100) / 100,
  };
}

/** Capitals with metal above their middle: a ring there carries them upright. */
const CARRIED_IN_THE_MIDDLE = /^[ABCDEFGIOPQRSTZ]$/i;

/** Whether one or two cut letters would hang askew from a single ring. */
export const hangsAskew = (text: string): boolean =>
  [...text].length <= 2 && !CARRIED_IN_THE_MIDDLE.test(text);

/** More letters than these are not set with stones. */
export const MOST_PAVED_LETTERS = 3;
/** Initials set with stones are so tall, and their stones a share of it, mm. */
const PAVED = { leastMm: 8, mostMm: 16, stone: 0.11, leastStoneMm: 1, mostStoneMm: 1.7 } as const;
/** Metal under the culets. */
const UNDER_MM = 0.75;

/** Initials as lines of small stones; null where one of them is not drawn so, or hung from its middle would be askew. */
export function drawPavedInitials(
  style: OrnamentStyle,
  text: string,
  lettering: Lettering,
  stone: StoneKind,
): NameplateOrnament | null {
  const plain = text.replace(/[\s&.+]+/g, '').toUpperCase();
  const drawn = monolineOf(plain);
  if (drawn === null || plain.length > MOST_PAVED_LETTERS || hangsAskew(plain)) return null;
  const letterMm = Math.min(PAVED.mostMm, style.sizeMm * 0.8, (style.sizeMm * 1.6) / drawn.width);
  if (letterMm < PAVED.leastMm) return null;
  const diameterMm = Math.min(PAVED.mostStoneMm, Math.max(PAVED.leastStoneMm, letterMm * PAVED.stone));
  return {
    kind: 'nameplate',
    alloyId: style.alloyId,
    text: plain,
    lettering,
    letterMm: Math.round(letterMm * 100) / 100,
    thicknessMm: Math.round((UNDER_MM + 0.5 * diameterMm) * 100) / 100,
    pave: { stone, diameterMm: Math.round(diameterMm * 100) / 100 },
  };
}

/** How long a cut name is about, mm. */
export const nameplateLengthMm = ({ text, lettering, letterMm, pave }: NameplateOrnament): number =>
  (pave === undefined ? setLine(text, lettering, LETTER_OVERLAP).length : (monolineOf(text)?.width ?? 1)) *
  letterMm;
