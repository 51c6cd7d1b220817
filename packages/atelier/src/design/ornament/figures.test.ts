import { FIGURES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { seededRandom } from '../random.ts';
import { NO_ERA } from '../ring/eras.ts';
import { ornamentSchema } from './document.ts';
import { drawFigure } from './figures.ts';
import type { OrnamentStyle } from './style.ts';

const STYLE: OrnamentStyle = {
  era: null,
  eraRules: NO_ERA,
  alloyId: 'main',
  accentAlloyId: 'main',
  centre: null,
  accent: null,
  small: null,
  presence: 1,
  sizeMm: 16,
};

const formsOf = (prompt: string, seed: number): string[] => {
  const made = createDesign(interpret({ prompt }).brief, seed);
  if (isRing(made)) {
    const { shoulders } = made;
    return shoulders.kind === 'motif' || shoulders.kind === 'emblem' ? [shoulders.ornament.form] : [];
  }
  return made.ornaments.flatMap(({ ornament }) => ('form' in ornament ? [ornament.form] : []));
};

describe('figures', () => {
  it.each(FIGURES)('%s is a valid ornament', (figure) => {
    const drawn = drawFigure(figure, STYLE, seededRandom(1));
    expect(ornamentSchema.parse(drawn)).toEqual(drawn);
  });

  it.each([
    ['a butterfly brooch', /^butterfly$/],
    ['leo pendant', /^leo-/],
    ['hamsa earrings', /^hamsa$/],
    ['a swallow ring', /^swallow$/],
    ['a scarab ring', /^scarab$/],
  ])('"%s" shows it on four seeds', (prompt, form) => {
    for (const seed of [0, 1, 2, 3])
      expect(formsOf(prompt, seed)).toContainEqual(expect.stringMatching(form));
  });

  it('is the emblem of a culture that was asked for', () => {
    const asked = drawFigure('celtic-cross', STYLE, seededRandom(1), { cultures: ['Celtic'] });
    expect(asked.kind).toBe('emblem');
    expect(drawFigure('celtic-cross', STYLE, seededRandom(1)).kind).toBe('motif');
  });
});
