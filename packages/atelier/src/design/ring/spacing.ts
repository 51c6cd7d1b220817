import type { StoneKind } from '../parts.ts';
import type { BandStones } from './document.ts';

/** Light between neighbouring stones of a row: pave 0.1 to 0.2 in CAD, channel stones nearly touch, invisible ones do. */
export const ROW_GAP_MM: Readonly<Record<BandStones['setting'], number>> = {
  pave: 0.14,
  channel: 0.06,
  bar: 0.62,
  flush: 0.9,
  // At the band; bezels that stand on it lean apart, and share their walls.
  bezel: 0.45,
  'shared-prong': 0.16,
  invisible: 0.03,
};

/** Light between neighbouring stones of a halo, and from the stone that it goes about to them, mm. */
export const HALO_GAP_MM = 0.12;
export const HALO_FROM_STONE_MM = 0.16;
/** The light to which a halo's stones may close up, so that one more finds room, mm. */
export const LEAST_HALO_GAP_MM = 0.07;

/** Light between neighbouring stones along a hoop at their girdles, mm, as pavé is drawn. */
export const HOOP_GAP_MM = 0.14;

/** Between bezels side by side across a band: the wall that they share. */
export const BETWEEN_BEZEL_ROWS_MM = 0.7;

/** Metal beside a row of stones, both edges together: what the band must be wider than its rows. */
export const ROW_EDGE_MM: Readonly<Record<BandStones['setting'], number>> = {
  pave: 0.6,
  channel: 0.95,
  bar: 0.1,
  flush: 1.2,
  bezel: 0.3,
  'shared-prong': 0.3,
  invisible: 1,
};

/** Length along the finger over width along the band of the stones of a row: long cuts lie across the band. */
export const rowRatio = ({ cut, form }: StoneKind): number =>
  form === 'faceted' ? (LONG_ROWS[cut] ?? 1) : 1;

const LONG_ROWS: Readonly<Partial<Record<StoneKind['cut'], number>>> = {
  Marquise: 1.75,
  Baguette: 1.6,
  Emerald: 1.35,
  Oval: 1.3,
};

/** The largest stones that a row along a band has, mm: larger ones tilt off a finger. */
export const LARGEST_IN_ROW_MM = 4.2;

/** The outer of two stones beside a centre, as a share of the inner, where they are not alike. */
export const OUTER_SIDE_SHARE = 0.78;

/** Square stones stand edge to edge; domes stay round. */
export const squared = (stone: StoneKind): StoneKind =>
  stone.form === 'faceted' ? { ...stone, cut: 'Princess' } : stone;
