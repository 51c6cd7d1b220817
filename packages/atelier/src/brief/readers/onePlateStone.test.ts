import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const countOf = (prompt: string): number | null => interpret({ prompt }).brief.stoneCount;

describe('the stone of a bar', () => {
  it.each([
    'gold bar necklace with a tiny diamond',
    'name necklace with a small sapphire',
    'bar bracelet in silver with a round ruby at the end',
  ])('is one: %s', (prompt) => expect(countOf(prompt)).toBe(1));

  it.each([
    'bar necklace with a diamond halo',
    'diamond bar necklace',
    'bar necklace with diamonds',
    'bar necklace with a row of diamonds',
    'bar necklace with a ruby and a sapphire',
  ])('is not counted: %s', (prompt) => expect(countOf(prompt)).not.toBe(1));
});
