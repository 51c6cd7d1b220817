/** From which size on the forms of motifs have room for their small stones. */
import type { MotifForm } from './motif.ts';

/**
 * The least size at which small stones stand in a form (mm, as geometry/ornament/motif draws it); Infinity for those that
 * never have any. Forms that are not here have some at every size.
 */
const SMALL_STONES_FROM_MM: Readonly<Partial<Record<MotifForm, number>>> = {
  rose: 9.1,
  leaf: Number.POSITIVE_INFINITY,
  chevrons: 8,
  panther: 12,
  bee: 9,
  fish: 10,
  fox: 8,
  crescent: 8,
  wave: Number.POSITIVE_INFINITY,
  interlocked: 12,
  'infinity-stones': 5.2,
  'infinity-crossing': Number.POSITIVE_INFINITY,
  'infinity-loop': Number.POSITIVE_INFINITY,
  coiled: 12,
  ouroboros: 12,
  spiral: 10,
};

/** Those of the zodiac: drawn strokes, and stars by the outline of the sign. */
const OF_SIGNS_MM = { glyph: 12, constellation: 7 } as const;

/** Whether a form of a size (mm) has small stones that are seen. */
export function setsSmallStones(form: MotifForm, sizeMm: number): boolean {
  const kind = /-(glyph|constellation)$/.exec(form)?.[1] as keyof typeof OF_SIGNS_MM | undefined;
  return sizeMm >= (SMALL_STONES_FROM_MM[form] ?? (kind === undefined ? 0 : OF_SIGNS_MM[kind]));
}
