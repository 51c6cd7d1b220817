import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

it.each([
  ['a ring with a triangle sapphire', 'Trillion'],
  ['ring with a diamond cut as a triangle', 'Trillion'],
  ['triangle stone ring', 'Trillion'],
  ['star of david pendant with small sapphires along one triangle', null],
  ['pendant with a triangle and an opal', null],
] as const)('a triangle is a cut where a stone has it: %s', (prompt, cut) =>
  expect(interpret({ prompt }).brief.stoneCut).toBe(cut),
);
