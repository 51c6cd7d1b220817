/** A band that runs from the width at its top to another at the palm. */
import { isOneBar } from './finish.ts';
import type { RingSketch } from './recipes/recipe.ts';
import type { RingWish } from './wish.ts';

/** Widths at the palm against the top that still run out smoothly, and the narrowest that wears, mm. */
const SHARE = { least: 0.5, most: 1.6 } as const;
const LEAST_MM = 1.2;

/** Gives the band the width at the palm that was told; what cannot be is told. */
export function taperAsTold(sketch: RingSketch, { brief, adjustments }: RingWish): void {
  const asked = brief.palmWidthMm;
  if (asked == null) return;
  const { band } = sketch;
  const isEven = sketch.bandStones !== null || band.twig || band.inlay || sketch.spinner || sketch.openFront;
  if (isEven || (!isOneBar(band) && band.form !== 'bypass') || band.form === 'coil') {
    adjustments.push('This band keeps one width all around: it is not tapered.');
    return;
  }
  const palmMm = Math.max(
    LEAST_MM,
    Math.min(SHARE.most * band.widthMm, Math.max(SHARE.least * band.widthMm, asked)),
  );
  band.palmTaper = Math.min(SHARE.most, Math.max(SHARE.least, palmMm / band.widthMm));
  if (Math.abs(palmMm - asked) > 0.01)
    adjustments.push(
      `A band of ${band.widthMm} mm at the top cannot run to ${asked} mm at the palm: it is ${Math.round(palmMm * 100) / 100} mm there.`,
    );
}
