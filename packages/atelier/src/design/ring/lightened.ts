/** Rings that were asked for hollow: a signet's head is hollowed from the finger side; a band stays whole. */
import type { Brief } from '@filigree/contracts';
import { SHELL_MM } from '../piece/hollow.ts';
import type { RingDesign } from './document.ts';

export const BAND_STAYS_SOLID =
  'A band that is worn on a finger is not made hollow: it would dent, and could not be resized.';

/** The wall that is left of a head, or the sentence that says why nothing was hollowed. */
export function lightened(
  { hollow }: Brief,
  { shoulders }: Pick<RingDesign, 'shoulders'>,
): { readonly wallMm?: number; readonly said: readonly string[] } {
  if (hollow !== true) return { said: [] };
  return shoulders.kind === 'signet' ? { wallMm: SHELL_MM, said: [] } : { said: [BAND_STAYS_SOLID] };
}
