import { describe, expect, it } from 'vitest';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { inTurnOf } from './inTurn.ts';
import { refineDesign } from './refineDesign.ts';
import { DERIVED, designOf, differences, pieceOf } from './testing.ts';

const FAMILY = designOf("mother's ring with garnet, emerald, sapphire and topaz");
const ETERNITY = designOf('eternity ring, channel set sapphires, white gold');
const TENNIS = pieceOf('tennis bracelet with alternating rubies and diamonds');
const PEARLS = pieceOf('pearl strand necklace');
const BIRTHSTONES = pieceOf('necklace with birthstones: garnet, emerald, sapphire and topaz');

function refined<Design extends RingDesign | PieceDesign>(design: Design, say: string) {
  const result = refineDesign(design, say);
  if (!result.ok) throw new Error(`${say}: ${JSON.stringify(result.error)}`);
  if (result.design.type !== design.type) throw new Error('another type');
  const after = result.design as Design;
  const touched = differences(design, after).filter((path) => !DERIVED.test(path));
  return { after, touched, gems: inTurnOf(after)?.map(({ gemstone }) => gemstone) ?? null };
}

const isRow = (path: string): boolean => /^(?:bandStones|carrier\.strand|ornaments|composition)/.test(path);

describe('stones in turn', () => {
  it.each([
    ['change the emerald to a peridot', ['Garnet', 'Peridot', 'Sapphire', 'Topaz']],
    ['swap the topaz for an opal', ['Garnet', 'Emerald', 'Sapphire', 'Opal']],
    ['add an amethyst', ['Garnet', 'Emerald', 'Sapphire', 'Topaz', 'Amethyst']],
    ['remove the garnet', ['Emerald', 'Sapphire', 'Topaz']],
    ['no emerald please', ['Garnet', 'Sapphire', 'Topaz']],
    ['alternate diamonds and rubies', ['Diamond', 'Ruby']],
    ['make them all diamonds', null],
    ['make them all garnets', null],
  ])('of a family: %s', (say, gems) => {
    const ring = refined(FAMILY, say);
    expect(ring.gems).toEqual(gems);
    expect(ring.touched.length).toBeGreaterThan(0);
    expect(ring.touched.filter((path) => !isRow(path))).toEqual([]);
  });

  it('a family that grows takes more of the band, one that shrinks less; a new turn keeps the row', () => {
    const { spanDegrees } = FAMILY.bandStones!;
    expect(refined(FAMILY, 'add an amethyst').after.bandStones!.spanDegrees).toBeGreaterThan(spanDegrees);
    expect(refined(FAMILY, 'remove the garnet').after.bandStones!.spanDegrees).toBeLessThan(spanDegrees);
    expect(refined(FAMILY, 'alternate diamonds and rubies').after.bandStones!.spanDegrees).toBe(spanDegrees);
  });

  it.each([
    ['alternate with diamonds', ['Sapphire', 'Diamond']],
    ['every other stone a ruby', ['Sapphire', 'Ruby']],
    ['alternating emeralds and diamonds', ['Emerald', 'Diamond']],
  ])('of a row of one: %s', (say, gems) => {
    expect(refined(ETERNITY, say).gems).toEqual(gems);
  });

  it('are the colours of a rainbow', () => {
    const { after } = refined(ETERNITY, 'make it rainbow sapphires');
    expect(new Set(after.bandStones!.inTurn!.map(({ colour }) => colour)).size).toBe(6);
    expect(after.title).toMatch(/^Multicolour sapphire /);
  });

  it('of lines, chains and strands', () => {
    expect(refined(TENNIS, 'swap the rubies for sapphires').gems).toEqual(['Sapphire', 'Diamond']);
    expect(refined(TENNIS, 'all diamonds').gems).toBeNull();
    const { after, gems } = refined(BIRTHSTONES, 'add a ruby');
    expect(gems).toHaveLength(5);
    expect(after.ornaments[0]!.count).toBe(5);
    expect(refined(PEARLS, 'alternate with onyx').gems).toEqual(['Pearl', 'Onyx']);
  });

  it('are refused where nothing is in a row, and pearls in seats', () => {
    const solitaire = designOf('gold solitaire ring with a round diamond');
    expect(refineDesign(solitaire, 'alternate with rubies').ok).toBe(false);
    expect(refineDesign(FAMILY, 'change the topaz to a pearl').ok).toBe(false);
  });
});

describe('strands', () => {
  it.each([
    ['make it three strands', 3],
    ['double strand', 2],
    ['add another strand', 2],
  ])('%s', (say, strands) => {
    const { after, touched } = refined(PEARLS, say);
    expect(after.carrier).toMatchObject({ strand: { strands } });
    expect(after.title).toMatch(/multi-strand necklace/);
    expect(touched.filter((path) => !isRow(path))).toEqual([]);
  });

  it('go back to one', () => {
    const three = refined(PEARLS, 'make it three strands').after;
    const { after } = refined(three, 'single strand');
    expect(after.carrier).toEqual(PEARLS.carrier);
    expect(after.title).toBe(PEARLS.title);
  });

  it('grow smaller towards the clasp, or do not', () => {
    const { after } = refined(PEARLS, 'graduated please');
    expect(after.carrier).toMatchObject({ strand: { endShare: 0.55 } });
    expect(refined(after, 'all the same size').after.carrier).toMatchObject({ strand: { endShare: 1 } });
  });
});

describe('stones of a band alone', () => {
  it('grow, and the band with them', () => {
    const { after } = refined(ETERNITY, 'bigger stones');
    expect(after.bandStones!.diameterMm).toBeGreaterThan(ETERNITY.bandStones!.diameterMm);
    expect(after.band.widthMm).toBeGreaterThanOrEqual(after.bandStones!.diameterMm);
  });
});
