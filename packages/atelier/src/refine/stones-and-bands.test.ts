/** Instructions about the stones of a design and what is along its band. */
import { describe, expect, it } from 'vitest';
import { type Design, isRing } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { refineDesign } from './refineDesign.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const THREE = designOf('three stone ring, oval sapphire, in platinum');
const FIVE = designOf('five stone ring with round diamonds, rose gold');
const PAIR = designOf('toi et moi ring, 1 carat pear diamond and oval sapphire, yellow gold');
const LEAVES = designOf('opal solitaire with a leaf on both shoulders, yellow gold');

const ring = ({ design }: ReturnType<typeof refined>): RingDesign => {
  if (!isRing(design)) throw new Error('no ring');
  return design;
};

describe('why something is wished is not called misunderstood', () => {
  it.each([
    ['a bit smaller, these would get caught in my hair', pieceOf('plain gold hoops'), /carrier/],
    ['thinner chain, itll snag on my jumper', pieceOf('gold heart necklace'), /carrier\.chain/],
  ])('%s', (say, design, paths) => changesOnly(design, say, paths));
});

describe('stones beside one another', () => {
  it('named in the plural are all exchanged, and those of another kind stay', () => {
    const alike = structuredClone(THREE);
    alike.sideStones!.stone = { ...alike.sideStones!.stone, gemstone: 'Sapphire' };
    const after = ring(refined(alike, 'swap the sapphires for emeralds'));
    expect([after.centre?.gemstone, after.sideStones?.stone.gemstone]).toEqual(['Emerald', 'Emerald']);
    expect(ring(refined(THREE, 'swap the sapphires for emeralds')).sideStones?.stone.gemstone).toBe(
      'Diamond',
    );
  });

  it('change places, and grow as large as the larger', () => {
    const swapped = ring(refined(PAIR, "swap them round so the sapphire's on the left"));
    expect([swapped.centre?.gemstone, swapped.companion?.stone.gemstone]).toEqual(['Sapphire', 'Diamond']);
    const unlike = structuredClone(PAIR);
    const { stone } = unlike.companion!;
    unlike.companion!.stone = { ...stone, lengthMm: stone.lengthMm * 0.7, widthMm: stone.widthMm * 0.7 };
    const after = ring(refined(unlike, 'make both stones the same size'));
    const face = (one: { lengthMm: number; widthMm: number }): number => one.lengthMm * one.widthMm;
    expect(face(after.companion!.stone) / face(after.centre!)).toBeCloseTo(1, 1);
    expect(after.centre).toEqual(unlike.centre);
  });

  it('are more than five in the band, as large and as they are asked to be set', () => {
    const { design, notDone } = refined(FIVE, 'seven diamonds, set into the metal not sticking up');
    expect(notDone).toEqual([]);
    expect(ring({ design } as ReturnType<typeof refined>)).toMatchObject({
      centre: null,
      head: null,
      sideStones: null,
      bandStones: { setting: 'flush', rows: 1 },
    });
  });

  it('named by their gem have their own cut', () => {
    const emerald = designOf('three stone ring with an emerald in the middle and diamonds either side, gold');
    const after = ring(refined(emerald, 'the diamonds shaped like half moons'));
    expect(after.centre).toEqual(emerald.centre);
    expect(after.shoulders).toEqual(emerald.shoulders);
    expect(after.sideStones?.stone.cut).toBe('Trillion');
  });

  it('in a cut that is not made take the nearest, and say so', () => {
    const { design, notDone } = refined(THREE, 'half moons for the side stones');
    expect(ring({ design } as ReturnType<typeof refined>).sideStones?.stone.cut).toBe('Trillion');
    expect(notDone.join()).toContain('nearest of ours');
  });
});

describe('what is on a ring', () => {
  it('sparkles along its band', () => {
    const after = ring(
      refined(designOf('cushion diamond solitaire in white gold'), 'a bit of sparkle down the band'),
    );
    expect(after.bandStones).not.toBeNull();
    expect(after.band.milgrain).toBe(false);
  });

  it('keeps the milgrain that it is to keep, where the rest goes', () => {
    const vintage = designOf('vintage diamond ring with milgrain and filigree, white gold', 1);
    const after = ring(refined(vintage, 'too fussy. keep the milgrain, ditch the rest of the fancy work'));
    expect(after.band.milgrain).toBe(vintage.band.milgrain);
    expect(JSON.stringify(after)).not.toContain('filigree"');
  });

  it.each(['keep the leaves on the left only please', 'take one of the leaves off'])('%s', (say) => {
    expect(ring(refined(LEAVES, say)).shoulders).toMatchObject({ kind: 'motif', place: 'beside' });
  });

  it('bows about another ring', () => {
    const after = ring(
      refined(designOf('plain platinum wedding band'), 'can you curve it to fit round my engagement ring'),
    );
    expect(after.band.form).toBe('curved');
  });

  it('is led in waves where it is a band or bears one stone', () => {
    for (const [what, say] of [
      ['plain platinum wedding band', 'can you make the band wavy'],
      ['oval opal solitaire ring in yellow gold', 'wavy band please'],
    ] as const)
      expect(ring(refined(designOf(what), say)).band).toMatchObject({
        form: 'wavy',
        waves: { count: expect.any(Number) },
      });
  });

  it('is of one metal but for a part', () => {
    const after = ring(
      refined(
        designOf('oval sapphire solitaire in platinum with four claws'),
        'everything gold except the claws, those stay platinum',
      ),
    );
    const of = (id: string | undefined) => after.alloys.find((alloy) => alloy.id === id)?.metal;
    expect([of(after.band.alloyId), of(after.head?.alloyId)]).toEqual(['Yellow Gold', 'Platinum']);
  });
});

