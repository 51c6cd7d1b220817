import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { gemsWithin } from '../stones/within.ts';
import { openBrief } from '../testing/briefs.ts';

describe('pendants of which the chain was told', () => {
  it.each<Partial<Brief>>([
    { figures: ['crescent-moon'], motifs: ['Celestial'], gemstones: ['Opal'], lengthIn: 18 },
    { gemstones: ['Garnet'], lengthIn: 20 },
    { motifs: ['Heart'], chainKind: 'box' },
  ])('differ in size and in how they hang: %j', (wish) => {
    const designs = [0, 1, 2, 3].map((seed) => createDesign(openBrief({ type: 'Pendant', ...wish }), seed));
    expect(new Set(designs.map(({ composition }) => composition)).size).toBeGreaterThan(2);
    for (const design of designs) {
      if (isRing(design) || design.carrier.kind !== 'chain') throw new Error(design.composition);
      if (wish.lengthIn != null) expect(design.carrier.lengthMm).toBeCloseTo(wish.lengthIn * 25.4, 1);
      if (wish.chainKind != null) expect(design.carrier.chain.kind).toBe(wish.chainKind);
      if (wish.gemstones) expect(gemsWithin(design)).toContain(wish.gemstones[0]);
    }
  });

  it('are on none where it was refused', () => {
    for (const arrangements of [
      ['without-chain'],
      ['locket', 'without-chain'],
    ] satisfies Brief['arrangements'][])
      for (const seed of [0, 1, 2, 3, 4, 5])
        expect(createDesign(openBrief({ type: 'Pendant', arrangements }), seed).composition).not.toMatch(
          /chain/,
        );
  });

  it('keep a told size and hang letters straight', () => {
    for (const wish of [{ pieceSizeMm: [25.4], motifs: ['Star' as const] }, { engraving: 'Anna' }])
      for (const seed of [0, 1, 2, 3]) {
        const design = createDesign(openBrief({ type: 'Pendant', chainKind: 'rope', ...wish }), seed);
        if (isRing(design) || design.carrier.kind !== 'chain') throw new Error(design.composition);
        if ('pieceSizeMm' in wish) expect(design.composition).not.toMatch(/small|large/);
        else expect(design.carrier.front).toBe('hangs');
      }
  });
});
