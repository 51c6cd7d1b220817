/** Instructions as customers say them over a counter: colloquial, misspelt, two things at once. */
import { describe, expect, it } from 'vitest';
import { refineDesign } from './refineDesign.ts';
import { describeRefinementError } from './result.ts';
import { changesOnly, made, pieceOf, refined, refusal } from './testing.ts';

describe('slips of the pen', () => {
  const ring = made('slim yellow gold ring with a round diamond', 0);
  it.each([
    ['a bit thiner band', /^band\./],
    ['the band slimer please', /^band\./],
    ['make the band widder', /^band\./],
    ['biger stone', /^centre\./],
  ])('%s', (instruction, paths) => {
    changesOnly(ring, instruction, paths);
  });

  it('letters are spelt as they are said', () => {
    expect(refined(ring, 'engrave thiner inside').changes[0]).toContain('thiner');
  });
});

describe('letters one by one', () => {
  const links = pieceOf('gold cufflinks engraved JW', 0);
  it.each([
    ['swap the W for a T', 'JT'],
    ['change the letter J to an R', 'RW'],
    ['can you replace "W" with "B"?', 'JB'],
  ])('%s', (instruction, text) => {
    expect(refined(links, instruction).changes).toEqual([`Lettering "JW" -> "${text}"`]);
  });

  it('another initial joins those that are there', () => {
    const necklace = pieceOf('gold necklace with initials M', 0);
    expect(refined(necklace, 'add my husbands initial J too').changes).toEqual(['Lettering "M" -> "MJ"']);
    expect(refined(necklace, 'add a K as well').changes).toEqual(['Lettering "M" -> "MK"']);
  });

  it('what the letters are is understood with them', () => {
    const locket = pieceOf('gold locket with a floral engraving', 0);
    expect(refined(locket, 'can you put the date 12.06.2019 on the back').notUnderstood).toEqual([]);
  });
});

describe('stones', () => {
  it.each(['mix in some rubies', 'could you mix rubies in', 'rubies interspersed with them please'])(
    'come between those of a row: %s',
    (instruction) => {
      const { changes } = refined(pieceOf('tennis bracelet with diamonds', 651), instruction);
      expect(changes).toEqual(['Stones now diamonds and rubies in turn']);
    },
  );

  it('are there already', () => {
    expect(
      refusal(pieceOf('cross pendant in white gold', 527), 'add a small diamond in the middle'),
    ).toContain('there already');
  });

  it('of metal are not strung', () => {
    const strand = pieceOf('beaded lapis bracelet', 744);
    for (const instruction of ['add gold beads between the stones', 'silver spacers between them'])
      expect(refusal(strand, instruction)).toContain('Beads of metal');
  });

  it('what rests on a wish that cannot be has no reason of its own', () => {
    const tension = made('vintage ring with a ruby', 186);
    expect(refusal(tension, 'I dont like the ruby, use a garnet instead')).toBe(
      'A garnet would break in a tension setting: ask for a bezel or prongs first.',
    );
  });
});

describe('what is the wearer’s', () => {
  it.each(['make the wrist smaller, shes only 6 inches', 'my wrist is smaller', 'for a tiny wrist'])(
    'changes the length alone: %s',
    (instruction) => {
      changesOnly(
        pieceOf('silver chain bracelet with a compass charm', 682),
        instruction,
        /^carrier\.lengthMm$/,
      );
    },
  );

  it('earrings that hang lower are not smaller', () => {
    const drops = pieceOf('pearl drop earrings', 837);
    for (const instruction of ['make them hang lower', 'they should sit a bit lower', 'longer']) {
      const [said] = refined(drops, instruction).changes;
      const [before, after] = said!.match(/[\d.]+/g)!.map(Number);
      expect(after, instruction).toBeGreaterThan(before!);
    }
  });

  it('a stud is what a nose ring is worn by', () => {
    const { changes, notDone } = refined(pieceOf('silver nose ring', 1550), 'make it a stud w/ an opal');
    expect(changes.join()).toMatch(/opal.*nose-stud/);
    expect(notDone).toEqual([]);
  });
});

describe('what is told instead', () => {
  it('parts of a figure grow with it', () => {
    const { changes, notDone } = refined(
      pieceOf('butterfly brooch with sapphires', 1023),
      'make the wings bigger',
    );
    expect(changes[0]).toMatch(/^Size/);
    expect(notDone).toEqual(['The parts of a figure keep their proportions: it changes as a whole.']);
  });

  it('a tiara has no place beside what it shows', () => {
    expect(refusal(pieceOf('gold tiara with opals', 1364), 'add flowers')).toContain('no place beside');
  });

  it('a body chain is one', () => {
    expect(refusal(pieceOf('silver body chain with crystals', 1488), 'double layer at the waist')).toContain(
      'one chain around the body',
    );
  });
});

