import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('eras', () => {
  it.each([
    ['a choker with bats on it, victorian mourning jewellery', 'Victorian'],
    ['art deco ring with a tiny skull', 'Art Deco'],
    ['a coffin pendant', 'Gothic / Dark Aesthetic'],
    ['a minimalist brooch of a robot', 'Minimalist'],
    ['a traditional engagement ring', 'Classic / Bridal'],
    ['an ibiza style anklet', 'Boho / Organic'],
  ])('%s', (prompt, era) => expect(brief(prompt).era).toBe(era));

  it.each([
    'nose pin in gold, traditional Indian style',
    'toe ring for a surfer (me), silver',
    'a plain silver ring, my brother is a biker',
    'a classical Greek fillet for her hair, gold tiara',
    'body chain to wear at a festival',
    "a tiara, I'm getting married in a barn in Devon",
    'fashion student at CSM, looking for a titanium choker',
    'hoops for a hen do in Ibiza',
    'I lost my ring at Glastonbury, silver band please',
    'Navratna ring, 22 kt, traditional',
    'hawaiian heirloom bangle, black enamel',
  ])('none: %s', (prompt) => expect(brief(prompt).era).toBeNull());
});

describe('eyes', () => {
  it.each([
    'cufflinks with an octopus on each, onyx for the eyes',
    'an owl brooch with big eyes',
    'a fox pendant, eyes of emerald',
    'dragon ring, tiny rubies set in its eyes',
  ])('of a creature are no motif: %s', (prompt) => expect(brief(prompt).motifs).toEqual(['Animal']));

  it('of their own are one', () => {
    expect(brief('a bracelet of evil eyes').motifs).toEqual(['Eye']);
  });
});

describe('outlines and places', () => {
  it.each([
    ['ring with a black onyx, square sort of shape, silver', []],
    ['a garnet pendant, triangular kind of shape', []],
    ['triangle studs in gold', ['Geometric']],
  ])('of stones are no pattern: %s', (prompt, motifs) => expect(brief(prompt).motifs).toEqual(motifs));

  it.each([
    ['robins in the garden remind me of grandad, a robin pendant', ['Animal']],
    ['we met in the woods, silver ring', []],
    ['a bracelet for my granddaughter, she has wrists like twigs', []],
    ['her fingers are cold as a fish, silver ring', []],
    ['body chain in gold that crosses at the back', []],
    ['citrine ring so big you can see it from space', []],
    ['a pendant like a little twig', ['Floral']],
    ['a maple leaf pendant would be too obvious so a fox please', ['Animal']],
    ['a heart charm is far too twee, a moon instead', ['Celestial']],
    ['a brooch like a little garden', ['Floral']],
  ])('of a story are no motif: %s', (prompt, motifs) => expect(brief(prompt).motifs).toEqual(motifs));

  it.each([
    ['titanium ring, matt black', ['Titanium', 'Black Rhodium']],
    ['tungsten band in black, 8mm', ['Tungsten', 'Black Rhodium']],
    ['silver ring with a black stone', ['Silver']],
    ['silver ring, black onyx', ['Silver']],
  ])('black of a metal: %s', (prompt, metals) => expect(brief(prompt).metals).toEqual(metals));
});

describe('saints', () => {
  it.each([
    ['a St Lawrence medal, silver', ['Religious / Spiritual Icons']],
    ['Saint Gerard medallion in gold', ['Religious / Spiritual Icons']],
    ['a silver ring from St Albans', []],
  ])('%s', (prompt, culture) => expect(brief(prompt).culture).toEqual(culture));
});

describe('colours', () => {
  it.each([
    ['tungsten ring, offset groove in blue', []],
    ['titanium band with the inlay in red', []],
    ['silver earrings in blue', ['Sapphire']],
    ['Spinel. Purple one. White gold ring', ['Spinel']],
    ['a ruby ring and a purple one', ['Ruby', 'Amethyst']],
  ])('of a part or of what was named: %s', (prompt, gemstones) =>
    expect(brief(prompt).gemstones).toEqual(gemstones),
  );

  it('and the outline of a signet is no cut', () => {
    expect(brief('plain oval signet, yellow gold').stoneCut).toBeNull();
    expect(brief('oval signet ring with an oval ruby').stoneCut).toBe('Oval');
  });
});

describe('a surface that is engraved', () => {
  it.each([
    'a locket with ivy leaves engraved on the front and inside it says "Always"',
    'a signet engraved with a fern, "JB" inside',
  ])('is a finish beside lettering: %s', (prompt) => expect(brief(prompt).finish).toBe('Engraved'));

  it.each(['cufflinks, engrave them JM please', 'a bangle engraved "JB"'])('and is none: %s', (prompt) =>
    expect(brief(prompt).finish).toBeNull(),
  );
});

describe('likenesses', () => {
  it.each([
    "a ring with leaves down the band. I've tried on forty and the leaves always look like feathers",
    'a leaf brooch, the last one came out looking like a fish',
    'gold ring with a leaf. Mine looked like a squashed spider',
    "leaf studs, thin so they don't look like feathers",
    'a leaf pendant that should not look too much like a butterfly',
    'leaf earrings, I dont want them to look like skulls',
    'a tiara of leaves without looking like a crown',
  ])('that a piece should not have are none: %s', (prompt) =>
    expect(brief(prompt).motifs).toEqual(['Floral']),
  );

  it.each(['silver chain, strong, i fish', 'a plain ring for my wife because she gardens'])(
    'what somebody does is no motif: %s',
    (prompt) => expect(brief(prompt).motifs).toEqual([]),
  );

  it('the style of furniture yields to that of the piece', () => {
    expect(brief('I collect mid-century furniture; a sculptural ring').era).toBe('Modern Sculptural');
  });

  it('a setting of this time rules over that of before', () => {
    expect(brief("my wife's solitaire ring in gold again, but bezel this time").setting).toBe('Bezel');
  });

  it.each([
    'She wears pearls to Mass and a gold cross. Earrings for her, in gold',
    'my nan always wore a silver heart. I want a plain bangle',
  ])('what somebody wears already is no motif: %s', (prompt) => expect(brief(prompt).motifs).toEqual([]));

  it('that it should have are one', () => {
    expect(brief('a brooch that should look like a feather').motifs).toEqual(['Wing']);
  });
});

describe('glass', () => {
  it.each([
    ['a ring with a blue glass stone', 'glass stone'],
    ['glass earrings, dangly', 'glass'],
    ['a murano glass pendant on a gold chain', 'murano glass'],
  ])('is what a stone is of: %s', (prompt, stone) => {
    expect(brief(prompt).customGemstone).toBe(stone);
    expect(brief(prompt).figures ?? []).toEqual([]);
  });

  it.each(['I wear glasses, so small studs please', 'gold ring, he broke the glass at our wedding'])(
    'is none in passing: %s',
    (prompt) => expect(brief(prompt).customGemstone).toBeNull(),
  );

  it('is a figure as what one looks through', () => {
    expect(brief('a charm shaped like glasses').figures).toEqual(['glasses']);
  });
});

describe('set pieces named after a cut', () => {
  it.each(['princess engagement ring', 'a princess halo ring in platinum', 'princess studs'])(
    '%s',
    (prompt) => expect(brief(prompt).stoneCut).toBe('Princess'),
  );

  it('and no piece for a princess', () => {
    expect(brief('a princess ring for my little girl').stoneCut).toBeNull();
  });
});
