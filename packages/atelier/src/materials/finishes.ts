/**
 * How a surface was worked last. The roughness values are looks chosen under the house rig, not measurements:
 * they start from satin .25, brushed .30, matte .45 (perceptual roughness, whose square is the GGX alpha) and
 * a polish of alpha .010, at which a softbox keeps its edge in gold. Dents of hammering, stippling and cut
 * lines are geometry; here is only what the light sees between them.
 */
import type { MetalFinish } from '@filigree/contracts';

export interface FinishFacts {
  /** GGX alpha along and across the direction of working; equal for a finish without direction. */
  readonly alpha: readonly [along: number, across: number];
  readonly microscratch?: { readonly slope: number; readonly lengthMm: number; readonly widthMm: number };
  readonly waviness?: { readonly slope: number; readonly wavelengthMm: number };
}

/** Hand polishing leaves a surface a little uneven: without it, metal looks computed. */
const CASTING_WAVINESS = { slope: 0.0035, wavelengthMm: 2.8 };

export const FINISH_FACTS: Readonly<Record<MetalFinish, FinishFacts>> = {
  Polished: {
    alpha: [0.01, 0.01],
    waviness: CASTING_WAVINESS,
  },
  Matte: { alpha: [0.22, 0.22], waviness: CASTING_WAVINESS },
  Brushed: {
    alpha: [0.05, 0.34],
    microscratch: { slope: 0.05, lengthMm: 3, widthMm: 0.03 },
  },
  Hammered: { alpha: [0.012, 0.012], waviness: CASTING_WAVINESS },
  Satin: { alpha: [0.09, 0.17], microscratch: { slope: 0.03, lengthMm: 1.2, widthMm: 0.04 } },
  Textured: { alpha: [0.12, 0.12], waviness: { slope: 0.11, wavelengthMm: 0.34 } },
  Engraved: { alpha: [0.012, 0.012], waviness: CASTING_WAVINESS },
};