describe('other words', () => {
  it('figures that are engraved go round a band', () => {
    expect(refined(made('toe ring silver', 1581), 'add waves engraved').changes[0]).toContain('border');
  });

  it('"jazz it up" asks for more', () => {
    for (const instruction of ['its too plain, jazz it up', 'this one is boring, spice it up']) {
      const { changes, notUnderstood } = refined(made('opal ring', 1705), instruction);
      expect(changes.length).toBeGreaterThan(0);
      expect(notUnderstood).toEqual([]);
    }
  });
});

describe('heard once more', () => {
  it('two stones change places, and nothing is turned or counted', () => {
    const { changes, notDone } = refined(
      made('toi et moi ring with pearl and emerald', 93),
      'flip the two stones',
    );
    expect([changes.length, notDone]).toEqual([1, []]);
  });

  it('a stone in a figure is there, and as large as its place', () => {
    const { changes, notDone } = refined(
      made('silver ring with a crescent moon and an opal', 124),
      'bigger opal, smaller moon',
    );
    expect(changes[0]).toMatch(/^Size/);
    expect(notDone).toEqual([expect.stringContaining('as large as its place')]);
  });

  it.each(['lose the little ones just keep the middle garnet', 'take away the small stones'])(
    'the small ones of a cluster: %s',
    (instruction) => {
      const { changes } = refined(made('garnet cluster ring in silver', 217), instruction);
      expect(changes).toEqual(['Setting cluster -> prongs']);
    },
  );

  it.each([
    ['chain is to thin', /^carrier\.chain\./],
    ['the chain looks to thick', /^carrier\.chain\./],
  ])('"to" for "too": %s', (instruction, paths) => {
    changesOnly(pieceOf('silver necklace with a feather', 279), instruction, paths);
  });

  it('how many there should be, in a row', () => {
    const opals = pieceOf('necklace with 3 opals', 341);
    expect(refined(opals, 'i want 5 opals in a row').changes).toEqual(['Stones of the row 3 -> 5']);
    expect(refined(opals, 'I would like seven opals').changes).toEqual(['Stones of the row 3 -> 7']);
  });

  it('a bangle that should be longer is wider inside', () => {
    const bangle = pieceOf('gold bangle', 620);
    for (const instruction of ['can i have it longer its for a man', 'too short'])
      changesOnly(bangle, instruction, /^carrier\.innerDiameterMm$/);
  });

  it('what there is to be all of takes the place of what goes', () => {
    const peacock = pieceOf('peacock brooch with sapphires and emeralds', 837);
    const { design } = refined(peacock, 'drop the emeralds, all sapphires');
    expect(JSON.stringify(design)).toContain('"Sapphire"');
    expect(JSON.stringify(design)).not.toContain('"Emerald"');
  });

  it('a charm hangs by a loop', () => {
    const cat = pieceOf('silver cat charm', 963);
    expect(refined(cat, 'a loop instead of the clasp').changes).toEqual(['Bail tapered -> loop']);
  });

  it('which stone is said behind it', () => {
    const heart = made('silver toe ring with a heart', 1178);
    expect(refined(heart, 'add a lil stone in the heart, pink one').notDone).toEqual([]);
  });

  it('a part of which nothing could be made is told beside what was done', () => {
    const ring = made('gold ring with an oval diamond', 2);
    const { notUnderstood } = refined(ring, 'a thinner band. And make the stone glow in the dark');
    expect(notUnderstood.join()).toContain('glow');
  });
});

