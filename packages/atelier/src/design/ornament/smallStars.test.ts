import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from '../piece/document.ts';

const starsOf = (prompt: string): string[] => {
  const { brief } = interpret({ prompt });
  return Array.from({ length: 12 }, (_, seed) => createDesign(brief, seed) as PieceDesign).flatMap(
    ({ ornaments }) =>
      ornaments.flatMap(({ ornament }) =>
        ornament.kind === 'motif' && ornament.motif === 'Star' ? [ornament.form] : [],
      ),
  );
};

describe('small stars', () => {
  it.each(['tiny gold star studs', 'stud earrings, one ear a moon, the other ear a star, gold'])(
    'have points that are seen at their size, and no fine rays: %s',
    (prompt) => {
      const stars = starsOf(prompt);
      expect(stars.length).toBeGreaterThan(5);
      expect(stars).not.toContain('starburst');
    },
  );

  it('are bursts of rays where they are large', () => {
    expect(starsOf('gold star brooch')).toContain('starburst');
  });
});
