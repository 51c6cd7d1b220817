import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

it.each([
  ["My nan passed in March and I'd like a ring with her birthstone (opal)", ['Opal']],
  ['ring with her birthstone, she was born in March and died in May', ['Aquamarine']],
  ['a birthstone ring, we married in June and our son was born in October', ['Opal']],
] as const)('a month of another day is no birthstone: %s', (prompt, stones) =>
  expect(interpret({ prompt }).brief.gemstones).toEqual(stones),
);

it('what is not to stick up lies low', () => {
  const { brief, notUnderstood } = interpret({
    prompt: 'a sapphire ring, my wife hates anything that sticks up high',
  });
  expect(brief.proportions.profile).toBe('low');
  expect(notUnderstood).toEqual([]);
});
