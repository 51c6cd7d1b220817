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
    ['white gold, one oval diamond in the middle and a small round diamond on each side, ring', 3],
    ['engagement ring with one big sapphire and a little one on each side', 3],
    ['one round diamond in the middle and three tiny ones on each side, gold ring', 7],
    ['engagement ring, one ruby in the centre, two smaller ones either side', 3],
    ['cushion sapphire ring with one small diamond to the left and one to the right', 3],
    ['ring with one opal, either side a small round diamond', null],
    ['one emerald in the middle with tapered baguettes on the sides, gold ring', null],
  ])('%s: %s in all', (prompt, count) => {
    expect(interpret({ prompt }).brief.stoneCount).toBe(count);
  });
});
