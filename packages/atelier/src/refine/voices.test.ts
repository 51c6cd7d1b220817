/** More of what customers typed, by kinds of wishes: done in its own part, or told why not. */
import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const SOLITAIRE = designOf(
  '18k yellow gold solitaire ring with a 1.5 carat oval sapphire, six prongs, size 7',
);
const PLAIN = designOf('plain yellow gold band, 4mm, polished');
const ETERNITY = designOf('ruby eternity ring in platinum, full circle');
const CLADDAGH = designOf('claddagh ring in silver');
const PENDANT = pieceOf('pendant with a round garnet, bezel set, yellow gold', 217);
const BAR = pieceOf('gold bar necklace', 837);

describe('colours of the gem that is there', () => {
  it.each([
    ['could the sapphire be yellow', 'yellow sapphire'],
    ['make it violet', 'violet sapphire'],
    ['a green one instead', 'green sapphire'],
    ['I want the sapphire orange', 'orange sapphire'],
  ])('%s', (instruction, kind) => {
    const { changes, notUnderstood } = refined(SOLITAIRE, instruction);
    expect(changes).toEqual([`Centre stone oval sapphire -> oval ${kind}`]);
    expect(notUnderstood).toEqual([]);
  });

  it('that it is not mined in are another gem', () => {
    expect(refined(SOLITAIRE, 'make it red').changes[0]).toContain('ruby');
    expect(refined(SOLITAIRE, 'rose gold please').changes.join()).not.toContain('sapphire');
  });
});

describe('stones of figures', () => {
  it.each(['an emerald in the heart please', 'make the heart a ruby', 'could the heart be amethyst'])(
    'go into their place: %s',
    (instruction) => {
      const { design, changes } = refined(CLADDAGH, instruction);
      expect(changes).toHaveLength(1);
      expect(isRing(design) && [design.centre, design.shoulders]).toMatchObject([
        null,
        { ornament: { form: 'claddagh', stone: { cut: 'Heart' } } },
      ]);
    },
  );

  it.each(['give it tiny emerald eyes', 'little blue eyes please', 'big ruby eyes'])(
    'have the size of the creature: %s',
    (instruction) => {
      changesOnly(designOf('owl ring in silver', 3), instruction, /^shoulders\.ornament\.(?:stone|accent)/);
    },
  );

  it('are small where the figure has no larger place', () => {
    const butterfly = designOf('butterfly ring in rose gold', 744);
    for (const words of ['wings with pink sapphires', 'put rubies in it', 'some diamonds please'])
      changesOnly(butterfly, words, /^shoulders\.ornament\.accent/);
  });

  it('of a figure that is added belong to it', () => {
    const moon = pieceOf('silver pendant with a crescent moon and an opal', 2);
    const { design, changes } = refined(moon, 'add a small star with a ruby in it next to the moon');
    expect(changes[0]).toContain('drop added');
    expect(changes).toContain('Set with rubies');
    if (isRing(design)) throw new Error('a ring');
    expect(design.ornaments.slice(0, moon.ornaments.length)).toEqual(moon.ornaments);
  });
});

describe('rows', () => {
  it.each([
    'a row of small sapphires across the front',
    'a line of sapphires over the top half',
    'some tiny sapphires along the top, not all the way round',
  ])('of a plain band: %s', (instruction) => {
    const { design } = refined(PLAIN, instruction);
    if (!isRing(design)) throw new Error('no ring');
    expect([design.centre, design.bandStones?.stone.gemstone]).toEqual([null, 'Sapphire']);
    expect(design.bandStones?.spanDegrees).toBeLessThanOrEqual(180);
  });

  it.each([
    'only halfway round please',
    'stones on the top half only',
    'could the rubies just go half way round',
  ])('go half around: %s', (instruction) => changesOnly(ETERNITY, instruction, /^bandStones\.spanDegrees/));

  it('of small stones are added where there are none', () => {
    const { design } = refined(SOLITAIRE, 'tiny diamonds in the band?');
    expect(isRing(design) && design.bandStones?.stone.gemstone).toBe('Diamond');
    expect(refusal(SOLITAIRE, 'smaller diamonds in the band')).toContain('no stones in its band');
  });

  it('told in two clauses are one', () => {
    expect(refined(PLAIN, 'add a row of rubies, channel set').changes[0]).toMatch(/^Channel-set rubies/);
  });

  it.each([
    ['three stones: garnet, amethyst and citrine', ['Garnet', 'Amethyst', 'Citrine']],
    ['we have two girls, so two birthstones: opal and ruby', ['Opal', 'Ruby']],
    ['could it have 4 garnets', ['Garnet', 'Garnet', 'Garnet', 'Garnet']],
  ])('of a front: %s', (instruction, gems) => {
    const { design, notDone } = refined(PENDANT, instruction);
    if (isRing(design)) throw new Error('a ring');
    const { ornament } = design.ornaments[0]!;
    expect(ornament.kind === 'row' && ornament.stones.map(({ gemstone }) => gemstone)).toEqual(gems);
    expect(notDone).toEqual([]);
  });

  it('stand as they are turned', () => {
    const row = refined(PENDANT, 'could it have 3 garnets').design;
    expect(refined(row, 'turn them sideways').changes).toEqual(['Front turned across']);
    expect(refined(BAR, 'vertical bar please').changes).toEqual(['Front turned upright']);
  });

  it.each(['side stones: one ruby, one opal', 'three gems: ruby, diamond and topaz'])(
    'cannot differ beside a centre: %s',
    (instruction) => {
      expect(JSON.stringify(refined2(instruction))).not.toContain('"changes":["Centre stone');
    },
  );
  const refined2 = (instruction: string): unknown => {
    try {
      return refined(SOLITAIRE, instruction);
    } catch (error) {
      return String(error);
    }
  };
});

