/** Crosses that are small stones all over: in one row or two, fine or bold, to the edge or within a polished border. */
import type { StoneKind } from '../parts.ts';
import type { Random } from '../random.ts';
import { type MotifOrnament, motifOfForm } from './motif.ts';
import type { OrnamentStyle } from './style.ts';

/** What the stones of an arm are: rows beside one another, their share of the height, metal along the edge in mm. */
const WAYS = [
  { id: 'line', rows: 1, share: 0.1, borderMm: 0.32 },
  { id: 'double', rows: 2, share: 0.062, borderMm: 0.34 },
  { id: 'fine', rows: 1, share: 0.074, borderMm: 0.32 },
  { id: 'bordered', rows: 1, share: 0.082, borderMm: 0.75 },
] as const;

export type PavedCrossWay = (typeof WAYS)[number];
export const PAVED_CROSS_WAYS: readonly PavedCrossWay[] = WAYS;

/** What is set by hand in rows, mm. */
const STONE_MM = { least: 1, most: 2.4 } as const;
/** Two rows have room on arms from this height of the cross, mm. */
const LEAST_DOUBLE_MM = 13;

/** A cross with a stone in every place, of a kind that beads hold. */
export function drawPavedCross(
  { id, rows, share, borderMm }: PavedCrossWay,
  small: StoneKind,
  style: OrnamentStyle,
  random: Random,
): MotifOrnament {
  const cross = motifOfForm('Cross', 'latin-cross', { ...style, centre: null }, random);
  const isDouble = id === 'double' && cross.sizeMm >= LEAST_DOUBLE_MM;
  const wantedMm = cross.sizeMm * (rows === 2 && !isDouble ? 2 * share : share);
  const diameterMm = Math.min(STONE_MM.most, Math.max(STONE_MM.least, wantedMm));
  return {
    ...cross,
    accent: { stone: { ...small, cut: 'Round' }, diameterMm: Math.round(diameterMm * 100) / 100 },
    paved: { rows: isDouble ? 2 : 1, borderMm },
  };
}
