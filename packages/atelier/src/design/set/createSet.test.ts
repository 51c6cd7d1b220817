import { type Brief, JEWELRY_TYPES, type JewelryType, MOTIFS } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { alloysOf, isRing, membersOf, readDesign, type SoleDesign } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import { openBrief } from '../testing/briefs.ts';

const setOf = (setTypes: JewelryType[], brief: Partial<Brief> = {}, seed = 3) =>
  createDesign(openBrief({ ...brief, type: setTypes[0], setTypes, matchingSet: true }), seed);
const stonesOf = (piece: SoleDesign): string[] =>
  (isRing(piece)
    ? piece.centre
      ? [piece.centre]
      : []
    : piece.ornaments.flatMap(({ ornament }) => ornamentStones(ornament))
  ).map(({ gemstone, cut }) => `${cut} ${gemstone}`);

describe('a set', () => {
  it('has the pieces asked for, in one metal and one stone, for every seed', () => {
    for (let seed = 0; seed < 24; seed++) {
      const design = setOf(
        ['Necklace', 'Earrings', 'Bracelet'],
        { gemstones: ['Emerald'], metals: ['Rose Gold'] },
        seed,
      );
      const pieces = membersOf(design);
      expect(pieces.map(({ type }) => type)).toEqual(['Necklace', 'Earrings', 'Bracelet']);
      for (const { alloys } of pieces) expect(alloys[0]).toEqual(pieces[0]!.alloys[0]);
      for (const piece of pieces)
        expect(stonesOf(piece).every((stone) => stone.endsWith('Emerald'))).toBe(true);
      expect(new Set(pieces.flatMap(stonesOf)).size).toBe(1);
    }
  });

  it('shows one motif in one form on all of its pieces', () => {
    for (const motif of MOTIFS) {
      const pieces = membersOf(setOf(['Pendant', 'Earrings'], { motifs: [motif] }));
      const forms = pieces.map((piece) =>
        isRing(piece)
          ? []
          : piece.ornaments.flatMap(({ ornament }) => ('form' in ornament ? [ornament.form] : [])),
      );
      expect(forms[0]!.length, motif).toBeGreaterThan(0);
      expect(forms[1], motif).toContain(forms[0]![0]);
    }
  });

  it('of any two types is a sound document that survives storage', () => {
    for (const first of JEWELRY_TYPES)
      for (const second of JEWELRY_TYPES) {
        const design = setOf([first, second], { gemstones: ['Garnet'] }, 11);
        const reading = readDesign(JSON.parse(JSON.stringify(design)));
        expect(reading, `${first}, ${second}: ${JSON.stringify(reading)}`).toMatchObject({ ok: true });
        expect(reading.ok && reading.design).toEqual(design);
        const ids = alloysOf(design).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }
  });

  it('of two rings is a pair of bands, or an engagement ring with its band', () => {
    const [his, hers] = membersOf(setOf(['Ring', 'Ring'], { metals: ['Platinum'], ringSize: 11 }));
    if (!isRing(his!) || !isRing(hers!)) throw new Error('no rings');
    expect([his.centre, hers.centre]).toEqual([null, null]);
    expect(his.size.us).toBe(11);
    expect(hers.size.us).toBeLessThan(his.size.us);
    expect(hers.band.profile).toBe(his.band.profile);
    const [ring, band] = membersOf(setOf(['Ring', 'Ring'], { gemstones: ['Sapphire'] }));
    if (!isRing(ring!) || !isRing(band!)) throw new Error('no rings');
    expect(ring.centre?.gemstone).toBe('Sapphire');
    expect([band.centre, band.head, band.size]).toEqual([null, null, ring.size]);
    expect(band.band.widthMm).toBe(ring.band.widthMm);
  });

  it('gives sizes to the piece that has them', () => {
    const [necklace, ring] = membersOf(
      setOf(['Necklace', 'Ring'], { lengthIn: 18, ringSize: 5, engraving: 'Ever' }),
    );
    expect(necklace).toMatchObject({ carrier: { lengthMm: 457.2 } });
    expect(ring).toMatchObject({ size: { us: 5 }, engraving: null });
  });

  it('has each of two in its own metal where that was told, alike besides', () => {
    for (const prompt of [
      'two wedding bands, one in blackened silver and one in yellow gold',
      'two bangles, one in silver, the other in yellow gold',
    ])
      for (const seed of [0, 1, 2]) {
        const pieces = membersOf(createDesign(interpret({ prompt }).brief, seed));
        expect(pieces.map(({ alloys }) => alloys.map(({ metal }) => metal))).toEqual([
          ['Silver'],
          ['Yellow Gold'],
        ]);
        expect(pieces[1]!.composition).toBe(pieces[0]!.composition);
      }
  });

  it('says in its title what it holds', () => {
    const { title } = setOf(['Pendant', 'Earrings'], { gemstones: ['Ruby'] });
    expect(title).toMatch(/ ruby .+ with matching \S+/);
    expect(membersOf(setOf(['Pendant', 'Earrings']))[0]!.title).not.toContain('matching');
  });
});
