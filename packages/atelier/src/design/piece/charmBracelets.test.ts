import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createDesign } from '../index.ts';

const CHARMS: Partial<Brief> = { type: 'Bracelet', braceletKind: 'charm' };
const drawn = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => createDesign({ ...EMPTY_BRIEF, ...CHARMS, ...wish }, seed));

describe('charm bracelets', () => {
  it('hang what was named in every sketch: nothing is let into the chain', () => {
    for (const wish of [{}, { gemstones: ['Sapphire'] }, { motifs: ['Heart'] }, { noStones: true }] as const)
      for (const { title } of drawn(wish as Partial<Brief>)) expect(title).toMatch(/charm bracelet/i);
  });

  it('have one charm where one stone was counted', () => {
    for (const { provenance } of drawn({ gemstones: ['Ruby'], stoneCount: 1 }))
      expect(provenance.adjustments).toEqual([]);
  });
});
