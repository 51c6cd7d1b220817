import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { createRing } from './createRing.ts';

const SEEDS = [0, 1, 2, 3];

describe('one stone on a curved band', () => {
  const brief = openBrief({
    gemstones: ['Diamond'],
    stoneCut: 'Pear',
    arrangements: ['east-west', 'curved', 'solitaire'],
    figures: ['branch'],
    motifs: ['Floral'],
    figureCount: 1,
  });

  it.each(SEEDS)('stands across the finger on an even band, and that is told: %i', (seed) => {
    const { centre, band, provenance } = createRing(brief, seed);
    expect(centre).toMatchObject({ cut: 'Pear', orientation: 'across-finger' });
    expect(band.form).not.toBe('curved');
    expect(provenance.adjustments.join()).toContain('the band goes straight round');
  });

  it.each(SEEDS)('has the leaves of one side on that side: %i', (seed) =>
    expect(createRing(brief, seed).shoulders).toMatchObject({ kind: 'motif', place: 'beside' }),
  );

  it('stones along it stay on its bow', () => {
    const { band } = createRing(openBrief({ gemstones: ['Diamond'], arrangements: ['curved', 'band'] }), 1);
    expect(band.form).toBe('curved');
  });
});
