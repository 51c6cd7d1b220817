import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { readDesign } from '../document.ts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { openBrief } from '../testing/briefs.ts';
import type { RingDesign } from './document.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => i);

function rings(changes: Partial<Brief>): RingDesign[] {
  return SEEDS.map((seed) => {
    const design = createDesign(openBrief(changes), seed);
    if (!('band' in design)) throw new Error('no ring');
    return design;
  });
}
const simple = { ...EMPTY_BRIEF.proportions, ornament: 'simple' as const };

describe('rings as they were named', () => {
  it('a plain band bears nothing: no stones, strands or relief, whatever holds the centre stone', () => {
    for (const { band, bandStones, sideStones } of [
      ...rings({ setting: 'Halo', gemstones: ['Diamond'], proportions: simple }),
      ...rings({ setting: 'Bezel', gemstones: ['Sapphire'], proportions: simple }),
      ...rings({ arrangements: ['band'], noStones: true, proportions: simple }),
    ]) {
      expect(bandStones).toBeNull();
      expect(sideStones === null || band.form === 'single').toBe(true);
      expect(band.form).not.toBe('twist');
      expect([band.texture.kind, band.grooves]).toEqual(['none', 0]);
    }
  });

  it('a bold band of which no width was said is a dome; one of a said width is not', () => {
    const bold = { ...EMPTY_BRIEF.proportions, presence: 'bold' as const };
    for (const { band } of rings({
      arrangements: ['band'],
      noStones: true,
      proportions: bold,
      finish: 'Polished',
    }))
      if (band.form === 'single') expect([band.widthMm > 7, band.palmTaper < 0.65]).toEqual([true, true]);
    for (const { band } of rings({
      arrangements: ['band'],
      noStones: true,
      proportions: bold,
      bandWidthMm: 5,
    }))
      expect(band.widthMm).toBe(5);
  });

  it('a dainty ring with a small stone is that stone alone', () => {
    const dainty = { ...EMPTY_BRIEF.proportions, presence: 'delicate' as const, stone: 'small' as const };
    for (const { halo, bandStones, sideStones } of rings({ gemstones: ['Turquoise'], proportions: dainty }))
      expect([halo, bandStones, sideStones]).toEqual([null, null, null]);
  });

  it('of two stones that were named both are shown', () => {
    for (const ring of rings({
      gemstones: ['Morganite', 'Diamond'],
      stoneCut: 'Pear',
      occasion: 'Engagement',
    }))
      expect(JSON.stringify({ ...ring, provenance: null })).toContain('"Diamond"');
  });

  it('a twist or pavé that was asked for stays, plain or not', () => {
    for (const { band } of rings({ arrangements: ['twist'], gemstones: ['Ruby'], proportions: simple }))
      expect(band.form).toBe('twist');
    for (const { bandStones } of rings({ setting: 'Pave', gemstones: ['Ruby'], proportions: simple }))
      expect(bandStones).not.toBeNull();
  });

  it('a solitaire is one stone alone, in prongs where prongs were counted', () => {
    const alone = rings({ setting: 'Bezel', arrangements: ['solitaire'], gemstones: ['Sapphire'] });
    const counted = rings({
      setting: 'Solitary',
      prongCount: 4,
      arrangements: ['cathedral'],
      stoneCut: 'Princess',
    });
    for (const { sideStones, bandStones, halo, centre } of [...alone, ...counted])
      expect([sideStones, bandStones, halo, centre === null]).toEqual([null, null, null, false]);
    for (const { halo, bandStones } of rings({ arrangements: ['solitaire'] }))
      expect([halo, bandStones]).toEqual([null, null]);
    for (const { head } of alone) expect(head?.kind).toBe('bezel');
    for (const { head, shoulders } of counted)
      expect([head?.kind, shoulders.kind]).toEqual(['prong', 'cathedral']);
  });

  it('a stone of a certain cut, and that of an engagement ring, keeps the middle beside a motif', () => {
    for (const ring of [
      ...rings({ motifs: ['Geometric'], gemstones: ['Emerald'], stoneCut: 'Princess' }),
      ...rings({ motifs: ['Floral'], gemstones: ['Opal'], occasion: 'Engagement' }),
    ])
      expect(ring.centre?.gemstone).toMatch(/Emerald|Opal/);
  });

  it('milgrain that was asked for is on the edges of the band, the bezel, the halo or the row', () => {
    const shown = rings({ plateBorder: 'milgrain', gemstones: ['Diamond'] }).map(
      ({ band, head, halo, bandStones, provenance }) => {
        const isShown =
          band.milgrain ||
          halo?.milgrain ||
          bandStones?.milgrain ||
          (head?.kind === 'bezel' && head.milgrain);
        const isTold = provenance.adjustments.some((words) => words.includes('too fine for milgrain'));
        expect(isTold).toBe(isShown !== true);
        return isShown === true;
      },
    );
    expect(shown.filter(Boolean).length).toBeGreaterThan(8);
    const [narrow] = rings({ plateBorder: 'milgrain', bandWidthMm: 1.4, setting: 'Solitary' });
    expect(narrow.provenance.adjustments.join()).toContain('too fine for milgrain');
  });

  it('runes of a band run around it; those of a ring without that word are a disc', () => {
    for (const { shoulders, band } of rings({
      arrangements: ['band'],
      culture: ['Norse / Viking'],
      figures: ['rune-disc'],
    })) {
      expect(shoulders.kind).not.toBe('emblem');
      expect(band.texture).toMatchObject({ kind: 'pattern', pattern: 'runes' });
    }
    for (const { shoulders } of rings({ culture: ['Norse / Viking'], figures: ['rune-disc'] }))
      expect(shoulders.kind).toBe('emblem');
  });

  it('birthstones of a family are never grooved: only the hardest stones stand that', () => {
    const family = rings({ gemstones: ['Garnet', 'Peridot', 'Aquamarine', 'Citrine'], stoneCount: 4 });
    for (const { bandStones } of family) expect(bandStones?.setting).not.toBe('invisible');
    const hard = rings({ gemstones: ['Ruby', 'Sapphire'], arrangements: ['alternating'] });
    expect(hard.some(({ bandStones }) => bandStones?.setting === 'invisible')).toBe(true);
  });
});

