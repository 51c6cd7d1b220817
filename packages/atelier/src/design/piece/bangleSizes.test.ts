import { expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { PieceDesign } from './document.ts';

it('a closed bangle is as wide as the hand, says so, and has no stones that nobody named', () => {
  for (const seed of [0, 1, 2, 3]) {
    const { carrier, ornaments, provenance } = createDesign(
      openBrief({ type: 'Bracelet', braceletKind: 'bangle', lengthIn: 5.91, pieceSizeMm: [66.9] }),
      seed,
    ) as PieceDesign;
    expect(carrier).toMatchObject({ kind: 'bangle', innerDiameterMm: 66.9 });
    expect(ornaments).toEqual([]);
    expect(provenance.adjustments.join()).toContain('lies loose on a wrist of 5.91 in');
  }
});

it('an open one for an upper arm is as large as the arm, and wound where that was asked for', () => {
  for (const seed of [0, 1, 2, 3]) {
    const { composition, carrier, provenance } = createDesign(
      openBrief({
        type: 'Bracelet',
        braceletKind: 'cuff',
        lengthIn: 15,
        figures: ['raven-head'],
        arrangements: ['head-ends', 'twist'],
      }),
      seed,
    ) as PieceDesign;
    expect(composition).toMatch(/^bangle-heads/);
    if (carrier.kind !== 'bangle') throw new Error('no bangle');
    expect(carrier.innerDiameterMm).toBeGreaterThan((15 * 25.4) / Math.PI);
    expect(carrier.band.form).toBe('twist');
    expect(provenance.adjustments).toEqual([]);
  }
});
