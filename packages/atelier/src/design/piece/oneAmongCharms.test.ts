import type { Brief } from '@filigree/contracts';
import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { gemsWithin } from '../stones/within.ts';

const anklet: Brief = {
  ...EMPTY_BRIEF,
  type: 'Anklet',
  metals: ['Yellow Gold'],
  motifs: ['Animal'],
  figures: ['starfish', 'scallop-shell'],
  arrangements: ['charms', 'flanked'],
};

it('one of two kinds of charms is there once, in the middle, and no stone that nobody spoke of', () => {
  for (const seed of [0, 1, 2, 3]) {
    const design = createDesign(anklet, seed);
    if (isRing(design)) throw new Error('an anklet');
    const forms = design.ornaments.map(({ ornament }) =>
      'form' in ornament ? ornament.form : ornament.kind,
    );
    const at = forms.flatMap((form, i) => (/starfish/.test(form) ? [i] : []));
    expect(at, `seed ${seed}: ${forms.join()}`).toEqual([(forms.length - 1) / 2]);
    expect(forms.length).toBeGreaterThanOrEqual(3);
    expect(gemsWithin(design)).toEqual([]);
  }
});
