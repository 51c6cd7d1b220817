import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

describe('lines of stones that grow to the middle', () => {
  it.each([
    'tennis necklace with emeralds graduating larger toward the centre',
    'riviere of graduated sapphires in platinum',
    'white gold tennis bracelet, diamonds getting smaller towards the clasp',
    'graduated ruby line necklace',
    'graduated diamond necklace',
    'a bracelet of graduated sapphires in white gold',
  ])('%s: steadily, and with no other stone there', (prompt) => {
    const { brief } = interpret({ prompt });
    const designs = [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
    for (const { ornaments } of designs) {
      const widths = ornaments.map(({ ornament }) =>
        ornament.kind === 'stone' ? ornament.stone.widthMm : 0,
      );
      expect(widths.length).toBeGreaterThan(2);
      widths.slice(1).forEach((width, i) => {
        expect(width).toBeLessThan(widths[i]!);
        expect(width).toBeGreaterThan(0.85 * widths[i]!);
      });
    }
    expect(new Set(designs.map(({ composition }) => composition)).size).toBeGreaterThan(2);
  });

  it('are not read of who graduated from a school', () => {
    const { brief } = interpret({
      prompt: 'diamond tennis necklace for my daughter who graduated from college',
    });
    expect(brief.arrangements).not.toContain('graduated');
  });
});
