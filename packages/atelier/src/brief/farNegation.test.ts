import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

describe('what was wished before', () => {
  it.each([
    ['first I wanted a sapphire, then an emerald, so now I am thinking of a cushion spinel', ['Spinel']],
    ['originally I liked opals but in the end I would love a garnet ring', ['Garnet']],
    ['a ring with a sapphire first and then an emerald', ['Sapphire', 'Emerald']],
  ])('%s', (prompt, gemstones) => expect(interpret({ prompt }).brief.gemstones).toEqual(gemstones));
});
