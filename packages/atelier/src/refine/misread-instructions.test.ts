/** Instructions that are easily misread, by kind. */
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { type Design, membersOf } from '../design/document.ts';
import { stonesWithin } from '../design/stones/within.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { refineDesign } from './refineDesign.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const SOLITAIRE = designOf('platinum solitaire ring with a 1 carat round diamond, six prongs');
const CUFFLINKS = made('square silver cufflinks with onyx', 9);
const STUDS = made('garnet stud earrings in yellow gold, four prongs, round');
const OPAL = pieceOf('oval opal solitaire pendant in silver');
const DRAGONFLY = made('dragonfly brooch with blue enamel', 8);
const STATIONS = pieceOf('pearl station necklace in yellow gold', 2);
const CHARMS = made('silver charm bracelet with a key, a horseshoe and a heart', 36);

describe('a place is no refusal', () => {
  it.each([
    'engrave "AB" on the metal, not on the stone',
    'the engraving "AB" should be on the back. not in the stone',
  ])('%s', (instruction) => {
    const result = refineDesign(CUFFLINKS, instruction);
    expect(JSON.stringify(result.ok ? result.changes : [])).not.toMatch(/removed|left out/);
  });

  it('of another number is one', () => {
    expect(refined(STUDS, 'six prongs, not four').changes.join()).toContain('Prongs 4 -> 6');
    expect(refined(STUDS, 'I would like 6 claws not 4').changes.join()).toContain('Prongs 4 -> 6');
  });
});

describe('what is wanted stands behind "instead of"', () => {
  it.each([
    ['instead of the opal put a moonstone', 'moonstone'],
    ['rather than an opal could we do a turquoise', 'turquoise'],
    ['in place of the opal use an onyx', 'onyx'],
  ])('%s', (instruction, gem) => {
    expect(refined(OPAL, instruction).changes[0]).toContain(gem);
  });
});

describe('what stays the same is kept', () => {
  it.each(['cushion, same stone', 'make it a cushion. same colour', 'cushion please, the same metal'])(
    '%s',
    (instruction) => {
      const { changes } = refined(SOLITAIRE, instruction);
      expect(changes[0]).toContain('-> cushion diamond');
      expect(changes.join()).not.toMatch(/Metal|-> \w+ (?:sapphire|tourmaline)/);
    },
  );
});

describe('what cannot be is told, and its half is not done', () => {
  it.each([
    [CUFFLINKS, 'could one be a fox and the other one a bear', 'alike'],
    [pieceOf('gold hairpin with a daisy', 3), 'make it a pair, one with a daisy', 'have it made twice'],
    [
      designOf('three stone ring with an emerald cut diamond and baguettes'),
      'trapezoids on the sides',
      'That cut',
    ],
    [pieceOf('silver pendant with an elephant'), 'trunk up please', 'modelled as a whole'],
    [designOf('silver toe ring with a wave'), 'can it be adjustable', 'made in one size'],
    [SOLITAIRE, 'could it light up', 'neither lights up'],
  ] as const)('%# %s', (design, instruction, reason) => {
    const result = refineDesign(design as Design, instruction);
    const told = result.ok ? result.notDone : 'reasons' in result.error ? result.error.reasons : [];
    expect(told.join(' ')).toContain(reason);
    expect(result.ok ? result.changes : []).toEqual([]);
  });
});

describe('metal of one part', () => {
  it('of the figure that hangs on a chain', () => {
    const sun = pieceOf('silver sun pendant on a box chain', 27);
    const { differ } = refined(sun, 'just the sun in yellow gold');
    expect(differ.some((path) => path.startsWith('carrier'))).toBe(false);
    expect(differ.length).toBeGreaterThan(0);
  });

  it('mixed in leaves the rest', () => {
    const piece = pieceOf('yellow gold chain bracelet with a diamond', 69);
    expect(refined(piece, 'some white gold worked in').changes.join()).toContain('Setting 14k yellow gold');
  });

  it('that is darkened stays what it is', () => {
    const ring = designOf('silver ring with an amethyst');
    expect(refined(ring, 'please oxidise the silver').changes).toEqual([
      'Metal sterling silver -> sterling silver with black rhodium',
    ]);
    expect(refined(ring, 'blackened silver').changes[0]).toContain('black rhodium');
  });

  it('of enamelled parts is a colour of the enamel', () => {
    changesOnly(DRAGONFLY, 'could the wings be red', /enamel/);
    changesOnly(DRAGONFLY, 'make the wings purple', /enamel/);
  });
});

