import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../../emptyBrief.ts';
import { createRing } from '../createRing.ts';

const SEEDS = [0, 1, 2, 3];
const family: Partial<Brief> = {
  type: 'Ring',
  setting: 'Cluster',
  occasion: 'Birthstone',
  gemstones: ['Garnet', 'Aquamarine', 'Aquamarine', 'Emerald', 'Ruby', 'Opal', 'Topaz'],
  stoneCount: 7,
};
const rings = (wish: Partial<Brief>) => SEEDS.map((seed) => createRing({ ...EMPTY_BRIEF, ...wish }, seed));

describe('different stones that are grouped', () => {
  it('are all in one cluster, one in the middle', () => {
    for (const { head, centre, bandStones, provenance } of rings(family)) {
      const around = head?.kind === 'cluster' ? (head.inTurn ?? []) : [];
      expect([centre!.gemstone, ...around.map(({ gemstone }) => gemstone)].sort()).toEqual(
        [...family.gemstones!].sort(),
      );
      expect([head?.kind === 'cluster' && head.petals, bandStones]).toEqual([6, null]);
      // What is held by four claws is faceted.
      expect(centre!.form).toBe('faceted');
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('are as large as one another', () => {
    for (const { centre } of rings(family)) expect(centre!.widthMm).toBeCloseTo(2.8, 0);
  });

  it('are called by what they are, eight about one too', () => {
    const nine: Brief['gemstones'] = [...family.gemstones!, 'Citrine', 'Peridot'];
    for (const { title } of rings({ ...family, gemstones: nine, stoneCount: 9 }))
      expect(title).toMatch(/^Multi-gem cluster ring/);
  });

  it('stand side by side where they are too few, which is told', () => {
    for (const { bandStones, head, provenance } of rings({
      ...family,
      gemstones: ['Garnet', 'Emerald', 'Ruby', 'Topaz'],
      stoneCount: 4,
    })) {
      expect([head, bandStones?.inTurn?.map(({ gemstone }) => gemstone)]).toEqual([
        null,
        ['Garnet', 'Emerald', 'Ruby', 'Topaz'],
      ]);
      expect(provenance.adjustments).toEqual([
        '4 different stones are too few for a cluster that shows each: they stand side by side.',
      ]);
    }
  });

  it('leave a cluster of one stone and small ones about it as it was', () => {
    for (const { head } of rings({ type: 'Ring', setting: 'Cluster', gemstones: ['Sapphire', 'Diamond'] }))
      expect(head?.kind === 'cluster' && head.inTurn).toBeUndefined();
  });
});
