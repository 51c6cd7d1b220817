import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { RingDesign } from './document.ts';

const SEEDS = [3, 4, 5, 6] as const;
const drawn = (changes: Parameters<typeof openBrief>[0]): RingDesign[] =>
  SEEDS.map((seed) => createDesign(openBrief(changes), seed) as RingDesign);

describe('a ring that is to be adjustable', () => {
  it('is open at the palm, or says why it is not', () => {
    for (const { openingMm, openFront, provenance } of drawn({ arrangements: ['adjustable'] }))
      expect(
        openingMm !== null || Boolean(openFront) || /cannot be opened/.test(provenance.adjustments.join(' ')),
      ).toBe(true);
    expect(
      drawn({ arrangements: ['adjustable'], noStones: true }).every(({ openingMm }) => openingMm !== null),
    ).toBe(true);
  });

  it('is closed where stones go all around or its metal breaks', () => {
    for (const ring of [
      ...drawn({ arrangements: ['adjustable', 'eternity'], gemstones: ['Diamond'] }),
      ...drawn({ arrangements: ['adjustable'], metals: ['Tungsten'], noStones: true }),
    ]) {
      expect(ring.openingMm).toBeNull();
      expect(ring.provenance.adjustments.join(' ')).toMatch(/cannot be opened at the palm/);
    }
  });

  it('is closed where nobody asked', () =>
    expect(drawn({ noStones: true }).every(({ openingMm }) => openingMm === null)).toBe(true));
});