describe('small stones', () => {
  it.each(['with little rubies', 'tiny rubies too', 'maybe some small rubies'])(
    'take no place of the centre: %s',
    (instruction) => {
      const { design } = refined(SOLITAIRE, instruction);
      expect(design).toMatchObject({ centre: { gemstone: 'Diamond', lengthMm: SOLITAIRE.centre?.lengthMm } });
    },
  );

  it('of a halo are those that are named for it', () => {
    const pendant = pieceOf('pear morganite pendant in rose gold', 20);
    const { changes } = refined(pendant, 'a halo of little diamonds around the morganite');
    expect(changes.join()).toMatch(/Halo of diamonds added/);
    expect(changes.join()).not.toContain('-> morganite');
  });

  it('about a stone may be soft, in a row they may not', () => {
    const halo = designOf('white gold ring with a round ruby in a diamond halo');
    expect(refined(halo, 'pearls in the halo').changes[0]).toBe('Halo diamond -> pearl');
    const three = designOf('three stone ring with a round sapphire and two diamonds');
    expect(refined(three, 'side stones in opal').changes[0]).toContain('-> opal');
    expect(refusal(designOf('gold eternity ring with diamonds'), 'swap the diamonds for pearls')).toContain(
      'too soft',
    );
  });

  it('on bare metal are small', () => {
    const band = designOf('plain yellow gold band');
    expect(refined(band, 'add a tiny sapphire').changes[0]).toContain('about 0.08 ct');
    expect(refined(band, 'add a 0.3 carat sapphire').changes).toHaveLength(1);
  });
});

describe('how many, how far, how much', () => {
  it('stations stand nearer and farther', () => {
    const before = STATIONS.ornaments.find(({ slot }) => slot === 'station')?.count ?? 0;
    const count = (instruction: string): number => {
      const { design, changes } = refined(STATIONS, instruction);
      expect(changes.filter((line) => line.startsWith('Stations'))).toHaveLength(1);
      return (design as typeof STATIONS).ornaments.find(({ slot }) => slot === 'station')?.count ?? 0;
    };
    expect(count('pearls further apart')).toBeLessThan(before);
    expect(count('a bit closer together')).toBeGreaterThan(before);
    expect(count('nearer together, say 2 cm apart')).toBe(12);
  });

  it.each([
    ['shorten it by a quarter', 0.75],
    ['make the chain a third longer', 4 / 3],
  ])('%s', (instruction, share) => {
    const { design } = refined(STATIONS, instruction);
    const length = (piece: typeof STATIONS): number =>
      piece.carrier.kind === 'chain' ? piece.carrier.lengthMm : 0;
    expect(length(design as typeof STATIONS) / length(STATIONS)).toBeCloseTo(share, 1);
  });

  it('a row grows towards the end that is named', () => {
    const climbers = [...Array(80).keys()]
      .map((seed) => pieceOf('gold ear climbers with graduated diamonds', seed))
      .find(({ ornaments: [first] }) => first?.ornament.kind === 'row')!;
    const { design: turned } = refined(climbers, 'flip it, the biggest one the other way');
    const [down, up] = ['i want the biggest one at the bottom', 'largest diamond at the top'];
    const [say, back] = refineDesign(climbers, up).ok ? [up, down] : [down, up];
    expect(refined(climbers, say).design.provenance.refinements).toEqual([say]);
    expect(refined(climbers, say).changes).toHaveLength(1);
    expect(refined(turned, back).changes[0]).toMatch(/^Largest stone now at the (?:top|bottom|left|right)$/);
    const stations = pieceOf('gold ear climbers with graduated diamonds', 43);
    expect(refusal(stations, up)).toMatch(/no row/);
  });

  it('the inside of what has none is told', () => {
    const stud = pieceOf('gold nose stud with a diamond');
    expect(refusal(stud, 'the inside should be 8mm')).toContain('no hoop');
  });
});

