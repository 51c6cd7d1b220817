import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('a stone in the middle', () => {
  it.each([
    ['ring with pearls and diamonds, a square ruby in the middle', 'Ruby'],
    ['deco ring of onyx and topaz with an oval sapphire in the centre', 'Sapphire'],
  ])('leads: %s', (prompt, gemstone) => expect(interpret({ prompt }).brief.gemstones[0]).toBe(gemstone));
});

describe('claws and shapes', () => {
  it.each([
    ['garnet pendant in six gold claws', 6],
    ['opal ring held by four fine platinum prongs', 4],
  ])('are counted: %s', (prompt, count) => expect(interpret({ prompt }).brief.prongCount).toBe(count));

  it.each(['cross pendant with a stone in the middle square', 'navaratna ring in a square layout'])(
    'the shape of a part is no motif: %s',
    (prompt) => expect(interpret({ prompt }).brief.motifs).not.toContain('Geometric'),
  );
});
