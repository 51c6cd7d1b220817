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
