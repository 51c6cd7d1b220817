import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('proportions', () => {
  it.each([
    ['a brooch, she has never been one for showy things', { ornament: 'simple' }],
    ['an opal ring, he hates anything too sparkly', { ornament: 'simple' }],
    ['aquamarine ring, nothing sparkly please', { ornament: 'simple' }],
    ["a topaz ring, I don't want anything too sparkly", { ornament: 'simple' }],
    ['a spinel ring, not too tall, I garden a lot', { profile: 'low' }],
    ['an emerald ring that fits under gloves', { profile: 'low' }],
    ['a hairpin, my hair is long and I have really thick hair', { band: null }],
    ['a silver kada, broad 10 mm', { band: null }],
    ["a wolf pendant, a leather cord's fine so just that", { presence: null }],
    ['a choker with a lil butterfly in the middle', { stone: null }],
    ['a ring with two rows of diamonds, nothing sticking up', { profile: 'low' }],
    ['body chain with little hearts round the waist', { stone: null }],
    ['silver anklet with bells, for my little sister', { presence: null }],
    ["a band for my husband, he's a big lad", { presence: null }],
    ["silver ID bracelet, he's got big wrists", { presence: null }],
    ['a gold ring, I have large knuckles', { presence: null, band: null }],
    ['three stone ring, a spinel and a smaller diamond each side', { stone: null }],
    ['tiny nose ring', { presence: 'delicate' }],
    ['a gold ring, we were born 11 minutes apart', { presence: null }],
    ["ring for mum, she's Welsh and loud about it", { presence: null }],
    ["a big men's ring", { presence: 'bold' }],
    ['White gold or silver, either is grand. A pendant', { presence: null }],
    ['tiara with an emerald, my dress has long sleeves and is very simple', { ornament: null }],
    ['hammered hoops, light enough for all day', { presence: 'delicate' }],
    ['gold hoops, very light', { presence: 'delicate' }],
    ['very light gold earrings', { presence: 'delicate' }],
    ['a kada, modern and light for the office', { presence: 'delicate' }],
    ['a ring with a very light blue stone', { presence: null }],
    ['a ring that shines in the light', { presence: null }],
    ['big silver hoops but lightweight', { presence: 'bold', band: 'slim' }],
    ['huge gold earrings, not heavy', { presence: 'bold', band: 'slim' }],
  ])('%s', (prompt, proportions) =>
    expect(interpret({ prompt }).brief.proportions).toMatchObject(proportions),
  );
});
