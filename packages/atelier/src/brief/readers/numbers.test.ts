import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('inches written "in"', () => {
  it.each([
    ['ankle bracelet gold 9.5 in with tiny pearls', 9.5],
    ['silver curb chain 20 in and a clasp that holds', 20],
    ['a bracelet, 7 in please', 7],
  ])('%s', (prompt, inches) => expect(brief(prompt).lengthIn).toBe(inches));

  it('and a number in something is no length', () => {
    expect(brief('a necklace with 12 in a row of pearls').lengthIn).toBeNull();
  });
});

describe('stones that were counted', () => {
  it.each([
    ['He gave me a garnet ring once. I want it again: a cluster of seven garnets in 9ct gold', 7],
    ['Replacing a pearl brooch that was stolen; it had five pearls in a bar', 5],
    ['a ring with a sapphire flanked by two diamonds', 3],
    ['a ring with a big diamond and six small diamonds', 7],
  ])('%s', (prompt, count) => expect(brief(prompt).stoneCount).toBe(count));
});
