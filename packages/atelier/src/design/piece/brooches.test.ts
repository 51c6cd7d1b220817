import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3, 4, 5].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

describe('brooches of a figure', () => {
  it.each(['bee brooch with citrines', 'silver fern brooch, garnets', 'an owl brooch with an emerald'])(
    'no row of stones stands off it: %s',
    (prompt) => {
      for (const { ornaments } of sketches(prompt))
        expect(ornaments.filter(({ slot, ornament }) => slot === 'top' && ornament.kind === 'row')).toEqual(
          [],
        );
    },
  );
});

describe('a figure that bears its stones', () => {
  it.each([
    ['silver brooch, a single fern frond, with three little peridots along the stem'],
    ['an owl brooch with an emerald'],
  ])('has none hanging below it: %s', (prompt) => {
    for (const { ornaments, provenance } of sketches(prompt)) {
      expect(ornaments.map(({ slot }) => slot)).toEqual(['main']);
      expect(provenance.adjustments.join()).not.toMatch(/asked for: this design/);
    }
  });
});

describe('four sketches of a figure that is the whole front', () => {
  const looks = (prompt: string): string[] =>
    sketches(prompt).map(({ ornaments: [{ ornament }] }) =>
      ornament.kind === 'emblem'
        ? `${ornament.form} ${ornament.ground} ${ornament.turnDegrees ?? 0}`
        : ornament.kind === 'plate'
          ? `${ornament.outline} ${ornament.border.kind}`
          : ornament.kind,
    );

  it('differ in more than their size', () => {
    const sprays = looks('lily of the valley brooch with pearls for the bells and green enamel leaves');
    expect(new Set(sprays.slice(0, 4)).size).toBe(4);
    const owls = looks('an owl brooch with an emerald');
    // Upright or leaning: on a ground of its own it would be no owl but a plate.
    expect(new Set(owls.slice(0, 4)).size).toBeGreaterThanOrEqual(2);
  });
});

describe('a shape that was named once', () => {
  it.each([
    ['a lapel pin in the shape of a heart, with a small ruby in it'],
    ['heart brooch'],
    ['snake brooch in silver'],
  ])('is there once: %s', (prompt) => {
    const made = sketches(prompt);
    for (const { ornaments } of made)
      expect(
        ornaments.flatMap(({ ornament, count }) => (ornament.kind === 'motif' ? Array(count).fill(1) : [])),
      ).toHaveLength(1);
    expect(new Set(made.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('a figure and no stone', () => {
  it.each(['dragonfly brooch, gold body', 'fox brooch in silver'])('is one: %s', (prompt) => {
    const made = sketches(prompt);
    for (const { ornaments } of made) {
      const figures = ornaments.filter(({ ornament }) => ornament.kind !== 'sculpture');
      expect(figures.map(({ slot, count }) => [slot, count])).toEqual([['main', 1]]);
    }
    expect(new Set(made.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(3);
  });
});