describe('clusters', () => {
  it('are not laid about large hearts: a halo is, and that is said', () => {
    const heart = { gemstones: ['Tanzanite' as const], stoneCut: 'Heart' as const };
    for (const ring of rings({ ...heart, setting: 'Cluster', stoneSizeMm: [12] })) {
      expect([ring.head?.kind, ring.halo === null]).toEqual(['prong', false]);
      expect(ring.provenance.adjustments.join()).toContain('beside the prongs of a heart');
    }
    for (const ring of rings({ ...heart, stoneSizeMm: [12] })) expect(ring.head?.kind).not.toBe('cluster');
    for (const ring of rings({ ...heart, setting: 'Cluster', stoneSizeMm: [6] }))
      expect(ring.head?.kind).toBe('cluster');
  });
});

describe('a hidden halo', () => {
  const hidden = { arrangements: ['hidden-halo' as const], setting: 'Halo' as const };

  it('stands under the stone of every sketch, with no halo about it', () => {
    for (const ring of rings({ ...hidden, gemstones: ['Diamond'], occasion: 'Engagement' })) {
      expect(ring.halo).toBeNull();
      expect(ring.head).toMatchObject({ kind: 'prong', hiddenHalo: { stone: { gemstone: 'Diamond' } } });
      expect(ring.title).toMatch(/(?:with|and) a hidden halo/);
      expect(readDesign(JSON.parse(JSON.stringify(ring))).ok).toBe(true);
    }
  });

  it('is left out under a dome, and that is said', () => {
    for (const ring of rings({ ...hidden, gemstones: ['Opal'] })) {
      expect(JSON.stringify(ring.head)).not.toContain('hiddenHalo');
      expect(ring.provenance.adjustments.join()).toContain('pavilion');
    }
  });
});
