import { describe, expect, it } from 'vitest';
import { SceneError } from '../api.ts';
import { budgetOf, nextPassSamples } from './quality.ts';

const state = { taken: 8, openShare: 0.1, raysPerSample: 30, raysPerPixel: 40 };

describe('nextPassSamples', () => {
  it('fits the next pass into the rays that are left', () => {
    // 10 rays a pixel are left, 3 go for each sample of the open tenth.
    expect(
      nextPassSamples({ maxSamples: 100, noiseTarget: 0.01, denoise: true, maxRaysPerPixel: 50 }, state),
    ).toBe(3);
  });

  it('ends when rays or samples are used', () => {
    const budget = { maxSamples: 100, noiseTarget: 0.01, denoise: true, maxRaysPerPixel: 41 };
    expect(nextPassSamples(budget, state)).toBe(0);
    expect(nextPassSamples({ ...budget, maxRaysPerPixel: 1000 }, { ...state, taken: 100 })).toBe(0);
    expect(nextPassSamples({ ...budget, maxRaysPerPixel: 30 }, state)).toBe(0);
  });
});

describe('budgetOf', () => {
  it.each([0, 1.5, 5000, Number.NaN])('refuses %d samples', (maxSamples) => {
    expect(() => budgetOf({ maxSamples, noiseTarget: 0, denoise: false })).toThrow(SceneError);
  });
});
