import type { RingBand } from '../ring/document.ts';
import { LEAST_LETTER_MM } from './fit.ts';

/** Share of the way around that letters may take: the head's foot and its holes stay clear. */
const ARC_SHARE = 0.72;
/** Letters up to this height read at arm's length; larger ones weaken the band. */
const TALLEST_MM = 2.1;

/** Room for letters inside a band (mm); null where the inside is not one even surface or too narrow. */
export function letterRoom(
  { form, widthMm, palmTaper }: Pick<RingBand, 'form' | 'widthMm' | 'palmTaper'>,
  innerDiameterMm: number,
): { readonly lengthMm: number; readonly letterMm: number } | null {
  if (form === 'twist') return null;
  const narrow = widthMm * Math.min(1, palmTaper);
  if (narrow < LEAST_LETTER_MM + 0.25) return null;
  // Descenders need about a third of a capital below the line, the band's edges stay whole.
  return {
    lengthMm: Math.PI * innerDiameterMm * ARC_SHARE,
    letterMm: Math.min(TALLEST_MM, Math.max(LEAST_LETTER_MM, (narrow - 0.6) / 1.45)),
  };
}
