/** Rings that are hollowed from the finger side: a signet's head that was asked for so, and a high dome; a band stays whole. */
import type { Brief } from '@filigree/contracts';
import { SHELL_MM } from '../piece/hollow.ts';
import { domeHollowed, domeWallMm } from './bombe.ts';
import type { RingSketch } from './recipes/recipe.ts';

export const BAND_STAYS_SOLID =
  'A band that is worn on a finger is not made hollow: it would dent, and could not be resized.';

/** The wall that is left of a head, or the sentence that says why nothing was hollowed. */
export function lightened(
  brief: Brief,
  sketch: Pick<RingSketch, 'shoulders' | 'band' | 'head' | 'bandStones'>,
): { readonly wallMm?: number; readonly said: readonly string[] } {
  const domeMm = domeWallMm(brief, sketch);
  if (domeMm !== null) return { wallMm: domeMm, said: [domeHollowed(domeMm)] };
  if (brief.hollow !== true) return { said: [] };
  return sketch.shoulders.kind === 'signet' ? { wallMm: SHELL_MM, said: [] } : { said: [BAND_STAYS_SOLID] };
}
