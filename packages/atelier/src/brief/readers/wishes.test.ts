import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('for whom', () => {
  it.each([
    ['a silver locket for my daughters graduation', 'daughter'],
    ['a charm for my sisters birthday', 'sister'],
    ['bracelets for my daughters', 'daughters'],
    ['two tone band, me, 7mm', 'me'],
    ['something with a wolf, from me to me, a pendant', 'me'],
    ['a hairpin, it is a little present to myself', 'myself'],
    ['a ring that I can give her', 'her'],
  ])('%s', (prompt, recipient) => expect(interpret({ prompt }).brief.recipient).toBe(recipient));
});

describe('for whom not', () => {
  it('what friends have is not for them', () => {
    expect(interpret({ prompt: 'my friends all have those cross earrings' }).brief.recipient).toBeNull();
    expect(
      interpret({ prompt: 'my partner measured my finger, a 7, a silver ring' }).brief.recipient,
    ).toBeNull();
    expect(interpret({ prompt: 'my sister got a halo, I want a bezel ring' }).brief.recipient).toBeNull();
    expect(interpret({ prompt: 'my friend has a long neck, a 20 inch necklace' }).brief.recipient).toBe(
      'friend',
    );
  });
});

describe('proportions', () => {
  it.each([
    ['a brooch, she has never been one for showy things', { ornament: 'simple' }],
    ['a hairpin, my hair is long and I have really thick hair', { band: null }],
    ['a silver kada, broad 10 mm', { band: null }],
    ["a wolf pendant, a leather cord's fine so just that", { presence: null }],
    ['a choker with a lil butterfly in the middle', { stone: null }],
    ['a ring with two rows of diamonds, nothing sticking up', { profile: 'low' }],
    ['body chain with little hearts round the waist', { stone: null }],
  ])('%s', (prompt, proportions) =>
    expect(interpret({ prompt }).brief.proportions).toMatchObject(proportions),
  );
});