describe('said with little care', () => {
  it.each([
    ['gold band with a row of channel set diamonds', 'make the band -5 mm wide', 'below nothing'],
    ['silver feather earrings', 'left one longer than the right', 'pair are alike'],
    ['flower brooch with pink sapphires', 'pinker', 'colour of its kind'],
    ['infinity necklace in rose gold', 'diamonds on one half of the infinity', 'set all over'],
  ])('%s: "%s" is told', (start, instruction, reason) => {
    expect(refusal(made(start, 62), instruction)).toContain(reason);
  });

  it('a size and a half', () => {
    const ring = made('silver ring with turquoise and leaves', 93);
    for (const [instruction, size] of [
      ['can u take it up a size n a half', 8.5],
      ['up a size and a half please', 8.5],
      ['down one size and a half', 5.5],
    ] as const)
      expect(refined(ring, instruction).changes[0]).toContain(`-> US ${size}`);
  });

  it('a colour of gold that is not to be', () => {
    const ring = made('rose gold ring with pink tourmaline and diamond halo', 124);
    const { changes } = refined(ring, 'halo should be white gold not rose');
    expect(changes).toEqual(['Setting 14k rose gold -> 14k white gold']);
  });

  it('side stones are exchanged by their cut', () => {
    const ring = made('oval emerald ring with tapered baguettes, yellow gold', 31);
    for (const instruction of ['swap the baguettes for trillions', 'baguettes out, trillions in'])
      changesOnly(ring, instruction, /^sideStones\./);
  });

  it('"one" is the part that was named before', () => {
    const necklace = pieceOf('long gold chain with a tassel', 372);
    for (const instruction of ['tassel is a bit much, shorter one', 'make the tassel shorter'])
      changesOnly(necklace, instruction, /^ornaments\./);
  });

  it('beads of one size, half as many stones', () => {
    expect(refined(pieceOf('graduated pearl necklace', 434), 'all one size').changes).toEqual([
      'Beads now all of one size',
    ]);
    const bangle = pieceOf('rose gold bangle with amethysts', 620);
    expect(refined(bangle, 'half as many stones').changes[0]).toMatch(/^Stations \d+ -> \d+$/);
  });

  it('two golds joined by an n', () => {
    const { design } = refined(
      pieceOf('sun pendant with citrine, gold', 527),
      'do it in both yellow n white gold',
    );
    expect(design.type === 'Pendant' && new Set(design.alloys.map(({ metal }) => metal))).toEqual(
      new Set(['Yellow Gold', 'White Gold']),
    );
  });

  it('the metal of what is added is not that of all', () => {
    const bracelet = pieceOf('onyx bead bracelet in gold', 651);
    const { design } = refined(bracelet, 'add a silver skull');
    expect(JSON.stringify(design)).toContain('skull');
    expect(JSON.stringify(design)).toContain('Yellow Gold');
  });

  it('little drops are no smaller hoops', () => {
    const huggies = pieceOf('gold huggies with emeralds', 744);
    changesOnly(huggies, 'a pair of little drops hanging from them in pearl', /^(?:ornaments|character)\b/);
  });
});

describe('parts and places', () => {
  it('the outer ones are the sides', () => {
    const ring = made('aquamarine three stone ring', 124);
    const { changes } = refined(ring, 'middle one larger, outer two smaller');
    expect(changes.map((said) => said.replace(/ [\d.].*$/, ''))).toEqual(['Centre stone', 'Side stones']);
    changesOnly(ring, 'outer two smaller', /^sideStones\./);
  });

  it.each(['star a lil lower', 'could the star sit lower'])('lower at the neck: %s', (instruction) => {
    changesOnly(pieceOf('gold choker with a star', 310), instruction, /^carrier\.lengthMm$/);
  });

  it('two rows of a halo are the halo alone', () => {
    const { changes, notDone } = refined(
      pieceOf('gold pendant with a round opal and halo', 403),
      'two rows of halo',
    );
    expect([changes, notDone]).toEqual([['Halo single -> double'], []]);
  });

  it('an oval upside down is the same', () => {
    expect(refusal(pieceOf('sapphire drop pendant platinum', 434), 'flip it upside down')).toContain(
      'looks the same',
    );
  });

  it('figures on both sides take no place of what is between', () => {
    const tiara = pieceOf('silver tiara with moon', 992);
    for (const instruction of ['stars either side of the moon', 'a star on each side'])
      expect(refusal(tiara, instruction)).toContain('no place beside');
  });

  it('prongs that are not there are told', () => {
    const ring = made('princess cut diamond ring in a bezel', 31);
    expect(refusal(ring, 'make the prongs less obvious')).toContain('no prongs here');
  });

  it('what nothing could be made of is told in the words that asked for it', () => {
    const toe = made('toe ring with daisy', 1209);
    expect(refined(toe, 'daisy smaller, band open at back').notUnderstood.join()).toContain(
      'band open at back',
    );
    const { design } = refined(toe, 'daisy smaller');
    expect(design.type).toBe('Toe Ring');
    const alone = refineDesign(pieceOf('silver link bracelet', 496), 'links square instead of round');
    expect(!alone.ok && describeRefinementError(alone.error)).toContain('"links square instead of round"');
  });

  it('shades are no other stones', () => {
    for (const instruction of ['deepen the red', 'darken the stone'])
      expect(refusal(made('gold ring with a round ruby', 0), instruction)).toContain('colour of its kind');
  });
});
