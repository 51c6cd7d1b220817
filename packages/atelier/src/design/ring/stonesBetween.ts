/** A row of a few stones with small ones in its gaps, as Victorian half hoops have. */
import type { Brief } from '@filigree/contracts';
import type { BandStones } from './document.ts';
import { type RingWish, round2 } from './wish.ts';

/** How many stand in the row. */
export const countOfRow = ({ gemstoneCounts }: Brief): number => gemstoneCounts?.[0]?.count ?? 0;

/** How many of the small stones are in each gap; null where that was left open. */
export function countOfGap(brief: Brief): 1 | 2 | null {
  const small = brief.gemstoneCounts?.[1]?.count;
  return small === undefined ? null : small > countOfRow(brief) - 1 ? 2 : 1;
}

/** Stones of the row by their number, mm: few are larger. */
const ROW_MM = [
  [3, 3.5],
  [4, 3.2],
  [5, 3],
  [7, 2.6],
  [9, 2.2],
  [Number.POSITIVE_INFINITY, 1.8],
] as const;
const LARGEST_MM = 3.5;
const SMALLEST_MM = 1.4;
const SIZE_SHARE = { small: 0.84, large: 1.12 } as const;
/** Those between are of this share of the others, and within these, mm: told from them at a glance. */
const SMALL_SHARE = 0.4;
const SMALL_MM = { least: 0.9, most: 1.4 } as const;
/** What a row and its gaps take of a finger, degrees: more lies at its sides. */
const MOST_DEGREES = 220;

/** Light between a stone and what stands in its gap, mm: two bezels share a wall; claws are beside the small stones. */
const LIGHT_MM = { bezel: 0.68, 'shared-prong': 0.42 } as const;
/** Of two in a gap the stones of the row themselves are nearly neighbours. */
const NEXT_MM = { bezel: 0.8, 'shared-prong': 0.8 } as const;
/** The rim about a stone in a gap of two, and its light to the stones of the row, mm. */
const PAIR_LIGHT_MM = 0.76;

type Row = Pick<BandStones, 'diameterMm' | 'setting'> & {
  readonly between: NonNullable<BandStones['between']>;
};
const settingOf = ({ setting }: Pick<Row, 'setting'>): 'bezel' | 'shared-prong' =>
  setting === 'bezel' ? 'bezel' : 'shared-prong';

/** From the middle of a stone of the row to that of the next, along their girdles, mm. */
export const betweenPitchMm = (row: Row): number =>
  row.between.perGap === 2
    ? row.diameterMm + NEXT_MM[settingOf(row)]
    : row.diameterMm + row.between.diameterMm + 2 * LIGHT_MM[settingOf(row)];

/** How far from the middle of the band each of two in a gap stands along the finger, mm: clear of both neighbours. */
export function pairOffsetMm(row: Row): number {
  const apart = (row.diameterMm + row.between.diameterMm) / 2 + PAIR_LIGHT_MM;
  return Math.sqrt(Math.max(0, apart ** 2 - (betweenPitchMm(row) / 2) ** 2));
}

/** What two in a gap need of the band's width, both edges together, mm. */
const PAIR_EDGE_MM = 0.7;
export const pairWidthMm = (row: Row): number =>
  round2(2 * pairOffsetMm(row) + row.between.diameterMm + PAIR_EDGE_MM);

/** The row that was asked for, its stones as large as so many have room. */
export function rowBetween(
  wish: RingWish,
  usual: { readonly setting: 'bezel' | 'shared-prong'; readonly perGap: 1 | 2; readonly milgrain: boolean },
): BandStones & Row {
  const { brief } = wish;
  const count = countOfRow(brief);
  const radius = (11.63 + 0.8128 * wish.usSize) / 2 + 2;
  const size = brief.proportions.stone;
  const told = brief.stoneSizeMm.length > 0 ? Math.min(...brief.stoneSizeMm) : null;
  const wanted = told ?? ROW_MM.find(([most]) => count <= most)![1] * (size === null ? 1 : SIZE_SHARE[size]);
  const rowOf = (mm: number): BandStones & Row => {
    const diameterMm = round2(mm);
    const row = {
      stone: wish.rowStone,
      setting: usual.setting,
      diameterMm,
      spanDegrees: 0,
      rows: 1,
      milgrain: usual.milgrain,
      between: {
        stone: wish.accent,
        diameterMm: round2(Math.min(SMALL_MM.most, Math.max(SMALL_MM.least, SMALL_SHARE * diameterMm))),
        perGap: usual.perGap,
        count,
      },
    };
    const along = (count - 1) * betweenPitchMm(row) + diameterMm;
    return { ...row, spanDegrees: round2(Math.min(360, Math.max(20, (along / radius) * (180 / Math.PI)))) };
  };
  let row = rowOf(Math.min(LARGEST_MM, Math.max(SMALLEST_MM, wanted)));
  const isTooBroad = (): boolean =>
    usual.perGap === 2 && brief.bandWidthMm !== null && pairWidthMm(row) > brief.bandWidthMm;
  while ((row.spanDegrees > MOST_DEGREES || isTooBroad()) && row.diameterMm > SMALLEST_MM)
    row = rowOf(Math.max(SMALLEST_MM, row.diameterMm - 0.1));
  if (told !== null && told > row.diameterMm)
    wish.adjustments.push(
      `Stones of ${told} mm do not stand in a row around a finger: drawn at ${row.diameterMm} mm.`,
    );
  return row;
}
