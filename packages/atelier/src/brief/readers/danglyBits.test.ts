import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('bits that dangle', () => {
  it.each([
    'hairpin with cherry blossoms and a couple of dangly bits',
    'gold hair pin with bits that dangle',
    'hair stick with a plum blossom and danglies',
    'brooch, a moon with dangly little silver things underneath',
    'brooch with two dangling pieces',
    'a necklace with things hanging off it all along',
    'belly chain with little dangly bits',
  ])('are a row that hangs: %s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.arrangements).toContain('fringe');
    expect(notUnderstood).toEqual([]);
  });

  it('are drops in ears and charms about a wrist', () => {
    for (const prompt of ['silver earrings with dangly bits', 'dangly earrings with pearls']) {
      const { brief, notUnderstood } = read(prompt);
      expect([brief.earringKind, notUnderstood]).toEqual(['drop', []]);
    }
    const { brief, notUnderstood } = read('bracelet with dangly bits');
    expect([brief.braceletKind, notUnderstood]).toEqual(['charm', []]);
  });

  it('are none where they are refused, and are told where nothing hangs', () => {
    const { brief, notUnderstood } = read('hairpin with a crane, no dangly bits');
    expect([brief.arrangements, notUnderstood]).toEqual([null, []]);
    expect(read('a ring with dangly bits').notUnderstood).toEqual(['dangly']);
  });
});
