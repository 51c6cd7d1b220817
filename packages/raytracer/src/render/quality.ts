import { type RenderBudget, type RenderQuality, SceneError } from '../api.ts';

/**
 * Budgets by name; chosen by eye at 768 x 768 so that 'full' shows no grain in stones. The rays are counted,
 * not timed, so that the budget is spent alike on every machine: a core of 2024 traces about four million of
 * them a second, shading included.
 */
const BUDGETS: Readonly<Record<'draft' | 'fast' | 'full', RenderBudget>> = {
  draft: { maxSamples: 12, noiseTarget: 0.03, denoise: true, maxRaysPerPixel: 30 },
  fast: { maxSamples: 52, noiseTarget: 0.016, denoise: true, maxRaysPerPixel: 42 },
  full: { maxSamples: 100, noiseTarget: 0.01, denoise: true, maxRaysPerPixel: 104 },
};

/** The budget of a quality; throws SceneError when it is out of range. */
export function budgetOf(quality: RenderQuality): RenderBudget {
  const budget = typeof quality === 'string' ? BUDGETS[quality] : quality;
  if (!Number.isInteger(budget.maxSamples) || budget.maxSamples < 1 || budget.maxSamples > 4096) {
    throw new SceneError('a picture takes 1 to 4096 samples per pixel');
  }
  if (!(budget.noiseTarget >= 0)) throw new SceneError('the noise target must not be negative');
  return budget;
}

/** What is known after a pass. */
export interface PassState {
  /** Samples of the pixels that are still open. */
  readonly taken: number;
  /** Share of the picture that is still open. */
  readonly openShare: number;
  /** Rays a sample of the pass before, mean over the pixels that it traced. */
  readonly raysPerSample: number;
  /** Rays so far, mean over the picture. */
  readonly raysPerPixel: number;
}

/** The first pass traces every pixel, the second all that are not utterly quiet: few samples may agree by luck. */
export const FIRST_PASSES = [4, 4] as const;
const PASS_SAMPLES = 14;

/** Samples of the next adaptive pass; 0 when the budget is used. */
export function nextPassSamples(budget: RenderBudget, state: PassState): number {
  const left = (budget.maxRaysPerPixel ?? Number.POSITIVE_INFINITY) - state.raysPerPixel;
  const affordable = Math.floor(left / (state.openShare * state.raysPerSample));
  return Math.max(0, Math.min(PASS_SAMPLES, budget.maxSamples - state.taken, affordable));
}
