import { describe, expect, it } from 'vitest';
import type { StoneKind } from '../../design/parts.ts';
import { facetsOf, stoneForm } from './index.ts';

const BAGUETTE: StoneKind = { gemstone: 'Diamond', cut: 'Baguette', form: 'faceted', colour: null };

describe('a baguette that tapers', () => {
  it('is narrower at its outer end by as much, over the whole of its body', () => {
    const { outline, body, pavilion } = stoneForm(BAGUETTE, 1.7, false, 0.6);
    const widthAt = (sign: number): number =>
      2 * Math.max(...outline.filter(([x]) => Math.sign(x) === sign).map(([, y]) => y));
    expect(widthAt(-1)).toBeCloseTo(1, 9);
    expect(widthAt(1)).toBeCloseTo(0.6, 9);
    if (body.kind !== 'facets') throw new Error('A baguette has facets.');
    const corners = facetsOf(body.planes).flatMap((facet) => facet.corners);
    for (const [x, y] of corners)
      expect(Math.abs(y)).toBeLessThanOrEqual(0.4 + (0.2 * (0.85 - x)) / 1.7 - 0.1 + 1e-6);
    expect(Math.min(...corners.map(([, , z]) => z))).toBeCloseTo(-pavilion, 6);
  });

  it('is a straight one without it', () => {
    expect(stoneForm(BAGUETTE, 1.7, false, 1)).toEqual(stoneForm(BAGUETTE, 1.7));
  });
});
