/**
 * How a surface was worked last. The roughness values are looks chosen under the house rig, not measurements:
 * they start from satin .25, brushed .30, matte .45 (perceptual roughness, whose square is the GGX alpha) and
 * a polish of alpha .010, at which a softbox keeps its edge in gold. Dents of hammering, stippling and cut
 * lines are geometry; here is only what the light sees between them.
 */
import type { MetalFinish } from '@filigree/contracts';
import type { ConductorMaterial } from '@filigree/raytracer';

export interface FinishFacts
  extends Pick<ConductorMaterial, 'microscratch' | 'waviness' | 'streaks' | 'grain'> {
  /** GGX alpha along and across the direction of working; equal for a finish without direction. */
  readonly alpha: readonly [along: number, across: number];
}

/** Hand polishing leaves a surface a little uneven: without it, metal looks computed. */
const CASTING_WAVINESS = { slope: 0.0035, wavelengthMm: 2.8 };
/** What a polishing cloth leaves: most hairlines are far fainter than this slope, seen only beside highlights. */
const HAIRLINES = { slope: 0.05, lengthMm: 1.7, widthMm: 0.012 };

export const FINISH_FACTS: Readonly<Record<MetalFinish, FinishFacts>> = {
  Polished: { alpha: [0.01, 0.01], waviness: CASTING_WAVINESS, microscratch: HAIRLINES },
  /** Blasted with fine glass beads. */
  Matte: { alpha: [0.2, 0.2], grain: { slope: 0.12, sizeMm: 0.07 } },
  /** Drawn over a belt of grit: the lines are as long as the belt took hold. */
  Brushed: { alpha: [0.07, 0.16], streaks: { slope: 0.2, lengthMm: 4.5, widthMm: 0.035 } },
  /** Rubbed with a nylon wheel: short, fine, soft lines. */
  Satin: { alpha: [0.11, 0.17], streaks: { slope: 0.11, lengthMm: 1.6, widthMm: 0.028 } },
  Hammered: { alpha: [0.012, 0.012], waviness: CASTING_WAVINESS, microscratch: HAIRLINES },
  /** Stippled: coarse pits in the geometry, fine ones here. */
  Textured: { alpha: [0.09, 0.09], grain: { slope: 0.24, sizeMm: 0.2 } },
  Engraved: { alpha: [0.012, 0.012], waviness: CASTING_WAVINESS, microscratch: HAIRLINES },
};
