import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const chainOf = (prompt: string) => interpret({ prompt }).brief.chainKind ?? null;

describe('a chain of no kind, asked for with a pendant', () => {
  it.each([
    'gold heart locket on a fine chain, with a single tiny ruby',
    'red gem pendant on a gold chain',
    'silver bee pendant with a matching chain',
    'star pendant, comes on a long thin silver chain',
  ])('is of plain links: %s', (prompt) => expect(chainOf(prompt)).toBe('cable'));

  it.each([
    ['gold heart pendant on a fine rope chain', 'rope'],
    ['gold heart pendant, no chain', null],
    ['a pendant for a chain that I have', null],
    ['gold heart pendant', null],
  ])('is as it was told, or none: %s', (prompt, kind) => expect(chainOf(prompt)).toBe(kind));
});
