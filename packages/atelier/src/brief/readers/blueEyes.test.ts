import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('blue eyes', () => {
  it.each([
    'evil eye bracelet, thin gold chain, blue eye in the middle with small diamonds round it',
    'a blue evil eye pendant with diamonds',
  ])('are of sapphire among diamonds: %s', (prompt) => {
    const { gemstones, figures } = briefOf(prompt);
    expect(figures).toEqual(['evil-eye']);
    expect(gemstones).toEqual(['Sapphire', 'Diamond']);
  });

  it('are of glass alone', () => {
    const { gemstones, enamelColours } = briefOf('gold necklace with a blue evil eye');
    expect([gemstones, enamelColours]).toEqual([[], ['blue']]);
  });

  it.each(['a blue enamel evil eye with diamonds', 'blue evil eye necklace with a turquoise'])(
    'are what they were said to be: %s',
    (prompt) => expect(briefOf(prompt).gemstones).not.toContain('Sapphire'),
  );
});
