import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import { ringOf } from '../testing/ring.ts';

const ringsFor = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) =>
    ringOf(createDesign(openBrief({ type: 'Ring', arrangements: ['flanked'], ...wish }), seed)),
  );

describe('a ring whose stone stands between two figures', () => {
  it.each([
    ['crescent', { motifs: ['Celestial'], figures: ['crescent-moon'], gemstones: ['Moonstone'] }],
    ['butterfly', { motifs: ['Animal'], figures: ['butterfly'], gemstones: ['Emerald'] }],
    ['branch', { motifs: ['Floral'], figures: ['branch'], gemstones: ['Opal'] }],
    ['rose', { motifs: ['Floral'], figures: ['rose'], gemstones: ['Garnet'] }],
  ] as const)('has it in a head, alone, and one on each shoulder: %s', (form, { gemstones, ...wish }) => {
    for (const ring of ringsFor({
      ...wish,
      motifs: [...wish.motifs],
      figures: [...wish.figures],
      gemstones: [...gemstones],
    })) {
      expect(ring.head).not.toBeNull();
      expect(ring.centre?.gemstone).toBe(gemstones[0]);
      expect([ring.halo, ring.sideStones, ring.bandStones]).toEqual([null, null, null]);
      expect(ring.shoulders).toMatchObject({
        kind: 'motif',
        place: 'shoulders',
        ornament: { form, centre: null, accent: null },
      });
    }
  });

  it('a second stone that was named is in the figures', () => {
    for (const { shoulders, centre } of ringsFor({ motifs: ['Star'], gemstones: ['Sapphire', 'Diamond'] })) {
      expect(centre?.gemstone).toBe('Sapphire');
      expect(shoulders).toMatchObject({ kind: 'motif', place: 'shoulders' });
    }
  });
});
