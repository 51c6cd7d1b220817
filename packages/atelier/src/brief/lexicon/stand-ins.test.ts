import { describe, expect, it } from 'vitest';
import { LIVING_FIGURE_WORDS, THING_FIGURE_WORDS } from './drawnFigures.ts';
import { phrasesOf } from './entry.ts';
import { FIGURE_WORDS, NEAREST_ANIMALS, NEAREST_PLANTS, NEAREST_SHELLS } from './figures.ts';
import { GEMSTONE_WORDS, OTHER_GEMSTONES } from './gemstones.ts';

const phrasesIn = (vocabulary: Readonly<Record<string, string>>): string[] =>
  Object.values(vocabulary).flatMap(phrasesOf);

/** Else it is read as both, and both are drawn. */
describe('what is offered', () => {
  it('has no stand-in among the figures', () => {
    const own = new Set(phrasesIn({ ...FIGURE_WORDS, ...LIVING_FIGURE_WORDS, ...THING_FIGURE_WORDS }));
    const others = [NEAREST_ANIMALS, NEAREST_PLANTS, NEAREST_SHELLS].flatMap(phrasesIn);
    expect(others.filter((phrase) => own.has(phrase))).toEqual([]);
  });

  it('is no foreign stone', () => {
    const own = new Set(phrasesIn(GEMSTONE_WORDS));
    expect(phrasesOf(OTHER_GEMSTONES).filter((phrase) => own.has(phrase))).toEqual([]);
  });
});