describe('pieces', () => {
  it('stay lockets on a chain, and are no bells without them', () => {
    expect(refined(pieceOf('gold locket'), '24 inch chain').design.title).toContain('ocket');
    const { design, notDone } = refined(
      pieceOf('gold anklet with tiny bells'),
      'no bells, small pearls instead',
    );
    expect([design.title.includes('bells'), notDone]).toEqual([false, []]);
  });

  it('take the outline of a plate that is all stone', () =>
    changesOnly(
      pieceOf('round cufflinks with mother of pearl, gold'),
      'square would suit him better',
      /ornament\.(?:outline|widthMm|heightMm|field)/,
    ));

  it('are plain, whoever wishes it', () => {
    const cross = pieceOf('cross pendant in white gold with diamonds');
    changesOnly(cross, 'My priest would prefer it plain. No diamonds.', /ornament\.(?:accent|centre)/);
  });

  it('hang another charm in the place of one', () =>
    changesOnly(
      pieceOf('charm bracelet with an anchor, a key and a fox'),
      'get rid of the key, put a little horse there',
      /ornaments\.1\./,
    ));

  it('wear a further chain between two, with stones of its own', () => {
    const layered = pieceOf('two layer gold necklace with a ruby on the longer chain');
    const { differ, design } = refined(layered, 'Add a third chain between them with little pearls on it');
    expect(differ.every((path) => /layers|ornaments\.\d+$/.test(path))).toBe(true);
    expect(design.title).toContain('layered');
  });

  it('have dark pearls where these are called Tahitian', () => {
    const { design } = refined(pieceOf('pearl necklace'), 'tahitian pearls instead');
    expect(JSON.stringify(design)).toContain('"colour":"black"');
  });

  it('are counted as said', () => {
    const shells = pieceOf('silver bracelet with six shells along the chain');
    const before = shells.ornaments[0]!.count;
    const after = refined(shells, 'too many shells, take some away').design;
    expect('ornaments' in after && after.ornaments[0]!.count).toBeLessThan(before);
  });
});

describe('rings of a stack', () => {
  it('lie in another order', () => {
    const stack = made('stack of three thin rings, one yellow gold, one rose gold, one white gold');
    const result = refineDesign(stack, 'put the white gold one on top');
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const metals = [result.design, ...(result.design.companions ?? [])].map(({ alloys }) => alloys[0]?.metal);
    expect(metals).toEqual(['White Gold', 'Yellow Gold', 'Rose Gold']);
    expect(result.design.provenance.refinements).toEqual(['put the white gold one on top']);
  });
});

describe('other types', () => {
  it.each([
    ['longer please, 15cm', pieceOf('gold hair stick with a dragonfly'), /fitting\.lengthMm$/],
    ['shorter, its for a child', pieceOf('silver barrette with pearls'), /fitting\.lengthMm$/],
    ['more teeth please so it grips better', pieceOf('silver hair comb with flowers', 1), /fitting\.teeth$/],
    ['round the corners off a bit', pieceOf('square silver cufflinks, plain'), /ornament\.outline$/],
    [
      't-bar fitting instead of chain, easier to do up one handed',
      pieceOf('gold cufflinks with onyx', 7919),
      /fitting\.(?:form|reachMm)$/,
    ],
    ['only five and closer together', pieceOf('gold anklet with seven pearls'), /count$|stones\.\d+$/],
    ['can you put a little diamond every few links', pieceOf('gold cable chain necklace'), /ornaments\.0/],
    ['its a bit loose', pieceOf('rose gold nose ring hoop'), /innerDiameterMm$/],
  ])('%s', (say, design, paths) => changesOnly(design, say, paths));

  it.each([
    ['and a wider gap', pieceOf('hammered silver cuff bracelet'), /openingMm$/],
    ['half the bells', pieceOf('silver anklet with bells'), /count$/],
    ['longer, 40mm', pieceOf('gold bar brooch with a row of diamonds', 7919), /stones\.\d+$|spanMm|double/],
  ])('%s', (say, design, paths) => changesOnly(design, say, paths));

  it('have stones of another colour, and the same flowers', () => {
    const pins = pieceOf('blue flower hair pins, silver');
    changesOnly(pins, 'white flowers not blue', /gemstone$|form$|cut$|depthMm|nominalCarat/);
    const { design } = refined(pins, 'white flowers not blue');
    expect(JSON.stringify(design)).not.toContain('Sapphire');
  });

  it('move a charm next to the clasp', () => {
    const bracelet = pieceOf('silver charm bracelet with an anchor, a key and a fox');
    const { design } = refined(bracelet, 'move the anchor next to the clasp');
    const forms =
      'ornaments' in design
        ? design.ornaments.map(({ ornament }) => ('form' in ornament ? ornament.form : ''))
        : [];
    expect(forms).toEqual(['key', 'fox', 'anchor']);
  });
});

