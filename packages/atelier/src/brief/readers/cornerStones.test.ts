import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangements = (prompt: string) => interpret({ prompt }).brief.arrangements ?? [];

describe('a small stone in the corner of a tablet', () => {
  it.each([
    'square lapis ring with a tiny ruby in the corner, gold',
    'mens ring, rectangular turquoise, one small diamond in one corner',
    'onyx signet ring with a little emerald in a corner',
  ])('%s', (prompt) => {
    expect(arrangements(prompt).filter((name) => name === 'signet')).toHaveLength(1);
    expect(arrangements(prompt)).toContain('corner-stone');
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each(['princess diamond ring with prongs at the corners', 'ring with an opal, the shop on the corner'])(
    'is none: %s',
    (prompt) => expect(arrangements(prompt)).not.toContain('corner-stone'),
  );
});

describe('a corner of a plate', () => {
  it.each([
    'square cufflinks of onyx with a small ruby in the corner',
    'a silver pendant, turquoise inlay and one tiny diamond in a corner',
    'lapis brooch, square, with a diamond set in one corner',
  ])('holds the small stone too, and the piece is no signet: %s', (prompt) => {
    expect(arrangements(prompt)).toContain('corner-stone');
    expect(arrangements(prompt)).not.toContain('signet');
  });
});
