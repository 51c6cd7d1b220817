import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

describe('of rings', () => {
  it.each([
    [
      'oval diamond engagement ring, white gold, hidden halo',
      'could the hidden halo be sapphires',
      /^head\.hiddenHalo\.stone/,
    ],
    ['mens tungsten ring 8mm', 'two thin grooves', /^band\.grooves$/],
    [
      'solitaire with a 6 prong round diamond, yellow gold',
      'white prongs please',
      /^alloys\.1|^head\.alloyId$/,
    ],
    ['solitaire with a round diamond, yellow gold', 'rose claws, not yellow', /^alloys\.1|^head\.alloyId$/],
    [
      'mens signet in gold with a lion',
      'a wolf instead of the lion',
      /^shoulders\.ornament\.field|^character/,
    ],
    ['bypass ring with two pearls, gold', 'bigger pearls', /^(?:centre|companion\.stone)\./],
    [
      'white gold ring with a round diamond, double halo, pave band',
      'One diamond, plain band.',
      /^(?:halo|bandStones)/,
    ],
    [
      'art deco ring with an emerald cut aquamarine in white gold',
      'not so deco, more of a minimalist look',
      /^(?:band|head|bandStones|character|halo|shoulders)/,
    ],
  ])('%s: %s', (prompt, say, paths) => {
    changesOnly(made(prompt, 7), say, paths);
  });

  it('what is too much is what goes', () => {
    const ring = designOf('floral ring with amethyst and leaves in rose gold', 403);
    const { design } = refined(ring, 'Too busy. Take off the leaves');
    expect(isRing(design) && [design.sideStones, design.halo]).toEqual([ring.sideStones, ring.halo]);
    expect(design.character.motifs).toEqual([]);
  });

  it('a style that is named counts, and not the way from the other', () => {
    const ring = designOf('art deco ring with an emerald cut aquamarine in white gold', 279);
    expect(refined(ring, 'Not so deco. More of a clean minimalist look').design.character.era).toBe(
      'Minimalist',
    );
  });
});

describe('of chains', () => {
  it.each([
    ['paperclip chain necklace, gold', 'chunkier links but same length', /^carrier\.chain\./],
    ['gold chain, 20 inches', 'longer but keep the clasp', /^carrier\.lengthMm$/],
    ['cuban link chain, 10k gold, 8mm, 20 inch', 'heavier, 12mm', /^carrier\.chain\./],
    [
      'station necklace with seven small diamonds, gold',
      'only five diamonds and further apart',
      /^ornaments\.0\.count$/,
    ],
    ['name necklace Mia in gold', 'put a tiny heart next to the name', /^ornaments\.1/],
  ])('%s: %s', (prompt, say, paths) => {
    changesOnly(pieceOf(prompt, 899), say, paths);
  });

  it('a clasp is exchanged for another', () => {
    const bracelet = pieceOf('silver link bracelet with a toggle clasp', 5);
    changesOnly(bracelet, 'toggle to lobster claw', /^carrier\.clasp/);
  });

  it('stones come at every so many', () => {
    const line = pieceOf('tennis bracelet with diamonds, white gold, 7 inches', 3);
    for (const [say, turn] of [
      ['put a sapphire every fifth stone', 5],
      ['every third stone a ruby', 3],
    ] as const) {
      const { design } = refined(line, say);
      const [row] = isRing(design) ? [] : design.ornaments;
      expect(row?.inTurn?.length, say).toBe(turn);
      expect(new Set(row?.inTurn?.slice(0, -1).map(({ gemstone }) => gemstone)), say).toEqual(
        new Set(['Diamond']),
      );
    }
  });
});

describe('of letters', () => {
  it('a back is not the front', () => {
    const bar = pieceOf("bar pendant in gold engraved with 'Ella'", 651);
    changesOnly(bar, "engrave 'Max' on the reverse", /^engraving/);
    changesOnly(
      pieceOf('gold oval cufflinks engraved KW', 3),
      'put "12.06.25" on the back as well',
      /^engraving/,
    );
    const { design } = refined(refined(bar, "engrave 'Max' on the back").design, "engrave 'Ben' on the back");
    expect(design.engraving).toMatchObject({ text: 'Ben', place: 'back' });
    expect(refusal(pieceOf('pearl stud earrings', 3), 'engrave TM on the back')).toMatch(/no back/);
  });

  it.each([
    ['ID bracelet in silver engraved MARCUS', 'put the date 02.11.1990 under the name', 'MARCUS 02.11.1990'],
    ['gold pendant, engraved Lucia', 'Spelling is Lucía with an accent on the i', 'Lucía'],
    ['gold pendant, engraved Zoe', "it's spelled Zoë", 'Zoë'],
  ])('%s: %s', (prompt, say, text) => {
    const { design } = refined(pieceOf(prompt, 3), say);
    expect(JSON.stringify(design)).toContain(`"text":"${text}"`);
  });

  it('a joined hand gives way to a plain one', () => {
    const name = pieceOf('name necklace Olivia in gold, script', 3);
    for (const say of [
      'letters that are not so curly please',
      'easier to read letters',
      'less swirly lettering',
    ])
      changesOnly(name, say, /\.lettering$/);
  });
});

describe('of pieces', () => {
  it('a stone comes above what hangs', () => {
    const drops = pieceOf('pearl drop earrings in rose gold', 1116);
    const { design } = refined(drops, 'Add a tiny diamond above each pearl');
    expect(isRing(design) ? [] : design.ornaments.map(({ slot }) => slot)).toEqual(['top', 'main']);
  });

  it.each([
    [
      'emerald drop earrings with diamond halos',
      'Could they be studs rather than drops?',
      /^(?:carrier\.fitting|ornaments\.1)/,
    ],
    ['hammered silver cuff, 15mm', 'Narrower, about 10mm, and smooth', /^(?:carrier\.band|finish)/],
    ['star pendant in rose gold', 'it looks flat, can it have more depth', /reliefMm$/],
    ['tiara with aquamarines and scrolls, silver', 'higher in the middle', /^ornaments\.0\./],
    [
      'ruby heart pendant in rose gold with diamonds',
      "take the diamonds off please, the ruby's enough",
      /^ornaments/,
    ],
  ])('%s: %s', (prompt, say, paths) => {
    const { differ } = refined(pieceOf(prompt, 7), say);
    expect(differ.length).toBeGreaterThan(0);
    expect(differ.filter((path) => !paths.test(path))).toEqual([]);
  });

  it('one for another, in passing', () => {
    const bells = pieceOf('anklet with bells in silver', 1860);
    expect(JSON.stringify(refined(bells, 'bells off, little shells on').design)).toContain('scallop-shell');
  });

  it('what would be nice too takes no other place', () => {
    const tiara = pieceOf('tiara in white gold with diamonds and leaves', 1457);
    expect(refusal(tiara, 'Pearls would be nice too')).toMatch(/no place beside/);
  });

  it('keeps the small stones of a figure in another', () => {
    const moon = pieceOf('moon pendant in silver with moonstone', 775);
    expect(JSON.stringify(refined(moon, "I'd prefer a sun").design)).not.toContain('"Diamond"');
  });
});