describe('parts by other names', () => {
  const BEADED = designOf('vintage ring with a round ruby, bezel, milgrain');

  it.each([
    'no beads around the rim please',
    'the beading along the edge has to go',
    'lose the tiny dots on the border',
  ])('milgrain: %s', (instruction) => {
    expect(refined(BEADED, instruction).changes).toEqual(['Milgrain removed']);
  });

  it.each([
    [
      'halos are dated, take it off',
      'platinum ring with a cushion emerald and a diamond halo',
      'Halo removed',
    ],
    [
      'the side stones are fussy. lose them',
      'three stone ring, ruby with diamonds, gold',
      'Side stones removed',
    ],
  ])('it: %s', (instruction, prompt, change) => {
    expect(refined(designOf(prompt), instruction).changes).toEqual([change]);
  });

  it('a comparative goes on with the part', () => {
    const { differ } = refined(BAR, 'make the bar polished and a bit shorter');
    expect(differ.some((path) => path.startsWith('carrier'))).toBe(false);
  });

  it.each(['oval would suit her hand better', 'an oval might look nicer with her other rings'])(
    '%s',
    (instruction) => {
      expect(refined(designOf('round diamond solitaire in gold'), instruction).changes[0]).toContain(
        'oval diamond',
      );
    },
  );

  it('earrings that hang low are shortened, their stones kept', () => {
    const { changes } = refined(pieceOf('threader earrings with pearls in gold'), 'they hang way too low');
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatch(/^Threads/);
  });

  it.each(['a bit looser please', "it's too tight", 'it slips off'])(
    'rings by half a size: %s',
    (instruction) => {
      changesOnly(SOLITAIRE, instruction, /^size/);
    },
  );

  it('more and fewer of what is there', () => {
    const shells = pieceOf('gold anklet with tiny shells', 1612);
    expect(refined(shells, 'a few more shells').changes[0]).toMatch(/^(?:Stations|Drops|Charm added)\b/);
    expect(refusal(shells, 'pearls in between')).toContain('do not alternate');
    expect(refusal(made('tiara with pearls', 1333), 'fewer rubies')).toContain('no rubies');
  });

  it('what is found wrong with a figure asks for no second one', () => {
    const moon = pieceOf('silver pendant with moon', 372);
    expect(refusal(moon, 'the moon looks lonely')).toBe('NOTHING_UNDERSTOOD');
    changesOnly(moon, 'the star is sweet, make it gold', /^alloys/);
  });

  it('the letters go on with what was said of them', () => {
    const { changes, notDone } = refined(
      pieceOf('name necklace "Eva" in gold', 7),
      'make the letters bigger and thicker',
    );
    expect([changes.length, notDone]).toEqual([1, [expect.stringContaining('strokes of letters')]]);
  });

  it('a name that is spelt otherwise', () => {
    const name = pieceOf('name necklace "Mia" in gold', 53);
    expect(refined(name, "it's Maya with a y").changes).toEqual(['Name "Mia" -> "Maya"']);
    expect(refusal(name, 'dot the i with a heart')).toContain('stay as they are written');
  });
});

describe('what cannot be is said, and nothing is done in its stead', () => {
  it.each([
    ['no prongs and no bezel, it should hover over the band', SOLITAIRE, 'Something has to hold a stone'],
    ['the stone held by nothing at all', SOLITAIRE, 'Something has to hold a stone'],
    ['engrave a line from our favourite song inside, about 50 words', PLAIN, 'Say the words themselves'],
    ['can you write his birthday inside', PLAIN, 'Say the words themselves'],
    ['it should fit sizes 5 and 7 both', SOLITAIRE, 'has one size'],
    ['must fit both of us', PLAIN, 'has one size'],
    ['can it turn green whenever she is sad', SOLITAIRE, 'keeps the one colour'],
    ['make it change colour with my mood', SOLITAIRE, 'keeps the one colour'],
    ['it has to weigh under 2 grams', PLAIN, 'told by its estimate'],
    ['engrave Leo on the outside', PLAIN, 'not on its outside'],
    ['fewer flowers', made('silver locket engraved with flowers', 40), 'How many figures'],
    ['put a photo of my cat in it', made('silver locket', 3), 'photograph'],
    ['a stronger clasp', pieceOf('gold chain bracelet', 3), 'comes in the size of its chain'],
    ['a star in one loop', made('infinity necklace in silver', 527), 'modelled as a whole'],
    ['cover it all over in rubies', pieceOf('cross pendant in gold', 5), 'cannot be covered'],
    [
      'pavé the whole front with diamonds',
      pieceOf('heart pendant in gold, no stones', 5),
      'cannot be covered',
    ],
  ])('%s', (instruction, design, reason) => {
    expect(refusal(design, instruction)).toContain(reason);
  });

  it('one finish goes over all', () => {
    const { changes, notDone } = refined(made('leaf earrings in polished gold', 3), 'matte with shiny edges');
    expect([changes, notDone]).toEqual([
      ['Finish polished -> matte'],
      ['One finish goes over the whole piece: its edges cannot have another yet.'],
    ]);
  });

  it('words that are said are cut', () => {
    for (const words of [
      'it should say always inside',
      'have it read we two',
      'engrave "our vows" inside',
      'engrave Always inside',
      'engrave 12.06.2019 inside',
    ])
      expect(refined(PLAIN, words).changes[0], words).toMatch(/^Engraving "/);
  });
});
