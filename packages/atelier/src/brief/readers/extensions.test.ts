import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('an extension behind the clasp', () => {
  it.each([
    ['pendant on a 16 inch chain with a 2 inch extender', 16, 50.8],
    ['18" gold necklace, 3" extension', 18, 76.2],
    ['silver anklet, 24 cm with an extender of 5 cm', 9.45, 50],
    ['necklace 16 inches, extends to 18 inches', 16, 50.8],
    ['gold bracelet, 7 inches, adjustable', 7, 50],
  ])('is told apart from the length: %s', (prompt, lengthIn, extensionMm) =>
    expect(briefOf(prompt)).toMatchObject({ lengthIn, extensionMm }),
  );

  it.each([
    'an adjustable bangle',
    'adjustable ring',
    'a gold necklace, 18 inches',
    'no extender, 16 inch necklace',
  ])('is none: %s', (prompt) => expect(briefOf(prompt).extensionMm ?? null).toBeNull());
});

describe('a ring that is adjustable', () => {
  it.each(['adjustable silver ring with a leaf', 'a gold ring, one size fits all'])('is one: %s', (prompt) =>
    expect(briefOf(prompt).arrangements).toContain('adjustable'),
  );

  it('is none where that was refused', () =>
    expect(briefOf('a silver ring, not adjustable').arrangements ?? []).not.toContain('adjustable'));
});

describe('several chains', () => {
  it.each([
    ['layered necklace, 24-inch longest strand', null, 24],
    ['three layered chains, shortest 16 inches, longest 22 inches', 16, 22],
  ])('have the length of the longest: %s', (prompt, lengthIn, longestIn) =>
    expect(briefOf(prompt)).toMatchObject({ lengthIn, longestIn }),
  );

  it('are what a charm hangs from, where strands of a bracelet are spoken of', () => {
    expect(briefOf('two-strand bracelet with one charm')).toMatchObject({
      arrangements: ['layered'],
      rows: 2,
    });
    expect(briefOf('two-strand pearl bracelet').arrangements).toContain('strand');
  });
});
