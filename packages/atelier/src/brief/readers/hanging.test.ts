import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const hangsOf = (prompt: string) => interpret({ prompt }).brief.hangs ?? null;

describe('one thing that hangs from another', () => {
  it.each([
    ['pearls hanging from a small diamond flower, drop earrings', ['Diamond'], 'Floral', 'Pearl'],
    ['moonstone drop hanging from a star, gold pendant', [], 'Star', 'Moonstone'],
    ['earrings, a leaf with an emerald dangling below', [], 'Floral', 'Emerald'],
    ['a heart necklace with a garnet hanging from it', [], 'Heart', 'Garnet'],
    ['earrings: aquamarines suspended from a rose set with diamonds', ['Diamond'], 'Floral', 'Aquamarine'],
    ['gold brooch, a crescent moon with a pearl drop', [], 'Celestial', 'Pearl'],
    ['a leaf pendant with a little pearl hanging below', [], 'Floral', 'Pearl'],
    ['ginkgo leaf pendant with a tiny pearl hanging from its tip', [], 'Floral', 'Pearl'],
    ['star charm with one small garnet dangling from the bottom', [], 'Star', 'Garnet'],
    ['a silver feather pendant, a ruby hung off the lower end', [], 'Wing', 'Ruby'],
    ['gold leaf pendant with a hanging pearl', [], 'Floral', 'Pearl'],
    ['star pendant with a ruby dripping from it', [], 'Star', 'Ruby'],
    ['a heart necklace with a garnet coming off it', [], 'Heart', 'Garnet'],
    ['leaf charm with a little opal drop falling from its tip', [], 'Floral', 'Opal'],
    ["a tiny whale's tail pendant with a blue topaz drip coming off it", [], 'Animal', 'Topaz'],
    ['heart charm with a dangling tiny sapphire', [], 'Heart', 'Sapphire'],
  ])('%s', (prompt, gemstones, motif, below) => {
    const hangs = hangsOf(prompt);
    expect(hangs?.above.gemstones).toEqual(gemstones);
    expect(hangs?.above.motifs).toContain(motif);
    expect(hangs?.below).toMatchObject({ gemstones: [below], motifs: [], figures: [] });
  });

  it('has its own cut', () => {
    expect(hangsOf('a sapphire stud with a pear diamond drop underneath')).toMatchObject({
      above: { gemstones: ['Sapphire'], stoneCut: null },
      below: { gemstones: ['Diamond'], stoneCut: 'Pear' },
    });
  });

  it('is no molten metal where a stone drips', () => {
    const { brief, notUnderstood } = interpret({
      prompt: 'leaf pendant with a blue topaz drip coming off it',
    });
    expect(brief.motifs).toEqual(['Floral']);
    expect(notUnderstood).toEqual([]);
    expect(interpret({ prompt: 'molten gold ring with drips' }).brief.motifs).toEqual(['Abstract']);
  });

  it('may be a figure below a stone', () => {
    expect(hangsOf('earrings, a tiny silver star hanging from a ruby')).toMatchObject({
      above: { gemstones: ['Ruby'] },
      below: { gemstones: [], motifs: ['Star'] },
    });
  });

  it.each([
    ['crescent moon pendant with one star hanging inside it, moonstone in the star', [], ['Moonstone']],
    ['gold pendant, a moon with a star hanging from it, opal in the moon', ['Opal'], []],
    ['bow pendant with a heart hanging below, ruby', [], ['Ruby']],
  ])('the stone is in the part that was told: %s', (prompt, above, below) => {
    expect(hangsOf(prompt)).toMatchObject({ above: { gemstones: above }, below: { gemstones: below } });
  });

  it.each([
    'gold choker with diamonds, emerald drops along the bottom edge',
    'gold cross hanging from a chain',
    'huggies with a pearl drop',
    'a flower brooch with three pearl drops',
    'emerald drop earrings',
    'a pearl pendant on a chain',
    'dangling pearl earrings',
    'a locket hanging from a beaded chain',
    'jhumkas with pearls hanging below',
    'a ring with a pearl and a leaf',
  ])('is none in: %s', (prompt) => expect(hangsOf(prompt)).toBeNull());
});

describe('what is at the top and at the bottom', () => {
  it.each([
    ['drop earrings, pear garnet at the bottom, a chain, then a small pearl at the top', 'Pearl', 'Garnet'],
    ['earrings with a citrine at top and an oval ruby at the bottom', 'Citrine', 'Ruby'],
    ['drop earrings, 4mm round diamond at the top and a 12x8 pear topaz at the bottom', 'Diamond', 'Topaz'],
    ['a silver pendant with an opal on top and a sapphire at the bottom', 'Opal', 'Sapphire'],
  ])('hangs, one from the other: %s', (prompt, above, below) => {
    const { hangs } = interpret({ prompt }).brief;
    expect(hangs?.above.gemstones).toEqual([above]);
    expect(hangs?.below.gemstones).toEqual([below]);
  });
});

describe('one stone over another', () => {
  it.each([
    ['drop earrings, pear shaped aquamarines under a small diamond', 'Diamond', 'Aquamarine'],
    ['pearl drop earrings with a small diamond above', 'Diamond', 'Pearl'],
    ['pendant, oval sapphire topped with a diamond', 'Diamond', 'Sapphire'],
    ['a ruby above a pearl, pendant in gold', 'Ruby', 'Pearl'],
  ])('%s', (prompt, above, below) => {
    const { hangs } = interpret({ prompt }).brief;
    expect([hangs?.above.gemstones, hangs?.below.gemstones]).toEqual([[above], [below]]);
  });

  it.each([
    'emerald pendant under 2 carats with diamonds',
    'necklace with a tanzanite under £500 and diamonds',
    'pearl earrings with a halo of diamonds on top',
  ])('not: %s', (prompt) => expect(interpret({ prompt }).brief.hangs ?? null).toBeNull());

  it('strips that dangle from a pin are metal', () => {
    const { hangs } = interpret({
      prompt: 'hair stick with a garnet blossom and a fringe of dangling silver strips',
    }).brief;
    expect(hangs?.below).toEqual({ gemstones: [], stoneCut: null, motifs: [], figures: [] });
  });
});
