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
