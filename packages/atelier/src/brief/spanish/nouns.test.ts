import { DRAWN_FIGURES, GEMSTONES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { LIVING_FIGURE_WORDS, THING_FIGURE_WORDS } from '../lexicon/drawnFigures.ts';
import { phrasesOf } from '../lexicon/entry.ts';
import { DRAWN_NOUNS } from './drawnNouns.ts';
import { NOUNS } from './nouns.ts';

describe('Spanish nouns', () => {
  const known = new Set([...Object.keys(NOUNS), ...Object.keys(DRAWN_NOUNS)]);

  it('name every stone', () => {
    expect(GEMSTONES.filter((gemstone) => !known.has(gemstone.toLowerCase()))).toEqual([]);
  });

  it('name every figure that is drawn from an outline, by one of its English names', () => {
    const words = { ...LIVING_FIGURE_WORDS, ...THING_FIGURE_WORDS };
    expect(
      DRAWN_FIGURES.filter((figure) => !phrasesOf(words[figure]).some((phrase) => known.has(phrase))),
    ).toEqual([]);
  });
});
