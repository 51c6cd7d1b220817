/** Room for letters on the outside of what goes around, and inside of a bangle. */
import type { RingBand } from '../ring/document.ts';
import { fitText, LEAST_LETTER_MM } from './fit.ts';
import type { Lettering } from './fonts.ts';

/** Letters are in sight together over this share of the way around; smaller ones than these take more of it, mm. */
const FRONT_SHARE = 0.3;
const LEGIBLE_MM = 2;
const MOST_SHARE = 0.74;
/** Taller ones shout, mm. */
const TALLEST_MM = { outside: 5.5, inside: 3 } as const;
/** Of a wide band capitals take no more than this; what hangs below the line and stands above it has room besides. */
const OF_WIDTH = 0.42;
/** Metal beside the letters, mm, and the edge that a milgrain takes. */
const MARGIN_MM = 0.35;
const MILGRAIN_MM = 0.55;
/** From tails to accents, in capitals. */
const EXTENT = 1.45;
/** Domes and knife edges fall away under tall letters: the share of the width that lies well. */
const LEVEL: Readonly<Record<RingBand['profile'], number>> = {
  flat: 1,
  comfort: 0.94,
  court: 0.86,
  'd-shape': 0.84,
  'knife-edge': 0,
  bevelled: 0.66,
  bombe: 0.5,
};

export type BandFace = 'outside' | 'inside';

interface LetteredBand {
  readonly band: Pick<RingBand, 'form' | 'widthMm' | 'palmTaper' | 'profile' | 'milgrain'>;
  readonly innerDiameterMm: number;
  /** Gap of an open one, mm. */
  readonly openingMm: number | null;
}

export interface FittedBandLetters {
  readonly text: string;
  readonly letterMm: number;
  readonly adjustments: readonly string[];
}

/** Letters as they fit on a face of a bangle; null where it is too narrow or not one even surface. */
export function fitBandLetters(
  { band, innerDiameterMm, openingMm }: LetteredBand,
  face: BandFace,
  { text, lettering }: { readonly text: string; readonly lettering: Lettering },
): FittedBandLetters | null {
  if (band.form !== 'single') return null;
  const narrow = band.widthMm * Math.min(1, band.palmTaper);
  const level = face === 'inside' ? 1 : LEVEL[band.profile];
  const edgeMm = MARGIN_MM + (face === 'outside' && band.milgrain ? MILGRAIN_MM : 0);
  const free = narrow * level - 2 * edgeMm;
  const tallest = Math.min(TALLEST_MM[face], free / EXTENT, Math.max(narrow * OF_WIDTH, LEAST_LETTER_MM));
  // A short word without tails is cut where a long one is not: the smallest letters may reach the edges.
  if (Math.max(tallest, free / EXTENT) < LEAST_LETTER_MM - 0.05) return null;
  const letterMm = Math.max(LEAST_LETTER_MM, tallest);
  const wayMm = Math.PI * innerDiameterMm - (openingMm ?? 0);
  const inFront = fitText(text, lettering, { lengthMm: wayMm * FRONT_SHARE, letterMm });
  return inFront.letterMm >= Math.min(LEGIBLE_MM, letterMm) - 1e-9 && inFront.text !== ''
    ? inFront
    : fitText(text, lettering, { lengthMm: wayMm * MOST_SHARE, letterMm: Math.min(letterMm, LEGIBLE_MM) });
}

/** Widths of bands whose letters are easily read, on the outside of bangles and cuffs and inside, mm. */
export const LETTERED_BAND_MM = { bangle: 6.2, cuff: 10, inside: 3.6 } as const;
