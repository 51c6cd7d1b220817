import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

/** Where in a design stones are set. */
function stonesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || /^\.(?:provenance|character)/.test(path)) return [];
  const own = 'gemstone' in value ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => stonesIn(part, `${path}.${key}`))];
}

const SEEDS = Array.from({ length: 12 }, (_, index) => 500 + index);

describe('a stone that stands alone', () => {
  it.each([
    'platinum ring, a cushion tanzanite, no side stones',
    'rose gold bezel ring with a teal spinel. No accent stones.',
    'a ring with just the one morganite, nothing else on it',
    'just a small emerald on a thin gold band',
    'engagement ring, oval sapphire, no other diamonds or stones on the band please',
    'peridot pendant, no extra stones',
  ])('%s', (prompt) => {
    const { brief } = interpret({ prompt });
    for (const seed of SEEDS) expect(stonesIn(createDesign(brief, seed))).toHaveLength(1);
  });

  it.each([
    'opal necklace, one oval opal lying sideways',
    'gold pendant with one round garnet',
    'drop earrings, one aquamarine',
  ])('that was counted has no halo: %s', (prompt) => {
    const { brief } = interpret({ prompt });
    for (const seed of SEEDS)
      expect(JSON.stringify(createDesign(brief, seed))).not.toMatch(/"halo":\{|"gemstone":"Diamond"/);
  });

  it('that was counted keeps the halo that was asked for', () => {
    const { brief } = interpret({ prompt: 'gold pendant with one round garnet in a halo' });
    for (const seed of SEEDS) expect(JSON.stringify(createDesign(brief, seed))).toContain('"halo":{');
  });

  it('leaves a pair its two stones', () => {
    const { brief } = interpret({ prompt: 'toi et moi ring, opal and ruby, no accents' });
    for (const seed of SEEDS) expect(stonesIn(createDesign(brief, seed))).toHaveLength(2);
  });
});
