import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

const sketches = (changes: Parameters<typeof openBrief>[0]): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(openBrief({ type: 'Necklace', ...changes }), seed) as PieceDesign);

it('a strand that ends in a tassel is of its pearls, and the tassel of chains', () => {
  const drawn = sketches({ gemstones: ['Pearl'], arrangements: ['strand', 'tassel'] });
  for (const { carrier, ornaments } of drawn) {
    expect(carrier).toMatchObject({ kind: 'chain', strand: { stone: { gemstone: 'Pearl' } } });
    expect(ornaments).toHaveLength(1);
    expect(ornaments[0]!.ornament).toMatchObject({ kind: 'sculpture', form: 'tassel' });
    expect(ornaments[0]!.ornament).not.toHaveProperty('beads');
  }
  expect(new Set(drawn.map(({ composition }) => composition)).size).toBeGreaterThan(2);
});

it('a tassel of pearls of which no strand was named is of their strings', () => {
  for (const { ornaments } of sketches({ gemstones: ['Pearl'], arrangements: ['tassel'] }))
    expect(ornaments.some(({ ornament }) => 'beads' in ornament)).toBe(true);
});
