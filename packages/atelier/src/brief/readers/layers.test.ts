import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const layersOf = (prompt: string): readonly [isLayered: boolean, rows: number | null] => {
  const { brief } = interpret({ prompt });
  return [brief.arrangements?.includes('layered') === true, brief.rows ?? null];
};

describe('chains that are worn together', () => {
  it.each([
    ['a layered necklace in gold', null],
    ['double chain bracelet, silver', 2],
    ['two fine gold chains of different lengths', 2],
    ['a necklace with three layers and a tiny star', 3],
    ['triple-layer choker', 3],
    ['multi layer anklet', null],
    ['necklace, two delicate rose gold chains, pearl on the longer', 2],
    ['four chain layered necklace', 4],
  ])('%s', (prompt, rows) => {
    const [isLayered, counted] = layersOf(prompt);
    expect(isLayered).toBe(true);
    if (rows !== null) expect(counted).toBe(rows);
  });

  it.each([
    'necklace with a 2 mm chain',
    '3 mm curb chain bracelet',
    'two tone chain bracelet',
    'a pendant on a chain with three diamonds',
    'a 2 ct diamond on a gold chain necklace',
    'not a layered necklace, just a locket',
    'two strands of pearls',
    'a triple-stone necklace on a fine chain',
  ])('not: %s', (prompt) => {
    expect(layersOf(prompt)[0]).toBe(false);
  });
});
