import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ornamentAccents, ornamentStones } from '../ornament/document.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] =>
  [0, 1, 2, 3].map((seed) => createDesign(interpret({ prompt }).brief, seed) as PieceDesign);

const gemsOf = ({ ornaments }: PieceDesign): string[] => [
  ...new Set(
    ornaments.flatMap(({ ornament }) =>
      [...ornamentStones(ornament), ...ornamentAccents(ornament)].map(({ gemstone }) => gemstone),
    ),
  ),
];

const fittingOf = ({ carrier }: PieceDesign): string =>
  carrier.kind === 'fitted' && 'form' in carrier.fitting
    ? `${carrier.fitting.kind} ${carrier.fitting.form}`
    : carrier.kind;

describe('naths', () => {
  it.each([
    ['22k gold nath with pearls, one ruby and one emerald', ['Pearl', 'Ruby', 'Emerald']],
    ['bridal nose ring, sapphire, garnet and pearls', ['Pearl', 'Sapphire', 'Garnet']],
    ['nose ring with a turquoise, an opal and a diamond', ['Turquoise', 'Opal', 'Diamond']],
  ])('bear every gem that was named, in four ways: %s', (prompt, gems) => {
    const drawn = sketches(prompt);
    for (const design of drawn) {
      expect(gemsOf(design).sort()).toEqual([...gems].sort());
      expect(design.provenance.adjustments.join(' ')).not.toContain('left out');
      expect(fittingOf(design)).toMatch(/^nose-hoop/);
    }
    // One of each is not what a row has that repeats them.
    const ways = prompt.includes('a turquoise') ? 3 : 4;
    expect(new Set(drawn.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(ways);
  });

  it('a stud that was asked for stays one', () => {
    for (const design of sketches('nose stud with a ruby, an emerald and a pearl'))
      expect(fittingOf(design)).toMatch(/^nose-stud/);
  });
});

describe('noses that are not pierced', () => {
  it.each([
    "gold nath with pearls, a ruby and an emerald, clip on as my nose isn't pierced",
    'clip-on nose ring in silver with an amethyst',
    'silver nose hoop, not pierced',
  ])('wear an open ring that is pressed on: %s', (prompt) => {
    for (const design of sketches(prompt)) expect(fittingOf(design)).toBe('nose-hoop open');
  });

  it('others are closed', () => {
    for (const design of sketches('silver nose hoop with an amethyst'))
      expect(fittingOf(design)).not.toContain('open');
  });
});

describe('a nath of two kinds', () => {
  const { brief } = interpret({ prompt: 'large gold nath with a row of pearls and two small rubies' });
  it.each([0, 1, 2, 3])('has both, on a ring, and its rubies are as many as were counted (%i)', (seed) => {
    const design = createDesign(brief, seed);
    expect(design.composition).toMatch(/^nath/);
    expect(design.title.toLowerCase()).toContain('nose ring');
    expect(design.provenance.adjustments).toEqual([]);
  });
});

describe('a nath of pearls alone', () => {
  const { brief } = interpret({ prompt: 'nath for my wedding with pearls' });
  it.each([0, 1, 2, 3])('has a flower of them and more below (%i)', (seed) => {
    const design = createDesign(brief, seed);
    expect(design.composition).toMatch(/^nath/);
    expect(JSON.stringify(design)).toContain('"petalStones"');
  });
});
