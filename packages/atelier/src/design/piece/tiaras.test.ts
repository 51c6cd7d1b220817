import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentAccents, ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';
import { sizeOfOrnament } from './scaling.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);
const tallest = ({ ornaments }: PieceDesign): number =>
  Math.max(...ornaments.map(({ ornament }) => sizeOfOrnament(ornament)));

describe('tiaras of leaves', () => {
  it.each([
    ['silver tiara, olive leaves, with small pearls', 'Pearl'],
    ['gold tiara of fern leaves with little opals', 'Opal'],
    ['tiara with ivy leaves and rubies', 'Ruby'],
  ])('bear leaves and the stones that were named in all sketches: %s', (prompt, gem) => {
    for (const { ornaments, provenance } of sketches(prompt)) {
      expect(ornaments.some(({ ornament }) => ornament.kind === 'motif' && ornament.motif === 'Floral')).toBe(
        true,
      );
      expect(
        ornaments.some(({ ornament }) =>
          [...ornamentStones(ornament), ...ornamentAccents(ornament)].some(
            ({ gemstone }) => gemstone === gem,
          ),
        ),
      ).toBe(true);
      expect(provenance.adjustments.join(' ')).not.toContain('floral');
    }
  });

  it.each(['silver tiara with roses', 'gold tiara of olive leaves with pearls'])(
    'are lower where they are to be low: %s',
    (prompt) => {
      const usual = Math.max(...sketches(prompt).map(tallest));
      for (const design of sketches(`${prompt}, low at the front`))
        expect(tallest(design)).toBeLessThan(0.7 * usual);
    },
  );
});

it('what was named on both sides stands there, beside a stone that is the highest, and combs are told', () => {
  const { brief } = interpret({
    prompt: 'a crown, tall in the middle, with pink crystals and butterflies on both sides, needs combs',
  });
  expect(brief.arrangements).toEqual(expect.arrayContaining(['flanked', 'comb']));
  const compositions = [0, 1, 2, 3].map((seed) => {
    const { ornaments, composition, provenance } = createDesign(brief, seed) as PieceDesign;
    const [main, ...sides] = ornaments;
    expect(main?.ornament.kind).toBe('stone');
    expect(sides.some(({ ornament }) => ornament.kind === 'motif' && ornament.form === 'butterfly')).toBe(
      true,
    );
    expect(provenance.adjustments.join()).toContain('combs that hold a tiara');
    return composition;
  });
  expect(new Set(compositions).size).toBe(4);
});

describe('tiaras that fall away from their middle', () => {
  it.each([
    [
      'tiara, pink crystals, a large heart shaped one at the middle, the points getting lower to the sides',
      'Heart',
      'Round',
    ],
    ['tiara with oval sapphires, the biggest in the middle, smaller to the sides', 'Oval', 'Oval'],
  ])('have the largest stone in the middle in every sketch: %s', (prompt, middle, beside) => {
    const made = sketches(prompt);
    for (const { ornaments, provenance } of made) {
      const [first, ...others] = ornaments.map(({ ornament }) => ornamentStones(ornament)[0]!);
      expect(first!.cut).toBe(middle);
      expect(others.length).toBeGreaterThan(3);
      expect(new Set(others.map(({ cut }) => cut))).toEqual(new Set([beside]));
      expect(others.every(({ lengthMm }) => lengthMm < first!.lengthMm)).toBe(true);
      expect(provenance.adjustments).toEqual([]);
    }
    expect(new Set(made.map(({ composition }) => composition)).size).toBe(4);
  });
});
