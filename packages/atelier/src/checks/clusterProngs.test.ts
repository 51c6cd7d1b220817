import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './check-design.ts';

describe('prongs of a small cluster', () => {
  it.each([
    ['Emerald', 'Oval', [4.02, 2.97]],
    // A dome in the outline of a cut with corners: the petals make room where its prongs stand.
    ['Turquoise', 'Emerald', [4.4, 3.14]],
  ] as const)(
    'of %s, %s, keep what wears well between the seats of the petals',
    async (gem, stoneCut, mm) => {
      const design = createDesign(
        openBrief({
          type: 'Ring',
          setting: 'Cluster',
          gemstones: [gem, 'Diamond'],
          stoneCut,
          stoneSizeMm: [...mm],
          metals: ['22k Gold'],
        }),
        1,
      );
      expect('head' in design && design.head?.kind).toBe('cluster');
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const [prongs] = built.solids.measures.filter(({ kind }) => kind === 'prong-diameter');
      // 0.6 mm wear well (jewelry-facts, section 3); what is measured on a mesh comes out a hundredth less now and then.
      expect(prongs?.value).toBeGreaterThan(0.61);
      expect(checkDesign(design, built.solids).findings.filter(({ where }) => where === 'prong')).toEqual([]);
    },
  );
});
