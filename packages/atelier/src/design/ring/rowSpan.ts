import type { BandStones } from './document.ts';
import { ROW_GAP_MM } from './spacing.ts';
import { round2 } from './wish.ts';

/** Half a stone's pitch more than the stones take, so that rounding loses none. */
const SLACK_STONES = 0.35;

/**
 * The arc of a band (degrees) that just so many stones of a row take, and how many go all around.
 * @param radiusMm at the girdles of the stones
 */
export function rowSpan(
  { setting, diameterMm }: Pick<BandStones, 'setting' | 'diameterMm'>,
  radiusMm: number,
  count: number,
): { readonly degrees: number; readonly most: number } {
  const pitchMm = diameterMm + ROW_GAP_MM[setting];
  const span = ((count + SLACK_STONES) * pitchMm * 180) / (Math.PI * radiusMm);
  return {
    degrees: round2(Math.min(360, Math.max(20, span))),
    most: Math.floor((2 * Math.PI * radiusMm) / pitchMm),
  };
}

/** Where the girdles of a row lie in a band of a US size: a little under its outside, mm. */
export const girdleRadiusMm = (us: number, thicknessMm: number): number =>
  (11.63 + 0.8128 * us) / 2 + thicknessMm * 0.85;
