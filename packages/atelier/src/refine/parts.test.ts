import { describe, expect, it } from 'vitest';
import { changesOnly, made, pieceOf, refusal } from './testing.ts';

describe('the metal of one part', () => {
  const CHARMS = pieceOf('charm bracelet with five charms: star, moon, heart, anchor, key', 1271);
  it.each([
    ['the heart charm in rose gold please', /^alloys\.1|^ornaments\.\d\.ornament\.(?:accentA|a)lloyId$/],
    ['make the star silver', /^alloys\.1|^ornaments\.\d\.ornament\.(?:accentA|a)lloyId$/],
  ])('%s', (say, paths) => {
    changesOnly(CHARMS, say, paths);
  });

  it('stays where it is to be kept', () => {
    const ring = made('solitaire diamond ring in yellow gold', 3);
    changesOnly(ring, 'platinum, but leave the band yellow gold', /^alloys\.1|^head\.alloyId$/);
    const necklace = made('gold necklace with a heart pendant', 868);
    changesOnly(necklace, 'silver pendant but keep the chain gold', /^alloys\.1|^ornaments\.0\.ornament\./);
  });
});

describe('stones of what is shown', () => {
  it.each([
    ['silver pendant with a rose', 'pink stones in the flower'],
    ['crescent moon necklace in silver', 'sapphires on the moon'],
  ])('%s: %s', (prompt, say) => {
    changesOnly(pieceOf(prompt, 3), say, /^ornaments\.0\.ornament\.(?:accent|centre)/);
  });

  it('a figure that is not there is not drawn for them', () => {
    expect(refusal(pieceOf('silver brooch with an owl', 3), 'rubies in the rose')).toMatch(
      /not among what is shown/,
    );
  });
});
