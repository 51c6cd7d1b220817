import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { linesOn } from '../ornament/lettered.ts';
import { CLOSING_UP, isLegible, legibly } from './legible.ts';

const SEEDS = [1, 2, 3, 4];
const drawn = (wish: Partial<Brief>, seed: number) => createDesign({ ...EMPTY_BRIEF, ...wish }, seed);

describe('letters that can be read at their size', () => {
  it('are plain where those that were chosen would close up, and only there', () => {
    expect(legibly('script', false, () => ({ letterMm: 1.3 })).lettering).toBe('sans');
    expect(legibly('script', false, () => ({ letterMm: 3 })).lettering).toBe('script');
    expect(legibly('sans', false, () => ({ letterMm: 1.2 })).lettering).toBe('sans');
  });

  it('stand on every plate that bears a line', () => {
    const plates = SEEDS.flatMap((seed) => {
      const design = drawn({ type: 'Cufflinks', engraving: 'still level headed' }, seed);
      if (!('ornaments' in design)) throw new Error('cufflinks are a piece');
      return design.ornaments.flatMap(({ ornament }) =>
        ornament.kind === 'plate' && ornament.field.kind === 'text'
          ? [{ set: linesOn(ornament), lettering: ornament.field.lettering, cut: ornament.field.cut }]
          : [],
      );
    });
    expect(plates.length).toBeGreaterThan(3);
    for (const { set, lettering, cut } of plates)
      expect(set !== null && isLegible(lettering, set.letterMm, cut), `${lettering} ${set?.letterMm}`).toBe(
        true,
      );
  });

  it('are kept as they were asked for inside a narrow ring, and that is told', () => {
    const asked = { type: 'Ring', bandWidthMm: 2.2, engraving: 'forever yours' } as const;
    for (const seed of SEEDS) {
      const told = drawn({ ...asked, lettering: 'script' }, seed);
      expect(told.engraving?.lettering).toBe('script');
      expect(told.provenance.adjustments).toContain(CLOSING_UP);
      const untold = drawn(asked, seed);
      expect(untold.engraving?.lettering).toBe('sans');
      expect(untold.provenance.adjustments).not.toContain(CLOSING_UP);
    }
  });
});
