import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const cultures = (prompt: string): readonly string[] => interpret({ prompt }).brief.culture;

describe('places of a story', () => {
  it.each([
    'a gold ring, we met in Japan',
    'she lives in Greece, silver bracelet for her birthday',
    'goodbye present for my friend who is moving to New Zealand, a silver bangle',
    'leaving for Ireland in May, a silver ring with an emerald',
    'my husband is from Norway. A plain silver ring',
    'the ring I bought in Morocco got lost, I want a new silver one',
    "I'd like gold studs for a wedding in Rome",
    'my sister is visiting Istanbul, gold earrings for her',
    'a silver anklet for Hawaii',
  ])('ask for nothing of them: %s', (prompt) => expect(cultures(prompt)).toEqual([]));

  it.each([
    ['a necklace like they wear in Morocco', 'Moroccan / Berber'],
    ['a silver cuff from Nepal', 'Himalayan / Tibetan'],
    ['earrings as in Jaipur', 'Indian / Mughal'],
    ['a ring to remember our honeymoon in Greece', 'Greek'],
    ['a bangle in the style of ancient Egypt', 'Egyptian'],
    ['a Japanese ring, we met in Japan', 'Japanese'],
  ])('are meant where it is how things are there: %s', (prompt, culture) =>
    expect(cultures(prompt)).toEqual([culture]),
  );
});
