import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('grooves of a band', () => {
  it.each([
    'titanium band, 7mm, with an offset groove',
    'brushed platinum wedding ring with a narrow channel cut nearer one edge',
    'a mens palladium band with a groove round the middle',
    'a hammered silver band with a thin channel all the way round',
    'rose gold wedding band with two fine grooves',
  ])('are no setting: %s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.setting).toBeNull();
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'wedding band with a channel of rubies',
    'emeralds set in a channel, gold band',
    'channel set sapphire eternity ring',
  ])('hold stones where stones are in them: %s', (prompt) =>
    expect(interpret({ prompt }).brief.setting).toBe('Channel'),
  );
});

describe('lines of height', () => {
  it.each(['a contour wedding band', 'contoured ring to fit my engagement ring'])('are none: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements).not.toContain('contour-lines'),
  );
});
