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
    ['an anchor ring', /^anchor$/],
    ['a gold key to my heart bracelet', /^key$/],
    ['mountain range cufflinks', /^mountain$/],
    ['snowflake earrings', /^snowflake$/],
    ['celtic tree of life brooch', /^tree-of-life$/],
    ['silver lion ring', /^lion$/],
    ['owl cufflinks', /^owl$/],
    ['a lucky elephant charm', /^elephant$/],
    ['padlock pendant', /^padlock$/],
    ['palm tree anklet', /^palm-tree$/],
    ['dragonfly hair comb', /^dragonfly$/],
    ['gothic ring with a bat', /^night-bat$/],
    ['bat brooch in silver', /^night-bat$/],
    ['chinese lucky bat brooch', /^bat$/],
    ['stag head cufflinks', /^stag-head$/],
    ['compass pendant', /^compass$/],
    ['raven brooch', /^raven$/],
  ])('"%s" shows it on four seeds', (prompt, form) => {
    for (const seed of [0, 1, 2, 3])
      expect(formsOf(prompt, seed)).toContainEqual(expect.stringMatching(form));
  });

  it('is the emblem of a culture that was asked for', () => {
    const asked = drawFigure('celtic-cross', STYLE, seededRandom(1), { cultures: ['Celtic'] });
    expect(asked.kind).toBe('emblem');
    expect(drawFigure('celtic-cross', STYLE, seededRandom(1)).kind).toBe('motif');
  });

  it('without cells of its own stands in a field of the enamel that was asked for, where a medallion has room', () => {
    const drawn = (sizeMm: number) =>
      drawFigure('anchor', { ...STYLE, sizeMm }, seededRandom(1), { enamelled: true, colours: ['blue'] });
    expect(drawn(15)).toMatchObject({ form: 'anchor', ground: 'medallion', enamel: ['blue'] });
    expect(drawn(8)).toMatchObject({ form: 'anchor', ground: 'silhouette', enamel: [] });
  });

  it('wears the enamel that was asked for before that of its culture', () => {
    const drawn = (colours: 'red'[]) =>
      drawFigure('scarab', STYLE, seededRandom(1), { enamelled: true, colours });
    expect(drawn(['red'])).toMatchObject({ enamel: ['red'] });
    expect(drawn([])).toMatchObject({ enamel: ['navy', 'turquoise', 'coral'] });
  });

  it('that has no form for the shoulders stands beside a stone, and no other figure is drawn in its stead', () => {
    const { brief } = interpret({ prompt: 'oval sapphire solitaire ring, half a carat, with snowflakes' });
    for (const seed of [0, 1, 2, 3]) {
      const ring = createDesign(brief, seed);
      if (!isRing(ring)) throw new Error('no ring');
      expect(ring.shoulders.kind).not.toBe('motif');
      expect(ring.detail?.form).toBe('snowflake');
    }
  });
});
