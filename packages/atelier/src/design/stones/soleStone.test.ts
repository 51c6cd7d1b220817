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

  it('leaves a pair its two stones', () => {
    const { brief } = interpret({ prompt: 'toi et moi ring, opal and ruby, no accents' });
    for (const seed of SEEDS) expect(stonesIn(createDesign(brief, seed))).toHaveLength(2);
  });
});
