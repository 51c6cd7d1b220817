import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('what is worn through the navel', () => {
  it.each([
    'belly button ring with an opal',
    'navel ring, titanium',
    'gold belly bar',
    'a ring for my belly button',
  ])('is no finger ring: %s', (prompt) => {
    const { brief, offTopic } = interpret({ prompt });
    expect(offTopic).toBeNull();
    expect(brief).toMatchObject({ type: 'Body Chain', arrangements: ['navel'] });
  });

  it.each([
    'gold belly chain with a butterfly',
    'a waist chain that sits at the navel with a belly chain look',
  ])('is not a chain that is worn there: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements ?? []).not.toContain('navel'),
  );

  it('is refused where it is worn elsewhere', () =>
    expect(interpret({ prompt: 'a tongue ring' }).offTopic).not.toBeNull());
});
