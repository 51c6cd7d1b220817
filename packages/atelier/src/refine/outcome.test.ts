import { describe, expect, it } from 'vitest';
import { impossible } from './outcome.ts';

describe('a reason about a piece', () => {
  it.each([
    ['This earrings has no chain.', 'These earrings have no chain.'],
    [
      'Two metals need a setting apart: this cufflinks has no ornament apart: ask for one first.',
      'Two metals need a setting apart: these cufflinks have no ornament apart: ask for one first.',
    ],
    ['This necklace has no clasp.', 'This necklace has no clasp.'],
    ['The stone is already a opal.', 'The stone is already an opal.'],
  ])('agrees with it: %s', (said, reason) => {
    expect(impossible(said)).toEqual({ kind: 'impossible', reason });
  });
});
