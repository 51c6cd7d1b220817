import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('what a figure beside a hoop measures', () => {
  it('is the hoop', () => {
    for (const [prompt, mm] of [
      ['small huggie hoops with a row of white diamonds, 12mm, white gold', 12],
      ['huggies 12 mm with sapphires', 12],
      ['gold hoops with rubies, 30mm', 30],
      ['30 mm diamond hoops', 30],
      ['pavé diamond hoop earrings about 20 mm across', 20],
    ] as const) {
      expect(briefOf(prompt).pieceSizeMm, prompt).toEqual([mm]);
      expect(briefOf(prompt).stoneSizeMm, prompt).toEqual([]);
    }
  });

  it('is the stone where it stands with one', () => {
    for (const prompt of [
      'hoops with 8 mm pearls',
      'huggies with pearls of 8 mm',
      'hoops, 8mm freshwater pearls hanging',
    ])
      expect(briefOf(prompt).stoneSizeMm, prompt).toEqual([8]);
  });
});

describe('sizes told by a coin', () => {
  it('are those of the piece', () => {
    for (const [prompt, mm] of [
      ['a pendant with violets, about the size of a quarter', 24.3],
      ['silver disc necklace no bigger than a dime', 17.9],
      ['penny sized locket in gold', 19.5],
      ['brooch as big as a £2 coin', 28.4],
    ] as const) {
      const brief = briefOf(prompt);
      expect(brief.pieceSizeMm, prompt).toEqual([mm]);
      expect(brief.ringSize, prompt).toBeNull();
    }
  });

  it('are those of the stone beside it', () => {
    const brief = briefOf('pendant with an amethyst the size of a dime');
    expect(brief.stoneSizeMm).toEqual([17.9]);
    expect(brief.pieceSizeMm).toBeNull();
  });

  it('are none of a carat or of a coin that is worn', () => {
    expect(briefOf('a quarter carat diamond ring').caratWeight).toBe(0.25);
    expect(briefOf('silver dollar pendant with a bezel').pieceSizeMm).toBeNull();
  });
});
