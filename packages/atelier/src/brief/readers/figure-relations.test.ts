import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { intoEnglish } from '../spanish/intoEnglish.ts';
import { tokenise } from '../tokens.ts';
import { saysHanging } from './hanging.ts';

const relationsIn = (prompt: string) => interpret({ prompt }).brief.figureRelations ?? [];

describe('figures that are told to stand to each other', () => {
  it.each([
    ['A silver brooch of a fox under a fir tree.', 'fox', 'below', 'fir-tree'],
    ['A pendant with a moon above a mountain.', 'crescent-moon', 'above', 'mountain'],
    ['A brooch with a hummingbird next to a hibiscus.', 'hummingbird', 'beside', 'hibiscus'],
    ['Un broche con un zorro debajo de un abeto.', 'fox', 'below', 'fir-tree'],
  ] as const)('%s', (prompt, figure, how, of) => {
    expect(relationsIn(prompt)).toEqual([expect.objectContaining({ figure, how, of })]);
  });

  it('counts the one that stands about the other', () => {
    const [relation] = relationsIn('A brooch with two little swallows above a fir tree.');
    expect(relation).toMatchObject({ figure: 'swallow', count: 2, how: 'above', of: 'fir-tree' });
  });

  it.each([
    'A fox pendant, under 500 dollars, and a fir tree charm.',
    'A fox and a fir tree on a brooch.',
    'A fox brooch. Under it I will wear a fir tree.',
  ])('tells of none in: %s', (prompt) => expect(relationsIn(prompt)).toEqual([]));

  it.each([
    ['Drop earrings with a moon above a mountain and a pearl.', true],
    ['Un broche con un zorro debajo de un abeto y una perla que cuelga.', true],
    ['A brooch with a moon above a mountain and a pearl.', false],
  ])('leave what hangs to be told: %s', (prompt, isSaid) => {
    const tokens = intoEnglish(tokenise(prompt));
    expect(saysHanging(startReading(prompt, tokens, scan(tokens)))).toBe(isSaid);
  });
});
