import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => {
  const { brief, notUnderstood } = interpret({ prompt });
  return {
    figures: brief.figures ?? [],
    gemstones: brief.gemstones,
    enamel: brief.enamelColours,
    notUnderstood,
  };
};

describe('things that are shown', () => {
  it.each([
    ['earrings that differ, one is a teapot and the other one is a cup and saucer', ['teapot', 'coffee-cup']],
    ['earrings, left is a teacup and right is a teapot', ['coffee-cup', 'teapot']],
    ["mismatched studs, one's a teapot, the other's a mug", ['teapot', 'coffee-cup']],
    ['cufflinks: the first a camera, the second a bicycle', ['camera', 'bicycle']],
    ['earrings, one of them a guitar and the other a small piano', ['guitar', 'piano']],
    ['silver locket, on the front engrave a lighthouse', ['lighthouse']],
    ['round pendant, on one side etch a lighthouse', ['lighthouse']],
    ['silver pendant, can you carve a castle into it', ['castle']],
    ['a bar pendant, cut a bicycle into the front', ['bicycle']],
  ])('%s', (prompt, figures) => {
    const { figures: found, notUnderstood } = read(prompt);
    expect(found).toEqual(figures);
    for (const figure of figures) expect(notUnderstood.join(' ')).not.toContain(figure);
  });

  it('is no lettering, nor is it in the way of some', () => {
    const { brief } = interpret({
      prompt: "oval locket, on the front engrave a lighthouse and on the back '51.6 N 9.5 W'",
    });
    expect(brief).toMatchObject({
      figures: ['lighthouse'],
      engraving: '51.6 N 9.5 W',
      engravingPlace: 'back',
    });
    expect(brief.finish).toBeNull();
  });

  it.each([
    'we sold one house, the other house is my mother s, she wants a ring',
    'gold ring engraved with the date we bought our house',
    'a ring for my mum, cut my house insurance',
  ])('nothing: %s', (prompt) => {
    expect(read(prompt).figures).toEqual([]);
  });
});

describe('colours of enamel that stones are called by', () => {
  it.each([
    ['bright enamel earrings, turquoise and white', ['teal', 'white']],
    ['silver brooch in enamel, turquoise and white', ['teal', 'white']],
    ['enamel earrings: coral, turquoise and white', ['peach', 'teal', 'white']],
    ['turquoise and white enamel bangle', ['teal', 'white']],
    ['enamelled swallow brooch, colours turquoise and coral', ['teal', 'peach']],
  ])('%s', (prompt, colours) => {
    const { brief } = interpret({ prompt });
    expect(brief.enamelColours).toEqual(colours);
    expect(brief.gemstones).toEqual([]);
    expect(brief.customGemstone).toBeNull();
  });

  it.each([
    ['enamel, turquoise and pearls necklace', ['Turquoise', 'Pearl']],
    ['ring, blue enamel, turquoise and pearls', ['Turquoise', 'Pearl']],
    ['enamel fish pendant, turquoise and orange, with a turquoise eye', ['Turquoise']],
    ['gold and enamel ring with a turquoise', ['Turquoise']],
    ['pendant: white jade, rubies, enamelled back', ['Ruby']],
  ])('stones: %s', (prompt, gemstones) => {
    expect(read(prompt).gemstones).toEqual(gemstones);
  });
});
