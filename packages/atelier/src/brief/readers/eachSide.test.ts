import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('stones that were counted by the side', () => {
  it.each([
    ['aquamarine ring with two little diamonds on each side', 5],
    ['platinum ring, cushion spinel, 2 round sapphires each side', 5],
    ['garnet ring with three small pearls on each side', 7],
    ['opal ring with a diamond on each side', null],
    ['two sapphires either side of a cushion diamond', 3],
    ['ring with an oval sapphire in the centre and one diamond either side', 3],
    ['emerald cut emerald ring with one tapered baguette diamond on each side, low profile', 3],
    ['oval ruby ring with two tapered baguettes on each side', 5],
    ['sapphire ring, two baguettes each side, platinum', 5],
    ['ruby ring with two stones, leaves on each side', 2],
  ])('%s: %s in all', (prompt, count) => {
    expect(interpret({ prompt }).brief.stoneCount).toBe(count);
  });
});
