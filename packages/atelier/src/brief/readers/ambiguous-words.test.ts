import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('words of customers that mean something else elsewhere', () => {
  it.each([
    'a mourning locket with a lock of hair under glass',
    "brooch that holds a lock of his mother's hair",
    'pendant with a little lock of baby curls inside',
  ])('a lock of hair is no padlock: %s', (prompt) => {
    expect(read(prompt).brief.figures ?? []).not.toContain('padlock');
  });

  it('a lock of a chain is one', () => {
    expect(read('necklace with a little lock').brief.figures).toEqual(['padlock']);
  });

  it.each([
    ['a wedding band with a brushed titanium look but in platinum', ['Platinum']],
    ['ring that looks like platinum but is made of silver', ['Silver']],
    ['hoops, rose gold look, only in yellow gold', ['Yellow Gold']],
    ['a tungsten ring with a platinum edge', ['Tungsten', 'Platinum']],
  ] as const)('what a metal only looks like is none: %s', (prompt, metals) => {
    expect(read(prompt).brief.metals).toEqual(metals);
  });

  it.each([
    [
      'family ring with four birthstones: april, april, july and october',
      ['Diamond', 'Diamond', 'Ruby', 'Opal'],
    ],
    ['mothers necklace, birthstones march, june, march', ['Aquamarine', 'Pearl', 'Aquamarine']],
  ] as const)('children of one month have a stone each: %s', (prompt, gemstones) => {
    expect(read(prompt).brief.gemstones).toEqual(gemstones);
  });

  it.each([
    [
      "silver necklace with my kids' birthstones: Ada is January, Tom is May and Lu September",
      ['Garnet', 'Emerald', 'Sapphire'],
    ],
    ['birthstone ring, I was born in June and he was born in May.', ['Pearl', 'Emerald']],
    ['birthstone studs for October, may I have them soon', ['Opal']],
  ] as const)('beside other months May is one: %s', (prompt, gemstones) => {
    expect([...read(prompt).brief.gemstones].sort()).toEqual([...gemstones].sort());
  });

  it.each([
    ['silver discs, I have just won gold at the show', ['Silver']],
    ['black silver ring with a snake', ['Black Rhodium', 'Silver']],
    ['a black ring, tungsten, 8mm, for him', ['Black Rhodium', 'Tungsten']],
    ['black onyx ring, titanium', ['Titanium']],
  ] as const)('metals: %s', (prompt, metals) => {
    expect([...read(prompt).brief.metals].sort()).toEqual(metals);
  });

  it('the colour of a groove and the eyes of a creature are no stones of their own', () => {
    expect(read('a tungsten ring with a groove of red in it').brief.gemstones).toEqual([]);
    expect(read('gold owl brooch with two small emeralds for eyes').brief.stoneCount).toBeNull();
  });

  it.each(['a 6mm black tungsten band', '6 mm blue titanium ring'])(
    'a colour before its metal is no stone, and what is measured is the band: %s',
    (prompt) => {
      expect(read(prompt).brief).toMatchObject({ gemstones: [], stoneSizeMm: [], bandWidthMm: 6 });
    },
  );

  it('what stands behind a figure measures it, and not the band', () => {
    const { bandWidthMm } = read('a gold ring with a Roman coin, coin about 15mm').brief;
    expect(bandWidthMm).toBeNull();
    expect(read('a Roman coin ring, 6mm wide').brief.bandWidthMm).toBe(6);
  });

  it('a day, a theme and a sum are a wish', () => {
    expect(read('Two hundred quid, a mum who likes owls, Christmas').offTopic).toBeNull();
    expect(read('two hundred quid for a fence').offTopic).not.toBeNull();
  });

  it('a cut by its name rules over an outline of the same stone', () => {
    expect(read('she had a big square emerald. Mine: emerald cut emerald pendant, gold').brief.stoneCut).toBe(
      'Emerald',
    );
  });

  it('hers is not mine', () => {
    const { brief } = read(
      "a bigger diamond than my sister's ring. Hers is a carat. Mine should be 1.75, oval",
    );
    expect(brief.caratWeight).toBe(1.75);
  });

  it('so much said of a piece is a wish, whatever else is spoken of', () => {
    const aside = "Can you do morganite? Marquise, 14k rose gold. I'm a nurse, gloves on and off.";
    expect(read(aside).offTopic).toBeNull();
    expect(read('a pair of gloves in rose gold').offTopic).not.toBeNull();
  });

  it('one month said twice is one stone', () => {
    expect(read('september birthstone ring, she was born in september').brief.gemstones).toEqual([
      'Sapphire',
    ]);
  });

  it.each([
    ['rose gold bangle, open ended, 5 mm', 'cuff'],
    ['a silver bangle that slides on from the side', 'cuff'],
    ['plain bangle with a gap at the back', 'cuff'],
    ['a gold bangle', 'bangle'],
    ['a bangle that opens with a hinge', 'bangle'],
  ])('a bangle that is open is a cuff: %s', (prompt, kind) => {
    expect(read(prompt).brief.braceletKind).toBe(kind);
  });

  it.each([
    ['ring with a brown stone', 'Topaz', 'brown'],
    ['daisy pendant with a smoky centre stone', 'Topaz', 'brown'],
    ['necklace with an orange stone', 'Citrine', 'orange'],
  ])('a stone chosen for its colour has it: %s', (prompt, gemstone, colour) => {
    expect(read(prompt).brief).toMatchObject({
      gemstones: [gemstone],
      stoneColours: [{ gemstone, colour }],
    });
  });

  it('a jhumka is a bell and shows none', () => {
    expect(read('gold jhumkas, bell shaped, with rubies').brief.figures).toBeNull();
    expect(read('earrings shaped like a bell').brief.figures).toEqual(['bell']);
  });

  it('a fringe of small stones does not lead', () => {
    expect(
      read('chandelier earrings with tiny pearls dangling at the bottom and an emerald on the top').brief
        .gemstones,
    ).toEqual(['Emerald', 'Pearl']);
  });

  it.each([
    ['butterfly pendant, sapphire body, opal wings, about 30 mm', [30]],
    ['dragonfly brooch with emerald eyes, silver, 40 mm across', [40]],
  ])("a length that is set off is the figure's: %s", (prompt, size) => {
    expect(read(prompt).brief).toMatchObject({ pieceSizeMm: size, stoneSizeMm: [] });
  });

  it("beside a stone it is the stone's", () => {
    expect(read('butterfly pendant with an oval amethyst 14 mm').brief.stoneSizeMm).toEqual([14]);
  });

  it.each(['amethyst earrings, white gold hook', 'pearl earrings with long silver hooks'])(
    'a hook of earrings is their wire: %s',
    (prompt) => {
      expect(read(prompt).brief.claspKind).toBe('ear-wire');
    },
  );

  it('huggies are as thick as they are told', () => {
    expect(read('3 mm thick huggies').brief).toMatchObject({ bandWidthMm: 3, pieceSizeMm: null });
  });

  it.each(['our band is looking for a singer', 'my band has a gig on friday', 'the band needs a bassist'])(
    'a band that plays is no ring: %s',
    (prompt) => {
      expect(read(prompt).offTopic).not.toBeNull();
    },
  );

  it.each(['band for the guitarist, size 9'])('a band for who plays is one: %s', (prompt) => {
    expect(read(prompt).offTopic).toBeNull();
  });
});

