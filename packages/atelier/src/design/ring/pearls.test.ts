import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing } from '../document.ts';
import { openBrief } from '../testing/briefs.ts';

const SEEDS = [0, 1, 2, 3];

function rings(brief: Partial<Brief>) {
  return SEEDS.map((seed) => {
    const design = createDesign({ ...openBrief(), type: 'Ring', gemstones: ['Pearl'], ...brief }, seed);
    if (!isRing(design)) throw new Error('not a ring');
    return design;
  });
}

describe('pearls that were asked for', () => {
  it.each<[string, Partial<Brief>]>([
    ['in an invisible setting', { setting: 'Invisible' }],
    ['in the channel of a band', { setting: 'Channel', arrangements: ['band'] }],
    ['between bars', { setting: 'Bar' }],
    ['in a pavé band', { setting: 'Pave', arrangements: ['band'] }],
    ['all around', { arrangements: ['eternity'] }],
    ['in prongs', { setting: 'Prong' }],
  ])('%s sit in a cup, and it is said once', (_, brief) => {
    for (const { centre, head, provenance } of rings(brief)) {
      expect(centre?.gemstone).toBe('Pearl');
      expect(head?.kind).toBe('bezel');
      expect(provenance.adjustments.filter((line) => line.includes('cup'))).toHaveLength(1);
      expect(provenance.adjustments.join(' ')).not.toContain('left out');
    }
  });

  it('keep the pavé that was asked for beside them along the band', () => {
    for (const { centre, bandStones, provenance } of rings({ setting: 'Pave' })) {
      expect(centre?.gemstone).toBe('Pearl');
      expect(bandStones?.setting).toBe('pave');
      expect(provenance.adjustments).toEqual([]);
    }
  });

  it('leave other stones in their rows', () => {
    for (const { bandStones } of rings({ gemstones: ['Ruby'], setting: 'Channel', arrangements: ['band'] }))
      expect(bandStones).toMatchObject({ setting: 'channel', stone: { gemstone: 'Ruby' } });
  });
});
