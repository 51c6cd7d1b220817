import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';

/** What each of four sketches shows, as its document, and what it says. */
const told = (wish: Partial<Brief>): { readonly shown: string; readonly said: string }[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief(wish), seed);
    if (isRing(design)) throw new Error('no ring was asked for');
    return { shown: JSON.stringify(design.ornaments), said: design.provenance.adjustments.join(' ') };
  });

describe('what was named and is not drawn', () => {
  it('is told: of two figures on what has one place', () => {
    for (const type of ['Pendant', 'Cufflinks', 'Hairpin'] as const)
      for (const { shown, said } of told({ type, figures: ['turtle', 'anchor'], motifs: ['Animal'] }))
        for (const figure of ['turtle', 'anchor'])
          expect(said.includes(`the ${figure} in this design`)).toBe(!shown.includes(`"form":"${figure}"`));
  });

  it('is told: a motif beside a figure', () => {
    for (const { shown, said } of told({ type: 'Earrings', figures: ['owl'], motifs: ['Animal', 'Star'] }))
      expect(said.includes('the star motif')).toBe(!shown.includes('"motif":"Star"'));
  });

  it.each<Partial<Brief>>([
    { type: 'Pendant', figures: ['butterfly'], motifs: ['Animal', 'Wing'] },
    { type: 'Pendant', figures: ['crescent-moon'], motifs: ['Celestial', 'Star'] },
    { type: 'Necklace', motifs: ['Heart'] },
    { type: 'Brooch', motifs: ['Floral'], metals: ['Silver', 'Enamel'] },
    { type: 'Pendant', motifs: ['Heart'], metals: ['Silver', 'Enamel'] },
    { type: 'Pendant', motifs: ['Floral'], arrangements: ['locket'] },
    { type: 'Bracelet', figures: ['meander-disc'], motifs: ['Geometric'], braceletKind: 'bangle' },
  ])('nothing is told of %j', (wish) => {
    for (const { said } of told(wish)) expect(said).not.toContain('There is no place for');
  });
});
