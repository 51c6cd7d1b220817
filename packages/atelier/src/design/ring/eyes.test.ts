/** Stones named for a ring of a head: in its eyes, which are large enough for them. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const emblemsOf = (wish: Partial<Brief>) =>
  [0, 1, 2, 3].map((seed) => {
    const { shoulders } = createRing(
      openBrief({ type: 'Ring', motifs: ['Animal'], gemstones: ['Onyx'], ...wish }),
      seed,
    );
    if (shoulders.kind !== 'emblem') throw new Error(shoulders.kind);
    return shoulders.ornament;
  });

describe('rings of heads with stones', () => {
  it('set the eyes of a lion, and its mouth where it is to be one stone', () => {
    for (const ornament of emblemsOf({ figures: ['lion'] }))
      expect(ornament).toMatchObject({ stone: { gemstone: 'Onyx' }, inEyes: true });
    for (const ornament of emblemsOf({ figures: ['lion'], gemstones: [], stoneCount: 2 }))
      expect(ornament.inEyes).toBe(true);
    for (const ornament of emblemsOf({ figures: ['lion'], stoneCount: 1 }))
      expect(ornament.inEyes).toBeUndefined();
  });

  it('are large enough for the stone that was named', () => {
    for (const { stone, ground } of emblemsOf({ figures: ['wolf'] }))
      expect({ gemstone: stone?.gemstone, ground }).toEqual({ gemstone: 'Onyx', ground: 'silhouette' });
  });

  it('show the stones of a panther, which has none where it is small', () => {
    for (const seed of [0, 1, 2, 3]) {
      const { shoulders } = createRing(
        openBrief({ type: 'Ring', motifs: ['Animal'], figures: ['panther'], gemstones: ['Emerald'] }),
        seed,
      );
      expect(shoulders).toMatchObject({ kind: 'motif', place: 'front' });
      if (shoulders.kind === 'motif') expect(shoulders.ornament.sizeMm).toBeGreaterThanOrEqual(12.5);
    }
  });
});
