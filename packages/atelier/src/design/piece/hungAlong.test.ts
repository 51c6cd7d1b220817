import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const drawn = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, 7919 + seed) as PieceDesign);
};
const formsIn = ({ ornaments }: PieceDesign): string[] =>
  ornaments.flatMap(({ ornament }) => ('form' in ornament ? [ornament.form] : []));

describe('several of a figure along a chain', () => {
  it.each([
    ['gold anklet with little turtles and one opal bead', 'turtle', 'Opal'],
    ['silver bracelet with tiny owls and a garnet', 'owl', 'Garnet'],
    ['anklet with four dragonflies and one pearl', 'dragonfly', 'Pearl'],
  ] as const)('%s: several of it and just the one stone, in four ways', (prompt, form, gem) => {
    const pieces = drawn(prompt);
    for (const piece of pieces) {
      expect(formsIn(piece).filter((one) => one === form).length).toBeGreaterThanOrEqual(3);
      expect(piece.ornaments.filter(({ ornament }) => ornament.kind === 'stone')).toHaveLength(1);
      expect(JSON.stringify(piece.ornaments)).toContain(gem);
      expect(piece.provenance.adjustments.join()).not.toMatch(/asked for/);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });

  it('hangs several also where no stone was named', () => {
    for (const piece of drawn('rose gold anklet with bees'))
      expect(formsIn(piece).filter((one) => one === 'bee').length).toBeGreaterThanOrEqual(3);
  });
});

describe('leather and a clasp of a figure', () => {
  it('are told once each, in a sentence, and drawn as a braided chain with the figure in front', () => {
    const pieces = drawn("men's braided leather bracelet with a silver wolf clasp");
    for (const { carrier, ornaments, provenance } of pieces) {
      expect(carrier).toMatchObject({ kind: 'chain', wear: 'wrist', chain: { kind: 'wheat' } });
      expect(ornaments).toHaveLength(1);
      expect(ornaments[0]).toMatchObject({ slot: 'main', count: 1 });
      expect(provenance.adjustments.filter((line) => /Leather is not made here/.test(line))).toHaveLength(1);
      expect(provenance.adjustments.filter((line) => /wolf is no clasp/.test(line))).toHaveLength(1);
    }
    expect(new Set(pieces.map(({ composition }) => composition)).size).toBe(4);
  });
});
