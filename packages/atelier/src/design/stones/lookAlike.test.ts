import { describe, expect, it } from 'vitest';
import { OTHER_GEMSTONES } from '../../brief/lexicon/gemstones.ts';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';
import { withLookAlike } from './lookAlike.ts';

describe('a stone that is not offered', () => {
  it('has one of ours in its place for every name that is read as a stone', () => {
    const unknown = OTHER_GEMSTONES.split(', ').filter((customGemstone) =>
      withLookAlike(openBrief({ customGemstone })).note?.includes('our choice'),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['labradorites', 'Moonstone'],
    ['Carnelians', 'Onyx'],
    ['chrome diopsides', 'Tourmaline'],
    ['agates', 'Onyx'],
  ])('is known in the plural: %s', (customGemstone, gemstone) => {
    expect(withLookAlike(openBrief({ customGemstone })).brief.gemstones).toEqual([gemstone]);
  });

  it('is drawn as the stone that looks like it, in its colour, and that is said', () => {
    for (const seed of [0, 1, 2, 3]) {
      const ring = createDesign(openBrief({ customGemstone: 'moss agate', occasion: 'Engagement' }), seed);
      expect('centre' in ring && ring.centre).toMatchObject({ gemstone: 'Onyx', colour: 'green' });
      expect(ring.provenance.adjustments[0]).toBe(
        'Moss agate is not among our stones: green onyx stands in for it in the picture, the stone list and the estimate.',
      );
      expect(readDesign(JSON.parse(JSON.stringify(ring))).ok).toBe(true);
    }
  });

  it('leads diamonds that were named beside it, and follows any other stone', () => {
    const { brief } = withLookAlike(openBrief({ customGemstone: 'Jade', gemstones: ['Diamond'] }));
    expect(brief.gemstones).toEqual(['Onyx', 'Diamond']);
    expect(brief.stoneColours).toEqual([{ gemstone: 'Onyx', colour: 'green' }]);
    const after = withLookAlike(openBrief({ customGemstone: 'moissanite', gemstones: ['Emerald'] }));
    expect(after.brief.gemstones).toEqual(['Emerald', 'Diamond']);
  });

  it('that nobody knows is said, however long its name', () => {
    const design = createDesign(openBrief({ customGemstone: 'k'.repeat(5000) }), 7);
    expect(design.provenance.adjustments[0]).toMatch(/^Kk+ is not among our stones, .*our choice\.$/);
    expect(readDesign(JSON.parse(JSON.stringify(design))).ok).toBe(true);
  });

  it('changes nothing where no stone is wanted, or none was named', () => {
    for (const changes of [{ customGemstone: null }, { customGemstone: 'jade', noStones: true }]) {
      const brief = openBrief(changes);
      expect(withLookAlike(brief)).toEqual({ brief, note: null });
    }
  });
});
