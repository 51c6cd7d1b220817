import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('what grows on one side of a ring', () => {
  it.each([
    'rose gold ring with an oval diamond and leaves on one side only',
    'a ring with a pear sapphire, leaves growing up one side',
    'pear diamond ring, one side with tiny leaves',
  ])('is one group of it: %s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief).toMatchObject({ type: 'Ring', figures: ['branch'], figureCount: 1 });
    expect(brief.arrangements ?? []).not.toContain('hidden');
  });

  it.each(['a ring with leaves on each side of an oval diamond', 'a ring of leaves with a diamond'])(
    'is on both where that was said, or nothing: %s',
    (prompt) => expect(interpret({ prompt }).brief.figureCount ?? null).toBeNull(),
  );

  it('a single small thing there is hidden', () => {
    const { brief } = interpret({ prompt: 'a garnet ring with a tiny bat hidden on one side' });
    expect(brief.arrangements).toContain('hidden');
  });
});

describe('a curved band', () => {
  it.each([
    'oval moonstone on a curved gold band',
    'pear shaped diamond set sideways, on a curved rose gold band',
  ])('with one stone on it is no wedding band: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements).toEqual(expect.arrayContaining(['curved', 'solitaire'])),
  );

  it.each(['curved band with diamonds', 'curved wedding band with marquise diamonds'])(
    'with a row is one: %s',
    (prompt) => expect(interpret({ prompt }).brief.arrangements).not.toContain('solitaire'),
  );
});
