import { interpret } from '@filigree/atelier/brief';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { isRing, type SoleDesign } from '../document.ts';
import { isEmblemOfFigure, isFormOfFigure } from '../ornament/figures.ts';

function piecesOf(prompt: string, seed: number): SoleDesign[] {
  const design = createDesign(interpret({ prompt }).brief, seed);
  return [design, ...(design.companions ?? [])];
}

const shows = (piece: SoleDesign | undefined, figure: 'key' | 'padlock' | 'sun' | 'crescent-moon'): boolean =>
  piece !== undefined &&
  !isRing(piece) &&
  piece.ornaments.some(
    ({ ornament }) =>
      (ornament.kind === 'motif' && isFormOfFigure(figure, ornament.form)) ||
      (ornament.kind === 'emblem' && isEmblemOfFigure(figure, ornament.form)) ||
      (ornament.kind === 'plate' &&
        ornament.field.kind === 'emblem' &&
        isEmblemOfFigure(figure, ornament.field.form)),
  );

describe('several pieces of one type for which as many figures were named', () => {
  it.each([0, 1, 2, 3])('each show their own (seed %i)', (seed) => {
    const [mine, hers] = piecesOf(
      'two silver pendants for best friends, mine is a key, hers is a padlock',
      seed,
    );
    expect([shows(mine, 'key'), shows(mine, 'padlock')]).toEqual([true, false]);
    expect([shows(hers, 'padlock'), shows(hers, 'key')]).toEqual([true, false]);
  });

  it.each([0, 1, 2, 3])('are told apart by who wears them (seed %i)', (seed) => {
    const [hers, mine] = piecesOf('two silver charms, a sun for her and a crescent moon for me', seed);
    expect(shows(hers, 'sun')).toBe(true);
    expect(shows(mine, 'crescent-moon')).toBe(true);
  });

  it('a pair of one figure stays alike', () => {
    const [one, other] = piecesOf('two silver pendants for best friends, a key', 0);
    expect(other).toMatchObject({ composition: one?.composition });
  });
});