describe('pieces of a set', () => {
  it('have their own letters', () => {
    const { design } = refined(
      made('matching wedding bands in platinum, his and hers'),
      "engrave his with 'Always' and hers with 'Forever'",
    );
    const letters = [design, ...(design.companions ?? [])].map(({ engraving }) => engraving?.text);
    expect(letters.toSorted()).toEqual(['Always', 'Forever']);
  });

  it('are left as they are, where one is to be', () => {
    const set = made('emerald necklace, earrings and ring set, yellow gold');
    const { design } = refined(set, 'everything in white gold but leave the ring as it is');
    const metals = [design, ...(design.companions ?? [])].map(({ type, alloys }) => [type, alloys[0]?.metal]);
    expect(Object.fromEntries(metals)).toEqual({
      Necklace: 'White Gold',
      Earrings: 'White Gold',
      Ring: 'Yellow Gold',
    });
  });

  it('are changed apart from those they are compared with', () => {
    const pair = made('his and hers rings in titanium');
    const { design } = refined(pair, 'mine 0.5mm narrower than his');
    const widths = (one: Design) =>
      [one, ...(one.companions ?? [])].map((each) => (isRing(each) ? each.band.widthMm : 0));
    expect(widths(design).filter((width, i) => width !== widths(pair)[i])).toHaveLength(1);
  });

  it('are all meant by both', () => {
    const set = made('set of sapphire earrings and pendant, silver');
    const { design } = refined(set, 'gold for both and the pendant a bit bigger');
    const metals = [design, ...(design.companions ?? [])].map(({ alloys }) => alloys[0]?.metal);
    expect(metals).toEqual(['Yellow Gold', 'Yellow Gold']);
  });
});

describe('what cannot be done is told', () => {
  it.each([
    ['move the stones to the roots', pieceOf('silver tree of life pendant with birthstones'), 'their places'],
    ['our cat had three legs, can you show that', pieceOf('silver cat charm'), 'as its kind looks'],
    [
      'flowers just at the front half, back smooth',
      pieceOf('22k gold bangle carved with flowers'),
      'all the way around',
    ],
    [
      'make it two rows, the lower one hanging looser',
      pieceOf('gold belly chain with a turquoise'),
      'one chain around',
    ],
    [
      'have the star hanging inside the moon rather than next to it',
      pieceOf('silver moon and star necklace'),
      'modelled as a whole',
    ],
    ['I need three of them to match', pieceOf('gold hair pin with a pearl'), 'as often as you wish'],
    ['one more stone on the leaf please', pieceOf('gold leaf pendant with a diamond'), 'as a whole'],
    ['no stones on the body', pieceOf('gold butterfly brooch with sapphires'), 'set together'],
    ['knots between the pearls', pieceOf('pearl strand necklace'), 'by the workshop'],
    ['hinge it so it goes over my knuckles', pieceOf('gold bangle'), 'by the workshop'],
    [
      'the pearls should come off so I can wear just the hoops',
      pieceOf('gold huggies with pearls'),
      'in one',
    ],
    ['flip the lion so he faces left', made('gold signet ring with a lion'), 'as a whole'],
    ['two pearls side by side instead', made('pearl ring in silver'), 'One, three or five'],
    ['have a safety chain on it so i dont lose it', pieceOf('gold bee brooch'), 'by the workshop'],
    ['every other star a moon', pieceOf('gold anklet with stars'), 'of one kind'],
    ['make the links smaller toward the back', pieceOf('gold paperclip chain necklace'), 'from end to end'],
    [
      'put JB on one and the date 12.06.24 on the other',
      pieceOf('silver cufflinks with the initials JB'),
      'are alike here',
    ],
  ])('%s', (say, design, why) => expect(refusal(design, say)).toContain(why));
});
