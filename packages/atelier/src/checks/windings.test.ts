import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

/** Half the length of a piece along the finger, mm, and what fails on it. */
async function built(wish: Parameters<typeof openBrief>[0], seed: number) {
  const design = createDesign(openBrief(wish), seed);
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { findings } = checkDesign(design, result.solids);
  const ys = result.solids.metal.flatMap(({ mesh: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => positions[3 * i + 1]!),
  );
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const y of ys) [low, high] = [Math.min(low, y), Math.max(high, y)];
  return { design, spanMm: high - low, fails: findings.filter(({ severity }) => severity === 'fails') };
}

describe('bands that go their own way', () => {
  it.each([0, 1])('bow aside at the top by their depth, %d', async (seed) => {
    const { design, spanMm, fails } = await built({ arrangements: ['curved', 'band'] }, seed);
    const { band } = ringOf(design);
    expect(fails).toEqual([]);
    expect(spanMm).toBeCloseTo(band.widthMm + band.bow!.depthMm, 0);
  });
  it('go in waves as high as was drawn, with one stone where they cross the top', async () => {
    const plain = await built({ arrangements: ['wavy', 'band'] }, 0);
    const { band } = ringOf(plain.design);
    expect(plain.fails).toEqual([]);
    expect(plain.spanMm).toBeGreaterThan(band.widthMm + band.waves!.heightMm * 0.95);
    // Broad across its own way, it is a little longer along the finger than both together.
    expect(plain.spanMm).toBeLessThan(band.widthMm * 1.3 + band.waves!.heightMm);
    for (const gemstones of [['Diamond'], ['Opal']] as const) {
      const arrangements = ['wavy', gemstones[0] === 'Diamond' ? 'band' : 'solitaire'] as const;
      const set = await built({ arrangements: [...arrangements], gemstones: [...gemstones] }, 1);
      expect(ringOf(set.design).band.form).toBe('wavy');
      expect(set.fails).toEqual([]);
    }
  });
  it.each([0, 1])('wind about the finger in turns that do not touch, %d', async (seed) => {
    const { design, spanMm, fails } = await built({ coils: 3 }, seed);
    const { band } = ringOf(design);
    expect(fails).toEqual([]);
    expect(spanMm).toBeGreaterThan(3 * band.widthMm);
  });
});
