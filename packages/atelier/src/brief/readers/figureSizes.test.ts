import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const sizesOf = (prompt: string) => {
  const { pieceSizeMm, stoneSizeMm } = interpret({ prompt }).brief;
  return { piece: pieceSizeMm ?? [], stone: stoneSizeMm };
};

describe('the size of studs with a figure', () => {
  it.each([
    ['one a sun with citrine, the other a moon with moonstone, studs around 12 mm', 12],
    ['odd studs, one a star with ruby and the other a heart with an opal, 10 mm', 10],
    ['butterfly studs with sapphires, 11 mm', 11],
    ['leaf studs of 9 mm with emeralds', 9],
  ])('is the figure’s: %s', (prompt, mm) => {
    expect(sizesOf(prompt)).toEqual({ piece: [mm], stone: [] });
  });

  it.each([
    ['star studs with 3 mm diamonds', 3],
    ['diamond studs 5 mm', 5],
    ['pearl studs, 8 mm', 8],
    ['flower studs with a 4 mm sapphire', 4],
  ])('is the stone’s where that is told: %s', (prompt, mm) => {
    expect(sizesOf(prompt)).toEqual({ piece: [], stone: [mm] });
  });
});

describe('the size of what hangs on a chain', () => {
  it('is that of the figure where it is set off from its stones', () => {
    expect(sizesOf('diamond cross, 20mm, on a 22 inch box chain')).toEqual({ piece: [20], stone: [] });
    expect(sizesOf('diamond heart pendant, 12 mm')).toEqual({ piece: [12], stone: [] });
    expect(sizesOf('a sunflower pendant with citrine in the middle, maybe 2cm')).toEqual({
      piece: [20],
      stone: [],
    });
    expect(sizesOf('a cross with a 5 mm ruby on a chain')).toEqual({ piece: [], stone: [5] });
  });
});

describe('pearls on the edge', () => {
  it.each([
    'jhumkas with pearls on the edge',
    'chandbali earrings, seed pearls around the edge, ruby on top',
  ])('of a bell or a crescent hang from it: %s', (prompt) => {
    expect(interpret({ prompt }).brief.arrangements).not.toContain('surround');
  });

  it('are about the stone elsewhere', () => {
    expect(interpret({ prompt: 'ruby studs with pearls around the edge' }).brief.arrangements).toContain(
      'surround',
    );
  });
});
