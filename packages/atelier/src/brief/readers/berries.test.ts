import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('stones as the berries of a vine', () => {
  it.each([
    'a vine ring in yellow gold with three tiny garnets as berries',
    'ring of olive leaves, two pearls for berries',
    'silver leaf ring with ruby berries',
  ])('are read: %s', (prompt) => expect(interpret({ prompt }).brief.arrangements).toContain('berries'));

  it.each(['ring with a strawberry and a ruby', 'ivy ring with one big pearl'])('are none: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('berries'),
  );
});
