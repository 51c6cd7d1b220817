import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const notUnderstood = (prompt: string): string[] => interpret({ prompt }).notUnderstood;

describe('what is named and not made', () => {
  it.each([
    ['a zebra charm', 'zebra'],
    ['silver seahorse brooch', 'seahorse'],
    ['poison ring in silver', 'poison ring'],
    ['a gold fede ring', 'fede ring'],
    ['puzzle ring of four bands', 'puzzle ring'],
    ['gimmel ring in rose gold', 'gimmel ring'],
    ['stick pin with a pearl', 'stick pin'],
  ])('is given back: %s', (prompt, words) => {
    expect(notUnderstood(prompt)).toContain(words);
  });

  it.each([
    'a fox pendant',
    'a ring with flowers',
    'animal brooch',
    'gold ring with leaves',
    'a locket with a rose',
  ])('is nothing where it is made: %s', (prompt) => {
    expect(notUnderstood(prompt)).toEqual([]);
  });

  it('is the nearest figure where there is one, and named so', () => {
    const { brief, understood, notUnderstood: rest } = interpret({ prompt: 'hummingbird brooch in silver' });
    expect(brief.figures).toEqual(['swallow']);
    expect(understood).toContainEqual(
      expect.objectContaining({ field: 'figures', value: 'swallow', words: 'hummingbird' }),
    );
    expect(rest).toEqual([]);
  });

  it.each([
    ['cardinal', 'swallow'],
    ['blue jay', 'swallow'],
    ['kestrel', 'eagle'],
    ['heron', 'flamingo'],
    ['golden retriever', 'dog'],
    ['Maine Coon', 'cat'],
    ['guinea pig', 'mouse'],
    ['badger', 'raccoon'],
    ['wild boar', 'pig'],
    ['gazelle', 'deer'],
    ['coyote', 'wolf'],
    ['prawn', 'lobster'],
    ['wasp', 'bee'],
    ['spiderweb', 'spider'],
  ])('of animals people wear: %s', (animal, figure) => {
    const { brief, notUnderstood: rest } = interpret({ prompt: `a pendant of a ${animal}, silver` });
    expect(brief).toMatchObject({ motifs: ['Animal'], figures: [figure], metals: ['Silver'], culture: [] });
    expect(rest).toEqual([]);
  });

  it.each([
    ['lily of the valley', 'branch'],
    ['dogwood flower', 'blossom'],
    ['pinecone', 'fir-tree'],
    ['acorn', 'branch'],
  ])('of plants: %s', (plant, figure) => {
    const { brief } = interpret({ prompt: `a pendant of a ${plant}` });
    expect(brief).toMatchObject({ motifs: ['Floral'], figures: [figure] });
  });

  it('and a word of everyday is no slip of an animal', () => {
    expect(interpret({ prompt: 'a brooch, curled like a ribbon' }).brief.motifs).toEqual(['Abstract']);
    expect(interpret({ prompt: 'a ring the cardinal rule of which is comfort' }).brief.motifs).toEqual([]);
  });
});
