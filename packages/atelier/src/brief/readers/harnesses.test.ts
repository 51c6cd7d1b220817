import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangementsOf = (prompt: string) => interpret({ prompt }).brief.arrangements ?? [];

describe('a body chain about neck and waist', () => {
  it.each([
    'body chain that goes around the neck, runs down the front and wraps around the waist, gold',
    'silver waist chain that also comes down from the neck',
    'gold belly chain, connected to a chain over the shoulders',
  ])('%s', (prompt) => expect(arrangementsOf(prompt)).toContain('harness'));

  it.each(['silver waist chain with garnets', 'body chain for the waist, not the neck'])(
    'is none: %s',
    (prompt) => expect(arrangementsOf(prompt)).not.toContain('harness'),
  );
});
