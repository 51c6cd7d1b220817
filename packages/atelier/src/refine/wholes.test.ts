/** Hollow and solid, borders, flowers of stones, figures around a bangle, lids of lockets, faces of signets. */
import { describe, expect, it } from 'vitest';
import { isRing } from '../design/document.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const HEART = pieceOf('gold heart pendant, puffed, no stones');
const BANGLE = pieceOf('plain gold bangle, no stones', 7919);
const SIGNET = designOf('silver signet ring, oval, plain');
const LION = designOf('gold signet ring with a lion');
const LOCKET = pieceOf('silver locket', 7919);
const BAND = designOf('yellow gold wedding band 5mm, flat, plain', 7919);
const SOLITAIRE = designOf('round diamond solitaire in platinum, 1 carat');
const HALO = designOf('platinum ring with a round emerald in a diamond halo, plain band');

describe('hollow and solid', () => {
  it('hollows a figure, and makes it solid again', () => {
    changesOnly(HEART, 'make it hollow', /^wallMm$/);
    const hollow = refined(HEART, 'hollow it out so it is lighter').design;
    changesOnly(hollow, 'make it solid', /^wallMm$/);
  });
  it('says why not', () => {
    expect(refusal(BAND, 'make it hollow')).toMatch(/band that is worn on a finger/);
    expect(refusal(HEART, 'make it solid')).toMatch(/solid already/);
  });
  it('solid gold is a metal', () => {
    expect(refined(made('silver heart pendant'), 'make it solid gold').changes.join()).toMatch(/gold/);
  });
});

describe('borders', () => {
  it.each([
    ['give it a rope border', 'rope'],
    ['a bit of a border, beaded', 'beaded'],
    ['scalloped edges please', 'scallop'],
  ])('%s', (instruction, kind) => {
    const { design } = refined(SIGNET, instruction);
    const face = isRing(design) && design.shoulders.kind === 'signet' ? design.shoulders.ornament : null;
    expect(face?.border.kind).toBe(kind);
  });
  it('a rope along a band', () => {
    const { design } = refined(BAND, 'a rope border along the edges');
    expect(isRing(design) ? design.band.cord : null).toBe('edges');
  });
  it('a shield is the outline alone', () => {
    const { changes, notDone } = refined(SIGNET, 'shield shape instead');
    expect([changes.length, notDone]).toEqual([1, []]);
  });
});

describe('faces of signets', () => {
  it.each([
    ['add the letter R under the lion', LION],
    ['put a lion and the letter R on it', SIGNET],
  ])('%s', (instruction, design) => {
    const after = refined(design, instruction).design;
    if (!isRing(after) || after.shoulders.kind !== 'signet') throw new Error('no signet');
    expect(after.shoulders.ornament.field).toMatchObject({ kind: 'emblem', form: 'lion' });
    expect(after.engraving).toMatchObject({ text: 'R', place: 'inside-band' });
  });
});

describe('lockets', () => {
  it('bear what they show on the lid', () => {
    changesOnly(LOCKET, 'put ivy on the locket', /^(?:ornaments\.0\.ornament\.field|character)/);
  });
  it.each([
    ['make it a heart', 'heart'],
    ['make it round', 'disc'],
  ])('%s', (instruction, outline) => {
    const { design, notDone } = refined(LOCKET, instruction);
    expect(isRing(design) ? null : design.ornaments).toMatchObject([
      { ornament: { kind: 'plate', outline } },
    ]);
    expect(notDone).toEqual([]);
  });
});

describe('several of a figure', () => {
  it.each([
    ['put hearts around the bangle', 5],
    ['seven little stars all round please', 7],
  ])('%s', (instruction, count) => {
    const { design } = refined(BANGLE, instruction);
    expect(isRing(design) ? null : design.ornaments).toMatchObject([{ slot: 'station', count }]);
  });
  it('one alone is the front', () => {
    const { design } = refined(BANGLE, 'put a heart on it');
    expect(isRing(design) ? null : design.ornaments).toMatchObject([{ slot: 'main', count: 1 }]);
  });
  it('where no more fit, none go', () => {
    const fan = pieceOf('peacock feather brooch gold, 30 mm', 3);
    expect(refusal(fan, 'more feathers')).toMatch(/as many as fit/);
  });
});

