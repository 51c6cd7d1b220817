import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const four = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ type: 'Bracelet', ...wish }), seed);
    if (!('carrier' in design) || design.carrier.kind !== 'bangle') throw new Error('no bangle');
    return { band: design.carrier.band, ornaments: design.ornaments, said: design.provenance.adjustments };
  });

describe('stiff bracelets of stone', () => {
  it('have slabs of jade all around, and it is said that they are none of it whole', () => {
    for (const { band, said } of four({ braceletKind: 'bangle', customGemstone: 'jade' })) {
      expect(band.inlay?.stones).toMatchObject([{ gemstone: 'Onyx', colour: 'green' }]);
      expect(said.join()).toContain('not cut whole from a stone');
    }
  });
  it('bear a figure of metal where it was to be carved, and say so', () => {
    for (const { ornaments, said } of four({
      braceletKind: 'bangle',
      customGemstone: 'jade',
      motifs: ['Animal'],
      figures: ['bat'],
    })) {
      expect(ornaments.length).toBeGreaterThan(0);
      expect(said.join()).toContain('not cut or carved from a stone');
    }
  });
  it('have stripes of several stones one after the other', () => {
    for (const { band, said } of four({
      braceletKind: 'cuff',
      gemstones: ['Lapis Lazuli', 'Turquoise'],
      arrangements: ['alternating', 'inlay'],
    })) {
      expect(band.inlay?.stones.map(({ gemstone }) => gemstone)).toEqual(['Lapis Lazuli', 'Turquoise']);
      expect(said).toEqual([]);
    }
  });
});

describe('figures in the plural', () => {
  it('go around a cuff as its border, and nothing stands on it besides', () => {
    for (const { band, ornaments, said } of four({
      braceletKind: 'cuff',
      motifs: ['Abstract'],
      figures: ['wave'],
      arrangements: ['patterned'],
    })) {
      expect(band.texture).toMatchObject({ kind: 'pattern', pattern: 'wave-row' });
      expect([ornaments, said]).toEqual([[], []]);
    }
  });
  it('go around between the heads of a bangle', () => {
    for (const { band } of four({
      braceletKind: 'bangle',
      culture: ['Celtic'],
      motifs: ['Animal'],
      figures: ['wolf'],
      arrangements: ['head-ends'],
    }))
      expect(band.texture.kind).toBe('pattern');
  });
});

describe('an oval bangle', () => {
  it('is drawn round, and that is said', () => {
    for (const { said } of four({ braceletKind: 'bangle', arrangements: ['oval-opening'] }))
      expect(said.join()).toContain('drawn round here');
  });
});
