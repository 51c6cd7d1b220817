import { type RenderBudget, type RenderQuality, SceneError } from '../api.ts';

/** Budgets by name; chosen by eye at 768 x 768 so that 'full' shows no grain in stones. */
const BUDGETS: Readonly<Record<'draft' | 'fast' | 'full', RenderBudget>> = {
  draft: { maxSamples: 12, noiseTarget: 0.03, denoise: true },
  fast: { maxSamples: 52, noiseTarget: 0.016, denoise: true },
  full: { maxSamples: 100, noiseTarget: 0.01, denoise: true },
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

/** Samples of the pass after `taken` samples: small passes first, so that easy pixels stop early. */
export function nextPassSamples(taken: number, maxSamples: number): number {
  const wanted = taken === 0 ? 8 : taken < 20 ? 12 : 16;
  return Math.min(wanted, maxSamples - taken);
}