describe('flowers of stones', () => {
  it.each([
    ['make the flower out of three stones', 4],
    ['a flower shape with six rubies', 6],
  ])('%s', (instruction, petals) => {
    const { design } = refined(SOLITAIRE, instruction);
    expect(isRing(design) ? design.head : null).toMatchObject({ kind: 'cluster', petals });
  });
});

describe('what is told', () => {
  it.each([
    ['bring the halo closer', HALO, /as close about its stone/],
    ['hide a little star inside the band', BAND, /from the start/],
    ['add ram heads at the ends', pieceOf('silver cuff, plain, no stones'), /from the start/],
    ['can the needle be gold?', made('silver compass pendant'), /one metal/],
  ])('%s', (instruction, design, reason) => expect(refusal(design, instruction)).toMatch(reason));

  it('a metal that is not worked here', () => {
    const { changes, notDone } = refined(BAND, 'bronze instead of yellow gold');
    expect(changes.join()).toMatch(/rose gold/);
    expect(notDone.join()).toMatch(/^Bronze is not worked here/);
  });
});

describe('so much more or less', () => {
  it('carats, sizes, one of several', () => {
    const larger = refined(SOLITAIRE, '0.2 ct more on the stone').design;
    expect(isRing(larger) ? larger.centre?.nominalCarat : 0).toBeCloseTo(1.2, 1);
    const before = SOLITAIRE.size.us;
    const smaller = refined(SOLITAIRE, "while you're at it drop a size and a half").design;
    expect(isRing(smaller) ? smaller.size.us : 0).toBe(before - 1.5);
    const comb = pieceOf('gold hairpin with a moon and pearls', 7919);
    changesOnly(comb, "lose one of the pearls, the moon's perfect so dont touch it", /^ornaments\.1\.count$/);
  });
  it.each([
    ['round not square', made('princess cut diamond ring in white gold'), /round/],
    ['these but as drops', made('garnet stud earrings in silver'), /fish-hook/],
    ['can the pearls be black', made('pearl strand necklace, 18 inch'), /black pearl/],
    ["a loop that's bigger", made('silver charm of a fox'), /bail/],
    ["make it look like the moon's surface", BAND, /textured/],
    ['my boyfriend thinks more opals', made('body chain in rose gold with small opals', 7917), /Stations/],
  ])('%s', (instruction, design, said) => {
    const { changes, notDone } = refined(design, instruction);
    expect(changes.join()).toMatch(said);
    expect(notDone).toEqual([]);
  });
  it.each([
    [
      'bigger pearls but fewer, say three',
      made('pearl hairpin in silver', 7919),
      /(?:row|Stations) \d+ -> 3/,
    ],
    ['drop the heart altogether, just the chain', made('rose gold anklet with a heart'), /removed/],
    ['shorter by an inch and a half', made('silver necklace with a star, 18 inches'), /16\.5 in/],
    [
      'a cluster, like a little flower',
      made('round diamond pendant white gold, solitaire'),
      /flower of stones/,
    ],
    [
      'engrave love on it, gold please',
      made('silver toe ring, plain, no stones'),
      /"love".*gold|gold.*"love"/,
    ],
    ['something tougher than gold, titanium', made('gold ring with a round sapphire'), /titanium/],
  ])('%s', (instruction, design, said) => expect(refined(design, instruction).changes.join()).toMatch(said));
  it('three stones in a band are three', () => {
    const { design } = refined(BAND, 'put three tiny diamonds in it');
    expect(isRing(design) ? (design.bandStones?.spanDegrees ?? 360) : 360).toBeLessThan(45);
  });
  it('a bezel that is too thick takes nothing off the band', () => {
    const opal = designOf('opal ring, silver, bezel', 7919);
    expect(refusal(opal, "bezel's a bit thick. thinner one? otherwise dont change anything")).toMatch(
      /bezel/,
    );
  });
  it('what is said behind what stays the same is asked', () => {
    changesOnly(made('garnet stud earrings in silver'), 'same garnets, and gold', /^alloys/);
  });
});
