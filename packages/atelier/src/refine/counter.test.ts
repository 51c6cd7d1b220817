/** Instructions as customers say them over a counter: colloquial, misspelt, two things at once. */
import { describe, expect, it } from 'vitest';
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
    const cat = pieceOf('silver cat charm', 961);
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
