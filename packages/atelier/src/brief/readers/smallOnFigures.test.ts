import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

it.each([
  ['hamsa pendant with a small sapphire', 1],
  ['om pendant with a tiny diamond', 1],
  ['ankh pendant, small ruby in the middle', 1],
  ['hamsa pendant with small sapphires', null],
  ['om pendant in gold with tiny diamonds', null],
] as const)('small stones of a figure are many, a small one is one: %s', (prompt, count) => {
  expect(interpret({ prompt }).brief.stoneCount).toBe(count);
});
