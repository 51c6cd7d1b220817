import { expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

it.each([
  ['silver moth pendant, opal for the body', 'Opal'],
  ['gold butterfly necklace with a garnet as the body', 'Garnet'],
])('a stone for the body sits there in every sketch: %s', (prompt, gemstone) => {
  const { brief } = interpret({ prompt });
  for (const seed of [0, 1, 2, 3]) {
    const design = createDesign(brief, seed);
    const main = 'ornaments' in design ? design.ornaments.find(({ slot }) => slot === 'main') : undefined;
    const stone = main?.ornament.kind === 'emblem' ? main.ornament.stone : null;
    expect(stone?.gemstone).toBe(gemstone);
  }
});
