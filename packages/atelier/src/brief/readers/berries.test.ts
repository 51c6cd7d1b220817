import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('stones as the berries of a vine', () => {
  it.each([
    'a vine ring in yellow gold with three tiny garnets as berries',
    'ring of olive leaves, two pearls for berries',
    'silver leaf ring with ruby berries',
    'a ring like a fern frond curling round the finger, with one tourmaline where the tip unrolls',
    'silver ivy ring with a tiny ruby among the leaves',
  ])('are read: %s', (prompt) => expect(interpret({ prompt }).brief.arrangements).toContain('berries'));

  it.each([
    'ring with a strawberry and a ruby',
    'ivy ring with one big pearl',
    'engagement ring with a 1ct diamond nestled among the leaves',
  ])('are none: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('berries'),
  );
});
