import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

it.each(['panther', 'leaf', 'fish'] as const)(
  'a stone that a tiny %s has no room for is told to be left out',
  (figure) => {
    for (const seed of [0, 1, 2, 3]) {
      const { provenance, ...design } = createDesign(
        openBrief({
          type: 'Nose Ring',
          earringKind: 'stud',
          motifs: [figure === 'leaf' ? 'Floral' : 'Animal'],
          figures: [figure],
          gemstones: ['Opal'],
        }),
        seed,
      );
      expect(JSON.stringify(design)).not.toContain('Opal');
      expect(provenance.adjustments.join()).toContain('opal is left out');
    }
  },
);
