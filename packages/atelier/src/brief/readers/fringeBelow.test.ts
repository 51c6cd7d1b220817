import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangements = (prompt: string) => interpret({ prompt }).brief.arrangements ?? [];

describe('a row of stones that hang', () => {
  it.each([
    'temple haar with Lakshmi in the middle, rubies and hanging pearls along the bottom edge',
    'ruby necklace with pearls hanging all around the lower edge',
    'silver brooch, a moon with small garnets dangling along the bottom',
  ])('along an edge is a fringe: %s', (prompt) => expect(arrangements(prompt)).toContain('fringe'));

  it.each(['gold necklace with a hanging pearl', 'necklace with rubies along the chain'])(
    'is not read in: %s',
    (prompt) => expect(arrangements(prompt)).not.toContain('fringe'),
  );
});
