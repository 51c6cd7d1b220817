import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('rings that go through a piercing', () => {
  it.each([
    ['septum clicker in titanium with moon phases', 'Nose Ring'],
    ['a clicker for my septum with three opals', 'Nose Ring'],
    ['daith clicker with a crescent moon', 'Earrings'],
    ['conch hoop with opals', 'Earrings'],
    ['rook clicker, gold', 'Earrings'],
  ])('are rings, never studs: %s', (prompt, type) =>
    expect(interpret({ prompt }).brief).toMatchObject({ type, earringKind: 'hoop' }),
  );

  it.each([
    'black diamond stud for one ear only, bezel, 4mm',
    'opal stud for my left ear',
    'a hoop for one ear',
  ])('and earrings for one ear are one: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements).toContain('single'),
  );

  it.each(['pearl studs, one for each ear', 'studs for both ears'])('not: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('single'),
  );
});
