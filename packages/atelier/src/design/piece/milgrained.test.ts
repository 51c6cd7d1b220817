import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';
import { showsMilgrain } from './milgrained.ts';

type Wish = Parameters<typeof openBrief>[0];
const drawn = (wish: Wish): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return design;
  });

describe('milgrain that was asked for', () => {
  it.each<[string, Wish]>([
    ['hoops', { type: 'Earrings', earringKind: 'hoop', noStones: true }],
    [
      'huggies with a row',
      { type: 'Earrings', earringKind: 'huggie', gemstones: ['Aquamarine'], stoneCount: 3 },
    ],
    ['drops with a stone', { type: 'Earrings', earringKind: 'drop', gemstones: ['Emerald'] }],
    ['a pendant with a stone', { type: 'Pendant', gemstones: ['Sapphire'] }],
    ['a bangle', { type: 'Bracelet', braceletKind: 'bangle', noStones: true }],
  ])('is on %s', (_, wish) => {
    for (const design of drawn({ ...wish, plateBorder: 'milgrain' }))
      expect(showsMilgrain(design), design.composition).toBe(true);
  });

  it('leaves prongs that were asked for, and says that it is left out', () => {
    for (const design of drawn({
      type: 'Pendant',
      gemstones: ['Sapphire'],
      setting: 'Prong',
      plateBorder: 'milgrain',
    }))
      expect(showsMilgrain(design) || design.provenance.adjustments.join(' ').includes('milgrain')).toBe(
        true,
      );
  });
});

it('stones that were counted stand in the hoop in a row', () => {
  for (const { carrier, ornaments } of drawn({
    type: 'Earrings',
    earringKind: 'huggie',
    gemstones: ['Aquamarine'],
    stoneCount: 3,
  })) {
    expect(ornaments).toEqual([]);
    expect(carrier).toMatchObject({ fitting: { kind: 'hoop', stones: { count: 3 } } });
  }
});
