import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

describe('what is out of reach', () => {
  it.each([
    ["Engagement ring. I'd go for platinum but it's over budget so white gold it is.", ['White Gold']],
    ["I'd love platinum but it's too expensive so a silver ring", ['Silver']],
    [
      "I'd love a platinum ring but it's a surprise, white gold for the matching band",
      ['Platinum', 'White Gold'],
    ],
  ])('%s', (prompt, metals) => expect(interpret({ prompt }).brief.metals).toEqual(metals));
});

describe('what was wished before', () => {
  it.each([
    ['first I wanted a sapphire, then an emerald, so now I am thinking of a cushion spinel', ['Spinel']],
    ['originally I liked opals but in the end I would love a garnet ring', ['Garnet']],
    ['a ring with a sapphire first and then an emerald', ['Sapphire', 'Emerald']],
  ])('%s', (prompt, gemstones) => expect(interpret({ prompt }).brief.gemstones).toEqual(gemstones));
});
