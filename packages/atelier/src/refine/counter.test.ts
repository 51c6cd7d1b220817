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
