import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

const designs = (prompt: string) =>
  [1, 2, 3, 4].map((seed) => JSON.stringify(createDesign(interpret({ prompt }).brief, seed)));

describe('glass behind a figure', () => {
  it.each([
    ['pendant, a gold star on a black background', 'black'],
    ['brooch with a swan on a red ground', 'red'],
    ['gold locket, blue background with a gold bee', 'blue'],
    ['signet ring with a bee on a blue field', 'blue'],
    ['round cufflinks with a fox on a green background', 'green'],
  ])('lies on a plate about it, and the figure is bare: %s', (prompt, colour) => {
    for (const design of designs(prompt)) {
      expect(design).toContain('"glazed":"ground"');
      expect(design).toContain(`"enamel":["${colour}"]`);
    }
  });

  it('leaves the figure the colours of its own that were said', () => {
    for (const design of designs('round pendant with a red ladybird on a green background'))
      expect(design).toContain('"enamel":["green","red"');
  });

  it('is in the cells of the figure where nothing was said of a ground', () => {
    for (const design of designs('round brooch with a swan, red enamel'))
      expect(design).not.toContain('"glazed"');
  });
});
