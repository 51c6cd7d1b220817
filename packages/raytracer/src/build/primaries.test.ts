import { describe, expect, it } from 'vitest';
import type { Rgb } from '../scene.ts';
import { metalPrimaries, transformed } from './primaries.ts';

/** Pure gold after one and four mirrorings, from its spectrum under D65 (Johnson and Christy 1972; Wyman 2013). */
const GOLD: Rgb = [1.035, 0.734, 0.365];
const GOLD_FOUR_TIMES: Rgb = [0.924, 0.322, -0.021];

function fourMirrorings(primaries: 'rec709' | 'rec2020'): Rgb {
  const { fromRec709, toRec709 } = metalPrimaries({ metalPrimaries: primaries });
  const [r, g, b] = transformed(fromRec709, GOLD);
  return transformed(toRec709, [r ** 4, g ** 4, b ** 4]);
}

const squaredError = (a: Rgb, b: Rgb): number => a.reduce((sum, v, i) => sum + (v - b[i]!) ** 2, 0);

describe('primaries of metal', () => {
  it('lead back to the colour they came from', () => {
    const { fromRec709, toRec709 } = metalPrimaries();
    const back = transformed(toRec709, transformed(fromRec709, [0.9, 0.6, 0.2]));
    for (const [i, v] of [0.9, 0.6, 0.2].entries()) expect(back[i]).toBeCloseTo(v, 4);
  });

  it('keep light between gold near the colour that its spectrum gives', () => {
    const error = squaredError(fourMirrorings('rec2020'), GOLD_FOUR_TIMES);
    expect(error).toBeLessThan(0.1 * squaredError(fourMirrorings('rec709'), GOLD_FOUR_TIMES));
  });
});