describe('charms', () => {
  it('move among the others', () => {
    expect(refined(CHARMS, 'move the heart to the start').changes[0]).toMatch(
      /^Charm .*hearts? now at the start$/,
    );
    expect(refined(CHARMS, 'put the key in the middle').changes[0]).toContain('in the middle');
  });

  it('are called by what they are', () => {
    for (const seed of [0, 5, 36]) {
      const bracelet = made('charm bracelet with a heart, a star and a key', seed);
      const { changes } = refined(bracelet, 'take off the heart');
      expect(changes[0]).toMatch(/heart/);
    }
  });
});

describe('places that are told of are no styles', () => {
  it.each([
    'black pearls, the tahitian ones',
    'we met at the beach in Greece. black pearls',
    'like the ones I saw on my trip to Japan, black pearls',
  ])('%s', (instruction) => {
    const pearls = pieceOf('pearl drop earrings in yellow gold', 35);
    expect(refined(pearls, instruction).changes.join()).not.toMatch(/Cultural/);
  });

  it('and colours are told by them', () => {
    expect(refined(OPAL, 'more like the colour of the sea').changes[0]).toContain('aquamarine');
    expect(refined(OPAL, 'something the colour of honey').changes[0]).toContain('citrine');
  });
});

describe('a heart that is too large for a cluster', () => {
  const heart = designOf('white gold ring with a 3 carat heart shaped ruby, prongs');

  it('gets a halo', () => {
    const { design, changes } = refined(heart, 'make it a cluster');
    expect(design).toMatchObject({ head: { kind: 'prong' }, halo: { rows: 1 } });
    expect(changes.join()).toContain('no room');
  });

  it('also where it grows in one', () => {
    const small = designOf('white gold ring with a 1 carat heart shaped ruby, prongs');
    const cluster = refined(small, 'cluster setting').design;
    expect(cluster).toMatchObject({ head: { kind: 'cluster' } });
    const { design, changes } = refined(cluster, 'the stone 10 mm');
    expect(design).toMatchObject({ head: { kind: 'prong' }, halo: { rows: 1 } });
    expect(changes.join()).toContain('in the place of the cluster');
  });
});

it('the stone of a claddagh keeps its heart', () => {
  const claddagh = pieceOf('gold claddagh pendant with an emerald');
  const { design } = refined(claddagh, 'swap the emerald for a garnet');
  expect(stonesWithin(design)).toContainEqual(expect.objectContaining({ gemstone: 'Garnet', cut: 'Heart' }));
});

it('a cheaper way that is named is gone', () => {
  const ring = designOf('white gold eternity ring with channel set diamonds');
  expect(refined(ring, 'is it cheaper as a half eternity? do that').design).toMatchObject({
    bandStones: { spanDegrees: 180 },
  });
  expect(refined(SOLITAIRE, 'would that be less expensive in silver? ok do it').changes[0]).toContain(
    'silver',
  );
  expect(refusal(SOLITAIRE, 'make it cheaper')).toContain('lower the price');
});

describe('a set', () => {
  const SUITE = createDesign(
    openBrief({
      type: 'Earrings',
      setTypes: ['Earrings', 'Necklace'],
      matchingSet: true,
      gemstones: ['Pearl'],
    }),
    3,
  );
  const THREE = createDesign(
    openBrief({
      type: 'Ring',
      setTypes: ['Ring', 'Ring', 'Ring'],
      matchingSet: true,
      metals: ['Rose Gold'],
      noStones: true,
    }),
    3,
  );

  it('is told apart sentence by sentence', () => {
    const { design } = refined(SUITE, 'leave the earrings as they are. the necklace should be 20 inches');
    expect(membersOf(design)[0]).toMatchObject({ carrier: membersOf(SUITE)[0] && {} });
    const [earrings, necklace] = membersOf(design);
    const [before] = membersOf(SUITE);
    expect('carrier' in earrings! && earrings.carrier).toEqual('carrier' in before! && before.carrier);
    expect(necklace).toMatchObject({ carrier: { lengthMm: 508 } });
    expect(necklace?.provenance.refinements[0]).toContain('leave the earrings');
  });

  it('gets a metal each', () => {
    const { design } = refined(THREE, 'each one in a different gold: white, yellow and rose');
    expect(membersOf(design).map(({ alloys }) => alloys[0]?.metal)).toEqual([
      'White Gold',
      'Yellow Gold',
      'Rose Gold',
    ]);
    expect(refineDesign(design, 'every ring in a different gold: white, yellow, rose')).toMatchObject({
      ok: false,
      error: { reasons: ['The metal is already so.'] },
    });
  });
});
