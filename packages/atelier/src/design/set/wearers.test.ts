import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing, membersOf } from '../document.ts';
import type { RingDesign } from '../ring/document.ts';

const SEEDS = [0, 1, 2, 3, 14];
/** The rings of a pair, his and hers, for several seeds. */
const pairsFor = (prompt: string): { his: RingDesign; hers: RingDesign }[] => {
  const { brief } = interpret({ prompt });
  return SEEDS.map((seed) => {
    const rings = membersOf(createDesign(brief, seed)).filter(isRing);
    expect(rings).toHaveLength(2);
    const [smaller, larger] = rings.sort((a, b) => a.size.us - b.size.us) as [RingDesign, RingDesign];
    return { his: larger, hers: smaller };
  });
};
const isPlain = ({ centre, bandStones }: RingDesign): boolean => centre === null && bandStones === null;

describe('two rings for two people', () => {
  it.each([
    'matching wedding bands, hers with diamonds, his plain',
    'wedding bands, his plain and hers with diamonds',
    'wedding rings: his a plain band, hers with diamonds, both in platinum',
    'wedding bands, hers with diamonds',
  ])('%s: each is as it was told', (prompt) => {
    for (const { his, hers } of pairsFor(prompt)) {
      expect(isPlain(his)).toBe(true);
      expect(hers.bandStones?.stone.gemstone).toBe('Diamond');
      expect(his.alloys[0]).toEqual(hers.alloys[0]);
    }
  });

  it('have metals, surfaces and stones of their own', () => {
    for (const { his, hers } of pairsFor('couples rings, his hammered silver, hers rose gold with a ruby')) {
      expect([his.alloys[0]!.metal, his.band.finish, isPlain(his)]).toEqual(['Silver', 'Hammered', true]);
      expect([hers.alloys[0]!.metal, hers.centre?.gemstone]).toEqual(['Rose Gold', 'Ruby']);
      expect(hers.band.finish).not.toBe('Hammered');
    }
  });

  it('have widths of their own', () => {
    for (const { his, hers } of pairsFor('his and hers wedding bands, his 8mm and hers 4mm'))
      expect([his.band.widthMm, hers.band.widthMm]).toEqual([8, 4]);
    expect(interpret({ prompt: 'his and hers wedding bands, his 8mm and hers 4mm' }).notUnderstood).toEqual(
      [],
    );
  });

  it('have sizes and metals of their own, also where it is said for whom', () => {
    const prompt = 'his & hers bands: tungsten for him 7mm size 12, rose gold for her 3mm size 6';
    for (const { his, hers } of pairsFor(prompt)) {
      expect([his.alloys[0]!.metal, his.band.widthMm, his.size.us]).toEqual(['Tungsten', 7, 12]);
      expect([hers.alloys[0]!.metal, hers.band.widthMm, hers.size.us]).toEqual(['Rose Gold', 3, 6]);
    }
  });

  it.each([
    'his and hers wedding bands, yellow gold',
    'wedding set: engagement ring and wedding band for her with sapphire',
    'matching wedding bands in platinum',
  ])('%s: are not told apart', (prompt) => {
    expect(interpret({ prompt }).brief.eachRing ?? null).toBeNull();
  });
});

it('an engagement ring and the bands of both are three rings for two people', () => {
  const { brief } = interpret({
    prompt:
      'an engagement ring with an oval diamond and his and hers bands in platinum, size 6 for her and 11 for him',
  });
  for (const seed of SEEDS) {
    const design = createDesign(brief, seed);
    const rings = membersOf(design).filter(isRing);
    expect(rings.map(({ size }) => size.us)).toEqual([6, 6, 11]);
    expect(rings.map(isPlain)).toEqual([false, true, true]);
    expect(rings.every(({ alloys }) => alloys[0]!.metal === 'Platinum')).toBe(true);
    expect(design.title).toMatch(/ with matching bands$/);
  }
});
