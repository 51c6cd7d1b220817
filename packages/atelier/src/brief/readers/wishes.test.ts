import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('for whom', () => {
  it.each([
    ['a silver locket for my daughters graduation', 'daughter'],
    ['a charm for my sisters birthday', 'sister'],
    ['bracelets for my daughters', 'daughters'],
    ['a hairpin, it is a little present to myself', 'myself'],
    ['a ring that I can give her', 'her'],
  ])('%s', (prompt, recipient) => expect(interpret({ prompt }).brief.recipient).toBe(recipient));
});

describe('proportions', () => {
  it.each([
    ['a brooch, she has never been one for showy things', { ornament: 'simple' }],
    ['a hairpin, my hair is long and I have really thick hair', { band: null }],
    ['body chain with little hearts round the waist', { stone: null }],
  ])('%s', (prompt, proportions) =>
    expect(interpret({ prompt }).brief.proportions).toMatchObject(proportions),
  );
});
