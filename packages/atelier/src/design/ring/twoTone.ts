/** Bands of two metals: an inlay around the outside, or strands of two colours. */
import type { Random } from '../random.ts';
import type { RingBand } from './document.ts';
import { pick } from './recipes/parts.ts';
import { round2 } from './wish.ts';

/** Width of a band that shows an inlay between two edges, and thickness that is left under it, mm. */
const LEAST_INLAID_MM = { width: 2.2, thickness: 1.5 } as const;
/** Wider where nobody asked for a width. */
const USUAL_INLAID_MM = 4;

/**
 * A border lies within the second metal, which reaches a little under the rims beside it (mm, of both; the rims are those
 * of geometry/ring/bandPattern): cut across the seam it would tear it. Width of a band that shows the rims too.
 */
const AROUND_BORDER = { rimMm: 0.45, rimShare: 0.11, underRimsMm: 0.2, leastMm: 3.4 } as const;

const borderShare = (widthMm: number): number => {
  const { rimMm, rimShare, underRimsMm } = AROUND_BORDER;
  return (widthMm - 2 * Math.max(rimMm, rimShare * widthMm) + underRimsMm) / widthMm;
};

/** A border that is cut through or holds glass is of one metal. */
const takesInlay = ({ form, texture, widthMm }: RingBand): boolean =>
  form === 'single' &&
  (texture.kind === 'pattern'
    ? texture.pierced !== true && texture.enamel === null && widthMm >= AROUND_BORDER.leastMm
    : widthMm >= LEAST_INLAID_MM.width);

/** Of a band's width, the narrowest and the widest that a stripe lies in. */
const STRIPE_SHARE = { least: 0.1, most: 0.7 } as const;
/** Metal beside a stripe, of both edges together, mm. */
const BESIDE_STRIPE_MM = 1.6;

/**
 * Lays the second metal into a band that carries nothing else. `askedWidthMm`: null where the width was left open.
 * `stripeMm`: of the stripe that was asked for; null where none was, so that strands of two colours are of both as well.
 * @returns false where the band has no place for it
 */
export function inlay(
  band: RingBand,
  alloyId: string,
  askedWidthMm: number | null,
  random: Random,
  stripeMm: number | null = null,
): boolean {
  if (band.form === 'twist') {
    band.second = { alloyId, widthShare: 0.5 };
    return true;
  }
  if (askedWidthMm === null && band.form === 'single')
    band.widthMm = round2(Math.max(USUAL_INLAID_MM, band.widthMm));
  if (stripeMm !== null && askedWidthMm === null)
    band.widthMm = round2(Math.max(band.widthMm, stripeMm + BESIDE_STRIPE_MM));
  if (!takesInlay(band)) return false;
  const share =
    band.texture.kind === 'pattern'
      ? round2(borderShare(band.widthMm))
      : stripeMm === null
        ? pick(random, [0.3, 0.42, 0.56])
        : Math.min(STRIPE_SHARE.most, Math.max(STRIPE_SHARE.least, stripeMm / band.widthMm));
  band.second = { alloyId, widthShare: share };
  band.thicknessMm = Math.max(LEAST_INLAID_MM.thickness, band.thicknessMm);
  band.grooves = 0;
  return true;
}

/** What is said where a stripe was asked for and the second metal is in the setting or the ornament. */
export const NO_STRIPE =
  'A stripe is laid into a band that bears nothing else: here the second metal is beside it.';

/** What is said where two metals were asked for and one is all that the design has room for. */
export const oneMetal = (metal: string): string =>
  `This design has no place for a second metal: it is all in ${metal.toLowerCase()}.`;
