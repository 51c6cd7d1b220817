import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { gemsWithin } from '../stones/within.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('clips of which no more was said', () => {
  it.each([
    'clip on earrings, a big leaf in gold',
    'silver clip-on earrings like an owl',
    'clip on earrings, a bow',
  ])('are the figure at the ear, large, with nothing hung from it and no stones: %s', (prompt) => {
    const made = sketches(prompt);
    for (const { composition, ornaments } of made) {
      expect(composition).toMatch(/^stud/);
      expect(ornaments).toHaveLength(1);
      expect(gemsWithin(ornaments)).toEqual([]);
    }
  });

  it.each(['clip on drop earrings with a leaf', 'clip on earrings, a pearl hanging from a bow'])(
    'hang where that was said: %s',
    (prompt) => {
      for (const { composition } of sketches(prompt))
        expect(composition).not.toMatch(/^stud(?:-fine|-bold)?$/);
    },
  );
});

describe('cufflinks', () => {
  it.each(['silver cufflinks', 'ornate gold cufflinks', 'cufflinks for a groom with scrollwork'])(
    'have no stones that nobody asked for: %s',
    (prompt) => {
      for (const { ornaments } of sketches(prompt)) expect(gemsWithin(ornaments)).toEqual([]);
    },
  );

  it('have their dark inlay', () => {
    for (const { ornaments } of sketches('silver cufflinks with a dark inlay, the outline of a guitar'))
      expect(JSON.stringify(ornaments)).toMatch(/"enamel":\["black"/);
  });
});

describe('one thing many times', () => {
  it.each([
    ['fine chain with six little silver discs, like pebbles', 6],
    ['a necklace with 5 flat uneven gold discs like pebbles', 5],
  ])('is as often there as it was counted, none like the next: %s', (prompt, count) => {
    for (const { ornaments } of sketches(prompt)) {
      expect(ornaments).toHaveLength(count);
      expect(new Set(ornaments.map(({ ornament }) => JSON.stringify(ornament))).size).toBe(count);
      expect(gemsWithin(ornaments)).toEqual([]);
    }
  });
});
