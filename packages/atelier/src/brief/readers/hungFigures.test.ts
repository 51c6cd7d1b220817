import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('a figure in the plural', () => {
  it.each([
    'silver anklet with little turtles',
    'a dainty gold bracelet with tiny bees',
    'anklet with starfish in rose gold',
    'gold bracelet with hearts',
    'necklace with anchor charms',
  ])('%s: several hang from the chain', (prompt) => {
    expect(brief(prompt).arrangements).toContain('charms');
  });

  it.each([
    'silver anklet with a turtle',
    'a bracelet with angel wings',
    'gold bracelet engraved with stars',
    'bangle with bees',
    'anklet with a starfish',
    'bracelet with five bees',
    'ring with little stars',
    'charm bracelet for a girl obsessed with unicorns',
    'she loves bees, so a bracelet with one bee charm',
  ])('%s: no more than was said', (prompt) => {
    expect(brief(prompt).arrangements ?? []).not.toContain('charms');
  });

  it('is all along what goes around where that was said', () => {
    for (const prompt of [
      'silver anklet with tiny starfish charms all along it',
      'gold bracelet with little shells all around',
    ])
      expect(brief(prompt).arrangements).toEqual(expect.arrayContaining(['charms', 'stations']));
    expect(brief('anklet with starfish in rose gold').arrangements).not.toContain('stations');
  });

  it('has beside it the one stone that was told by its article', () => {
    expect(brief('anklet with little dolphins and an opal').stoneCount).toBe(1);
    expect(brief('bracelet with four-leaf clovers and one garnet bead').stoneCount).toBe(1);
    expect(brief('anklet with dolphins and opals').stoneCount).toBeNull();
  });
});
