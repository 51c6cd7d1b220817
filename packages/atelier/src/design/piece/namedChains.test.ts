import type { Arrangement, Brief, JewelryType } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const pieces = (type: JewelryType, name: Arrangement, wish: Partial<Brief> = {}): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign({ ...EMPTY_BRIEF, type, arrangements: [name], ...wish }, seed);
    if (!('carrier' in design)) throw new Error('a piece is carried');
    return design;
  });

const NOUNS: readonly [JewelryType, Arrangement, RegExp][] = [
  ['Necklace', 'lariat', /lariat necklace/],
  ['Necklace', 'stations', /station necklace/],
  ['Necklace', 'fringe', /fringe necklace/],
  ['Necklace', 'collar', /collar necklace/],
  ['Necklace', 'bar', /bar necklace/],
  ['Pendant', 'bar', /bar pendant/],
  ['Bracelet', 'stations', /station bracelet/],
  ['Bracelet', 'bar', /bar bracelet/],
  ['Bracelet', 'twist', /twisted (?:bangle|cuff)/],
  ['Anklet', 'stations', /station anklet/],
  ['Body Chain', 'fringe', /fringed body chain/],
  ['Necklace', 'nameplate', /name necklace/],
  ['Pendant', 'nameplate', /name pendant/],
  ['Bracelet', 'nameplate', /name bracelet/],
  ['Anklet', 'nameplate', /name anklet/],
  ['Pendant', 'locket', /locket/],
  ['Necklace', 'locket', /locket on a chain/],
  ['Necklace', 'strand', /strand necklace/],
  ['Bracelet', 'strand', /bead bracelet/],
];

describe('pieces arranged as asked by name', () => {
  it.each(NOUNS)('%s, %s: four sketches of that kind, composed in their own ways', (type, name, noun) => {
    const made = pieces(type, name);
    for (const { title } of made) expect(title.toLowerCase()).toMatch(noun);
    expect(new Set(made.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(NOUNS)('%s, %s: a stone that was named is in every one', (type, name) => {
    for (const design of pieces(type, name, { gemstones: ['Ruby'] }))
      expect(gemsWithin(design)).toContain('Ruby');
  });

  it('a bar bears the letters that were asked for', () => {
    for (const { ornaments } of pieces('Necklace', 'bar', { engraving: 'Olivia' }))
      expect(ornaments[0]?.ornament).toMatchObject({
        kind: 'plate',
        field: { kind: 'text', text: 'Olivia' },
      });
  });

  it('a disc is the plate that bears letters or a figure', () => {
    for (const { ornaments } of pieces('Necklace', 'disc', { engraving: 'Amelia' }))
      expect(ornaments.map(({ ornament }) => ornament)).toContainEqual(
        expect.objectContaining({ kind: 'plate', outline: 'disc' }),
      );
    for (const { ornaments } of pieces('Necklace', 'disc'))
      expect(ornaments.map(({ ornament }) => ornament)).toContainEqual(
        expect.objectContaining({ kind: 'plate', outline: 'disc' }),
      );
    for (const { ornaments } of pieces('Pendant', 'disc', { figures: ['horse'] }))
      expect(ornaments.map(({ ornament }) => ornament)).toContainEqual(
        expect.objectContaining({ kind: 'emblem', form: 'horse', ground: 'medallion' }),
      );
    for (const { ornaments } of pieces('Pendant', 'disc', { motifs: ['Star'] }))
      expect(ornaments[0]?.ornament).toMatchObject({ field: { kind: 'emblem', form: 'five-pointed-star' } });
    for (const { ornaments } of pieces('Pendant', 'dog-tag', { engraving: 'John 1999' }))
      expect(ornaments[0]?.ornament).toMatchObject({ kind: 'plate', outline: 'dog-tag' });
  });

  it('a name is cut from sheet in every sketch, in more than one hand', () => {
    const made = pieces('Necklace', 'nameplate', { engraving: 'Sofía' });
    for (const { ornaments } of made)
      expect(ornaments[0]?.ornament).toMatchObject({ kind: 'nameplate', text: 'Sofía' });
    const hands = made.map(({ ornaments }) => {
      const [main] = ornaments;
      return main?.ornament.kind === 'nameplate' ? main.ornament.lettering : null;
    });
    expect(new Set(hands).size).toBeGreaterThanOrEqual(2);
  });

  it('capitals are not cut in a script, and a sentence is borne by a bar', () => {
    for (const { ornaments } of pieces('Bracelet', 'nameplate', { engraving: 'MAMA' }))
      expect(ornaments[0]?.ornament).not.toMatchObject({ lettering: 'script' });
    for (const { ornaments } of pieces('Necklace', 'nameplate', { engraving: 'Always and for ever yours' }))
      expect(ornaments[0]?.ornament).toMatchObject({
        kind: 'plate',
        outline: 'bar',
        field: { kind: 'text' },
      });
  });

  it('a lariat has a tail, a collar lies close', () => {
    for (const { carrier } of pieces('Necklace', 'lariat'))
      expect(carrier.kind === 'chain' && carrier.tailMm).toBeGreaterThan(20);
    const collars = pieces('Necklace', 'collar', { lengthIn: 15 });
    for (const { carrier } of collars) expect(carrier.kind === 'chain' && carrier.lengthMm).toBe(381);
  });

  it('a locket opens, and bears what was named', () => {
    for (const { ornaments } of pieces('Pendant', 'locket', { figures: ['owl'] })) {
      expect(ornaments[0]?.ornament).toMatchObject({
        kind: 'plate',
        opens: true,
        field: { kind: 'emblem', form: 'owl' },
      });
    }
    for (const { ornaments } of pieces('Pendant', 'locket', { motifs: ['Heart'] }))
      expect(ornaments[0]?.ornament).toMatchObject({ kind: 'plate', outline: 'heart' });
  });

  it.each(['Pendant', 'Bracelet', 'Brooch', 'Earrings'] as const)(
    '%s: long stones lie across where they were asked to',
    (type) => {
      for (const { ornaments } of pieces(type, 'east-west', { gemstones: ['Ruby'], stoneCut: 'Oval' })) {
        const stones = ornaments.flatMap(({ ornament }) => (ornament.kind === 'stone' ? [ornament] : []));
        expect(stones.length).toBeGreaterThan(0);
        for (const { orientation } of stones) expect(orientation).toBe('across');
      }
    },
  );

  it('beads without stones are beads of metal', () => {
    for (const { carrier } of pieces('Necklace', 'strand', { noStones: true }))
      expect(carrier.kind === 'chain' && [carrier.chain.kind, carrier.strand]).toEqual(['ball', undefined]);
  });

  it('none of it is drawn where nobody asked', () => {
    for (const type of ['Necklace', 'Bracelet', 'Anklet', 'Body Chain', 'Pendant'] as const)
      for (let seed = 0; seed < 24; seed++) {
        const { composition } = createDesign({ ...EMPTY_BRIEF, type }, seed);
        expect(composition).not.toMatch(
          /-(?:middle|many|few|dense|fronts)$|-bar|twist|lariat-|strand|locket|collar-(?!front)/,
        );
      }
  });
});
