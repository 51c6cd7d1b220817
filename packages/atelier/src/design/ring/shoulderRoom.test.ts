import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import { ringOf } from '../testing/ring.ts';
import type { RingDesign } from './document.ts';
import { FARTHEST_SHOULDER, takenBySides } from './shoulderRoom.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const ringsOf = (caratWeight: number, more: Parameters<typeof openBrief>[0] = {}): RingDesign[] =>
  SEEDS.map((seed) =>
    ringOf(
      createDesign(
        openBrief({
          type: 'Ring',
          gemstones: ['Diamond'],
          stoneCut: 'Trillion',
          motifs: ['Eye'],
          caratWeight,
          ...more,
        }),
        seed,
      ),
    ),
  );

describe('a motif on the shoulders beside stones on both sides', () => {
  it.each([1, 10, 25])('finds room beside a centre of %d ct', (carat) => {
    for (const ring of ringsOf(carat)) {
      if (ring.shoulders.kind !== 'motif' || ring.sideStones === null) continue;
      const reach = ring.shoulders.ornament.sizeMm / ring.size.innerDiameterMm;
      expect(takenBySides(ring, ring.sideStones, ring.size.innerDiameterMm)).toBeLessThan(
        FARTHEST_SHOULDER - 0.8 * reach,
      );
    }
  });

  it('stays where the stones were not asked for, and yields where they were', () => {
    const more = { stoneCount: 5, proportions: { ...openBrief().proportions, ornament: 'ornate' } } as const;
    const asked = ringsOf(25, more).filter(({ sideStones }) => sideStones !== null);
    expect(asked.length).toBeGreaterThan(0);
    for (const { shoulders, provenance } of asked) {
      expect(shoulders.kind).not.toBe('motif');
      expect(provenance.adjustments.join()).toMatch(/no room for the eye motif/);
    }
    const open = ringsOf(25, { ...more, stoneCount: null });
    for (const { shoulders, sideStones } of open)
      if (sideStones !== null) expect(shoulders).toMatchObject({ kind: 'motif' });
    expect(open.map(({ provenance }) => provenance.adjustments.join()).join()).toMatch(
      /room for the eye motif on the shoulders/,
    );
  });
});
