import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('clothes that a piece is worn with', () => {
  it.each([
    'kundan choker with pearls matching red lehenga',
    'gold jhumkas matching a maroon lehenga',
    'necklace to go with my blue gown',
    'choker for a red lehenga',
    'cufflinks for my navy suit',
    'ring to match my wedding dress',
  ])('have no say in its colour and are no set: %s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.matchingSet).toBe(false);
    expect(brief.stoneColours ?? []).toEqual([]);
    expect(brief.gemstones.filter((gem) => gem !== 'Pearl')).toEqual([]);
    expect(notUnderstood).toEqual([]);
  });

  it('leave a set a set, and a stone its colour', () => {
    expect(interpret({ prompt: 'matching blue earrings and necklace' }).brief).toMatchObject({
      matchingSet: true,
      gemstones: ['Sapphire'],
    });
    expect(interpret({ prompt: 'an emerald ring to match her blue eyes' }).brief.gemstones).toContain(
      'Emerald',
    );
  });
});
