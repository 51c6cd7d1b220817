import { DRAWN_FIGURES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { DRAWN } from '../../design/ornament/drawnFigures.ts';
import { pictograph } from './pictograph.ts';

describe('pictographs', () => {
  it.each([...DRAWN_FIGURES])('%s fills the square about the middle', (figure) => {
    const points = pictograph(DRAWN[figure].character).flat();
    const reach = (axis: 0 | 1): [number, number] => [
      Math.min(...points.map((point) => point[axis])),
      Math.max(...points.map((point) => point[axis])),
    ];
    const spans = ([0, 1] as const).map(reach);
    for (const [low, high] of spans) expect(low + high).toBeCloseTo(0, 9);
    expect(Math.max(...spans.map(([low, high]) => high - low))).toBeCloseTo(2, 9);
    expect(Math.min(...spans.map(([low, high]) => high - low))).toBeGreaterThan(0.3);
  });

  it('are each another character', () => {
    expect(new Set(DRAWN_FIGURES.map((figure) => DRAWN[figure].character)).size).toBe(DRAWN_FIGURES.length);
  });

  it('are refused where the font has none', () => {
    expect(() => pictograph('\u{e123}')).toThrow('no pictograph');
  });
});
