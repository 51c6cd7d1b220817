import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';

const holdsOf = (brief: Partial<Brief>): (string | null)[] =>
  [0, 1, 2, 3].map((seed) => {
    const design = createDesign(openBrief({ type: 'Earrings', earringKind: 'stud', ...brief }), seed);
    const front = 'ornaments' in design ? design.ornaments[0]?.ornament : undefined;
    return front?.kind === 'stone' ? front.hold.kind : null;
  });

const SIMPLE: Brief['proportions'] = {
  band: null,
  presence: null,
  stone: null,
  ornament: 'simple',
  profile: null,
};

describe('plain pearl studs', () => {
  it.each([[], [7]])('show the pearl alone, on its peg (%j mm)', (...stoneSizeMm) => {
    expect(holdsOf({ gemstones: ['Pearl'], proportions: SIMPLE, stoneSizeMm })).toEqual(Array(4).fill('peg'));
  });

  it('have the claws that were asked for', () => {
    const held = holdsOf({ gemstones: ['Pearl'], proportions: SIMPLE, setting: 'Prong' });
    expect(held).toContain('prong');
  });
});
