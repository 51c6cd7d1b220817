import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

describe('numbers beyond what is designed', () => {
  it.each([
    ['ring, US size 17.5', 'ringSize', 16],
    ['a band in american size 20', 'ringSize', 16],
    ['a 250 carat emerald pendant', 'caratWeight', 100],
    ['ring with 700 diamonds', 'stoneCount', 200],
    ['sapphire ring with 14 claws', 'prongCount', 12],
    ['a 55 mm wide band', 'bandWidthMm', 30],
    ['chain necklace, 150 inches', 'lengthIn', 100],
  ] as const)('are told, and the nearest is taken: %s', (prompt, field, taken) => {
    const { brief, conflicts, understood } = interpret({ prompt });
    expect(brief[field]).toBe(taken);
    expect(conflicts.map((one) => one.field)).toEqual([field]);
    expect(conflicts[0]?.message).toContain('we design');
    expect(understood.filter((one) => one.field === field)).toHaveLength(1);
  });

  it.each([
    ['ring, US size 16', 'ringSize', 16],
    ['a 100 carat emerald pendant', 'caratWeight', 100],
    ['sapphire ring with 12 claws', 'prongCount', 12],
  ] as const)('and nothing is told of the last that is: %s', (prompt, field, value) => {
    const { brief, conflicts } = interpret({ prompt });
    expect([brief[field], conflicts]).toEqual([value, []]);
  });
});
