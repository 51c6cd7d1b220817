import { describe, expect, it } from 'vitest';
import { createDesign } from './createDesign.ts';
import { openBrief } from './testing/briefs.ts';

const SEEDS = [0, 1, 2, 3];

describe('of what was named as a choice', () => {
  it('the first metal is taken in every sketch, and told', () => {
    const brief = openBrief({ metals: ['Platinum', 'White Gold'], alternatives: ['White Gold'] });
    for (const seed of SEEDS) {
      const { alloys, provenance } = createDesign(brief, seed);
      expect(alloys.map(({ metal }) => metal)).toEqual(['Platinum']);
      expect(provenance.adjustments).toContain(
        'Of platinum and white gold, either of which would do, the first is taken.',
      );
    }
  });

  it('a stone that is not among ours leads one that is', () => {
    const brief = openBrief({
      type: 'Ring',
      gemstones: ['Sapphire'],
      alternatives: ['Sapphire'],
      customGemstone: 'moss agate',
    });
    for (const seed of SEEDS) {
      const design = createDesign(brief, seed);
      expect(JSON.stringify(design)).not.toContain('"Sapphire"');
      expect(design.provenance.adjustments).toContain(
        'Of moss agate and sapphire, either of which would do, the first is taken.',
      );
    }
  });

  it('the first stone is taken', () => {
    const brief = openBrief({
      type: 'Pendant',
      gemstones: ['Emerald', 'Sapphire'],
      alternatives: ['Sapphire'],
      stoneColours: [{ gemstone: 'Sapphire', colour: 'pink' }],
    });
    for (const seed of SEEDS) expect(JSON.stringify(createDesign(brief, seed))).not.toContain('"Sapphire"');
  });

  it('something is left', () => {
    const brief = openBrief({ metals: ['Silver'], alternatives: ['Silver'] });
    const { alloys, provenance } = createDesign(brief, 1);
    expect(alloys.map(({ metal }) => metal)).toEqual(['Silver']);
    expect(provenance.adjustments.join()).not.toContain('would do');
  });
});
