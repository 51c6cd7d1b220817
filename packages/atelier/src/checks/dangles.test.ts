import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import type { SoleDesign } from '../design/document.ts';
import { buildSolids } from '../geometry/index.ts';
import type { Solids } from '../geometry/solids.ts';
import { checkDesign } from './index.ts';

const sketches = (prompt: string): SoleDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign);
};

/** One of each composition. */
const apart = (designs: readonly SoleDesign[]): SoleDesign[] =>
  designs.filter((one, i) => designs.findIndex(({ composition }) => composition === one.composition) === i);

/** The solids of a design that nothing fails. */
async function sound(design: SoleDesign, prompt: string): Promise<Solids> {
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${prompt}: ${JSON.stringify(built.error)}`);
  const failures = checkDesign(design, built.solids).findings.filter(({ severity }) => severity === 'fails');
  expect(failures, `${prompt}: ${design.composition}`).toEqual([]);
  return built.solids;
}

describe('what dangles', () => {
  it.each([
    ['hairpin with a crane and dangling pearls', 0],
    ['hairpin with a crane and dangling strips', 1],
    ['silver payal with ghungroos', 0],
    ['pear emerald with diamonds all around it on a tennis necklace', 1],
    ['silver torc with wolf heads', 0],
  ] as const)(
    'can be made: %s, %d',
    async (prompt, sketch) => {
      await sound(sketches(prompt)[sketch]!, prompt);
    },
    120_000,
  );

  it.each(['jhumkas with pearls', 'gold chandbalis with pearls'])(
    'hangs free of one another: %s',
    async (prompt) => {
      for (const design of apart(sketches(prompt))) {
        const { stones } = await sound(design, prompt);
        expect(stones.filter(({ role }) => role === 'accent').length, design.composition).toBeGreaterThan(4);
      }
    },
    120_000,
  );
});
