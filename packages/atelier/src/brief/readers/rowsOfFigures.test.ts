import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('figures one behind the other', () => {
  it.each([
    'silver anklet with a row of ducks following each other',
    'gold bracelet with elephants marching in a row along the chain',
    'gold necklace with a crescent moon followed by a trail of stars',
    'anklet of elephants, trunk to tail',
    'necklace, swallows flying one behind the other',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.arrangements).toContain('in-a-row');
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    // Of stones.
    'necklace with five diamonds in a row',
    // Of a piece that has no chain to let them into.
    'gold ring with elephants in a row',
    'stiff bangle with elephants in a row',
    'anklet with little elephants',
  ])('are none: %s', (prompt) => {
    expect(read(prompt).brief.arrangements ?? []).not.toContain('in-a-row');
  });
});
