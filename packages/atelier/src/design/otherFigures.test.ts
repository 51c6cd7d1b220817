import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from './createDesign.ts';

const told = (prompt: string): readonly string[] =>
  createDesign(interpret({ prompt }).brief, 1).provenance.adjustments.filter((line) =>
    /among our figures/.test(line),
  );

describe('what is none of our figures', () => {
  it.each([
    ['signet ring with a badger on it', 'Badger is not among our figures: the raccoon stands in.'],
    [
      'hair comb, oak leaves and acorns',
      'Oak leaves and acorns are not among our figures: the branch stands in.',
    ],
    ['brooch of bluebells', 'Bluebells are not among our figures: the blossom stands in.'],
    ['treble clef pendant', 'Treble clef is not among our figures: the music notes stand in.'],
    ['gold wren pendant', 'Wren is not among our figures: the bird on branch stands in.'],
  ])('is told with what stands in: %s', (prompt, line) => expect(told(prompt)).toEqual([line]));

  it('is nothing where it is drawn', () => expect(told('signet ring with a fox on it')).toEqual([]));
});
