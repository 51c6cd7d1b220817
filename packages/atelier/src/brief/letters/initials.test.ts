import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('letters that are told one by one', () => {
  it.each([
    ['a necklace with two initial discs, an A and an L, on one fine chain', 'A & L', 2],
    ['bracelet with 3 letter discs, an M, a J and a K', 'M J K', 3],
    [
      'gold necklace, two little discs with the letter stamped in the middle, one with a T and one with an A',
      'T & A',
      2,
    ],
  ] as const)('are on a disc each: %s', (prompt, letters, count) =>
    expect(read(prompt)).toMatchObject({ engraving: letters, figureCount: count }),
  );

  it.each([
    ['cufflinks with a black onyx face and a silver R on top', 'R'],
    ['gold signet with a gold T in the middle', 'T'],
    ['onyx cufflinks, round, with an M in gold on them', 'M'],
    ['initial disc necklace, B', 'B'],
    ['necklace with the initial M in diamonds', 'M'],
  ])('stand where they were put: %s', (prompt, letter) => expect(read(prompt).engraving).toBe(letter));

  it.each([
    'a necklace with a D shaped link and a T bar',
    'a V shaped ring with a diamond on top',
    'a charm bracelet, size M or a size L',
    'plan A and plan B would be a ring with a ruby',
  ])('are none: %s', (prompt) => expect(read(prompt).engraving).toBeNull());
});

describe('the face of cufflinks', () => {
  it('has the outline that was said apart, whatever is laid flat into it', () => {
    const brief = read(
      'cufflinks for my groom. Square, sterling silver, with a black onyx face and a silver R on top',
    );
    expect(brief).toMatchObject({ plateShape: 'square', motifs: [], gemstones: ['Onyx'] });
  });
});

describe('black beads', () => {
  it.each([
    'mangalsutra with black beads and a diamond pendant',
    'a necklace of black beads with a gold moon',
    'black bead anklet',
  ])('are strung of onyx: %s', (prompt) => {
    expect(read(prompt).gemstones).toContain('Onyx');
    expect(read(prompt).arrangements).toContain('strand');
  });
  it.each(['a gold ring with black beads', 'silver bangle with black beads on it'])(
    'are not strung on what is stiff: %s',
    (prompt) => expect(read(prompt).arrangements ?? []).not.toContain('strand'),
  );
});