describe('words that are of other things', () => {
  const briefOf = (prompt: string) => interpret({ prompt }).brief;

  it('a box lock is a clasp', () => {
    expect(briefOf('gold cuban bracelet, 8 inches, with box lock')).toMatchObject({
      claspKind: 'box',
      figures: null,
    });
  });

  it('a set of beads is of beads, bead set stones are set so', () => {
    expect(briefOf('coral beads set for a wedding, necklace of 3 layers')).toMatchObject({ setting: null });
    expect(briefOf('bead set diamond band').setting).toBe('Pave');
  });

  it('the claws of a bear hold no stone, the great swallow nobody, New Mexico is not Mexico', () => {
    const brief = briefOf(
      'turquoise necklace like in New Mexico, the big ones swallow me, bear claw details are fine',
    );
    expect(brief).toMatchObject({ setting: null, culture: ['Native American'], figures: ['bear'] });
    expect(briefOf('ring with four claws').setting).toBe('Prong');
    expect(briefOf('swallow pendant').figures).toEqual(['swallow']);
  });

  it('the disc of an identity bracelet is its plate', () => {
    expect(briefOf('medical id bracelet, a small disc with TYPE 1 on it').arrangements).toEqual(['disc']);
    expect(briefOf('medical id bracelet in silver').arrangements).toEqual(['bar']);
  });
});

describe('letters that are told in passing', () => {
  it.each([
    ['promise ring infinity with our initials k + t, silver', 'K + T'],
    ['initials j & m necklace', 'J & M'],
    ['ring with initials a and b inside', 'A & B'],
    ['paw pendant, hes a frenchie called Biscuit, want his name on it', 'Biscuit'],
    ["bracelet with my son's name on it, he is called Theo", 'Theo'],
  ])('%s: %s', (prompt, engraving) => {
    expect(interpret({ prompt }).brief.engraving).toBe(engraving);
  });

  it.each([
    'ring with initials and a heart',
    'a pendant from a boutique called Luna',
    'signet with initials, a small diamond',
  ])('none: %s', (prompt) => {
    expect(interpret({ prompt }).brief.engraving).toBeNull();
  });
});

describe('sizes of two', () => {
  it.each([
    ['his and hers wedding bands, sizes 10 and 6', [10, 6]],
    ['wedding rings, hers 3 mm with a small diamond, his 6 mm hammered. Ring sizes 54 and 64.', [7, 11]],
  ])('%s', (prompt, sizes) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.eachRing?.map((ring) => 'ringSize' in ring && ring.ringSize)).toEqual(sizes);
    expect(notUnderstood).toEqual([]);
  });
});
