import { interpret } from '@filigree/atelier/brief';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing, type SoleDesign } from '../document.ts';
import { ornamentStones } from '../ornament/document.ts';
import type { Stone } from '../parts.ts';
import type { RingDesign } from '../ring/document.ts';
import { showsGroup, stoneGroupsOf, withStoneGroups } from './stone-groups.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;
const SEEDS = [0, 1, 2, 3];
const designsOf = (prompt: string): SoleDesign[] =>
  SEEDS.map((seed) => createDesign(briefOf(prompt), seed) as SoleDesign);
const ringsOf = (prompt: string): RingDesign[] => designsOf(prompt).filter((design) => isRing(design));
const stonesOf = (design: SoleDesign): Stone[] =>
  isRing(design) ? [] : design.ornaments.flatMap(({ ornament }) => ornamentStones(ornament));

describe('stones that were told apart', () => {
  it('have the weight that was told beside another', () => {
    for (const { sideStones } of ringsOf(
      'ring, 1ct oval ruby, a 0.25ct round diamond on either side, platinum',
    ))
      expect(sideStones?.stone.nominalCarat).toBeCloseTo(0.25, 2);
  });

  it('grow smaller along a row as they were measured', () => {
    for (const { centre, sideStones } of ringsOf(
      'Five round emeralds in a row on a ring: middle 5mm, then 4mm either side, then 3mm at the ends',
    )) {
      expect(centre?.widthMm).toBe(5);
      expect(sideStones).toMatchObject({
        perSide: 2,
        outerShare: 0.75,
        stone: { widthMm: 4 },
      });
    }
  });

  it('are the two of a toi et moi, each of its own size', () => {
    for (const { centre, companion } of ringsOf(
      'toi et moi ring, a marquise emerald (8x4) lying next to a pear diamond (6x4)',
    )) {
      expect(centre).toMatchObject({
        gemstone: 'Emerald',
        lengthMm: 8,
        widthMm: 4,
      });
      expect(companion?.stone).toMatchObject({
        gemstone: 'Diamond',
        lengthMm: 6,
        widthMm: 4,
      });
    }
  });

  it('hang below one another at their sizes', () => {
    for (const design of designsOf(
      'drop earrings, 4mm round diamond at the top and a 12x8 pear topaz at the bottom',
    )) {
      const stones = stonesOf(design);
      expect(stones.find(({ gemstone }) => gemstone === 'Topaz')).toMatchObject({ lengthMm: 12, widthMm: 8 });
      expect(stones.find(({ gemstone }) => gemstone === 'Diamond')).toMatchObject({ lengthMm: 4 });
    }
  });

  it('are all of one size where they were counted together', () => {
    for (const design of designsOf('gold ankle chain with three 4mm pearls'))
      for (const { lengthMm } of stonesOf(design)) expect(lengthMm).toBe(4);
  });
});

it('a design is left as it is where nothing was told apart', () => {
  const brief = briefOf('a ring with a 2 carat oval diamond');
  const design = createDesign(brief, 0) as SoleDesign;
  expect(withStoneGroups(design, brief)).toEqual(design);
});

it('a group is not shown by stones of another size, or by too few', () => {
  const brief = briefOf('gold ankle chain with three 4mm pearls');
  const design = createDesign(brief, 0) as SoleDesign;
  const [group] = stoneGroupsOf(brief);
  expect(showsGroup(design, group!, [group!])).toBe(true);
  const larger = { ...group!, sizeMm: [6] };
  expect(showsGroup(design, larger, [larger])).toBe(false);
  const more = { ...group!, count: 30 };
  expect(showsGroup(design, more, [more])).toBe(false);
});
