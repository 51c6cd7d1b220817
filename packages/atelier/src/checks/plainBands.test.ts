import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

const PLAIN: Partial<Brief> = {
  type: 'Ring',
  arrangements: ['band'],
  noStones: true,
  proportions: { ...EMPTY_BRIEF.proportions, ornament: 'simple' },
};
const four = (changes: Partial<Brief>, from: number) =>
  [0, 1, 2, 3].map((k) => createDesign(openBrief({ ...PLAIN, ...changes }), from + k));

describe('four sketches of a plain band', () => {
  it.each([0, 17, 4000, 7919])('differ in their section where nothing was said of it, from %d', (from) => {
    const sections = four({}, from).map((design) => {
      const { profile, edge } = ringOf(design).band;
      return `${profile} ${edge}`;
    });
    expect(new Set(sections).size).toBe(4);
  });

  it.each(['flat', 'court', 'd-shape'] as const)(
    'keep a told section, and differ: %s',
    async (bandProfile) => {
      const designs = four({ bandProfile, bandWidthMm: 3, finish: 'Matte' }, 60);
      const bands = designs.map((design) => ringOf(design).band);
      for (const { profile, widthMm, finish } of bands)
        expect([profile, widthMm, finish]).toEqual([bandProfile, 3, 'Matte']);
      expect(new Set(bands.map(({ edge }) => edge)).size).toBeGreaterThanOrEqual(3);
      expect(new Set(bands.map(({ edge, thicknessMm }) => `${edge} ${thicknessMm}`)).size).toBe(4);
      for (const design of designs) {
        const result = await buildSolids(design);
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        const { findings } = checkDesign(design, result.solids);
        expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
      }
    },
  );
});
