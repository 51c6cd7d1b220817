import type { BandStones } from './document.ts';

/** Light between neighbouring stones of a row: pave 0.1 to 0.2 in CAD, channel stones nearly touch. */
export const ROW_GAP_MM: Readonly<Record<BandStones['setting'], number>> = {
  pave: 0.14,
  channel: 0.06,
  bar: 0.62,
  flush: 0.9,
  'shared-prong': 0.16,
};

/** Metal beside a row of stones, both edges together: what the band must be wider than its rows. */
export const ROW_EDGE_MM: Readonly<Record<BandStones['setting'], number>> = {
  pave: 0.6,
  channel: 0.95,
  bar: 0.1,
  flush: 1.2,
  'shared-prong': 0.3,
};
