import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const notUnderstood = (prompt: string): string[] => interpret({ prompt }).notUnderstood;

describe('what is named and not made', () => {
  it.each([
    ['a zebra charm', 'zebra'],
    ['poison ring in silver', 'poison ring'],
    ['a gold fede ring', 'fede ring'],
    ['puzzle ring of four bands', 'puzzle ring'],
    ['gimmel ring in rose gold', 'gimmel ring'],
    ['stick pin with a pearl', 'stick pin'],
    // What is drawn is the nearest.
    ['a magpie brooch', 'magpie'],
    ['silver moth necklace', 'moth'],
    ['poppy earrings in red enamel', 'poppy'],
    ['an oak leaf ring', 'oak leaf'],
    // A motif or a faith was understood, not what was asked of it.
    ['gold maltese cross pendant', 'maltese cross'],
    ['an angel pendant for my niece', 'angel'],
    ['temple necklace with Krishna', 'Krishna'],
    ['treble clef necklace', 'treble clef'],
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
    const { brief, understood, notUnderstood: rest } = interpret({ prompt: 'kingfisher brooch in silver' });
    expect(brief.figures).toEqual(['swallow']);
    expect(understood).toContainEqual(
      expect.objectContaining({ field: 'figures', value: 'swallow', words: 'kingfisher' }),
    );
    expect(rest).toEqual(['kingfisher']);
  });

  it.each([
    ['cardinal', 'swallow'],
    ['blue jay', 'swallow'],
    ['kestrel', 'eagle'],
    ['heron', 'crane'],
    ['blackbird', 'raven'],
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
    expect(rest).toEqual([animal]);
  });

  it.each([
    ['golden retriever', 'dog'],
    ['Maine Coon', 'cat'],
    ['barn owl', 'owl'],
    ['shetland pony', 'horse'],
  ])('nothing of a breed that is drawn as its animal: %s', (animal, figure) => {
    const { brief, notUnderstood: rest } = interpret({ prompt: `a pendant of a ${animal}, silver` });
    expect(brief).toMatchObject({ motifs: ['Animal'], figures: [figure] });
    expect(rest).toEqual([]);
  });

  it.each([
    ['wisteria', 'branch'],
    ['dogwood flower', 'blossom'],
    ['pinecone', 'fir-tree'],
    ['acorn', 'branch'],
  ])('of plants: %s', (plant, figure) => {
    const { brief, notUnderstood: rest } = interpret({ prompt: `a pendant of a ${plant}` });
    expect(brief).toMatchObject({ motifs: ['Floral'], figures: [figure] });
    expect(rest).toEqual([plant]);
  });

  it('and a word of everyday is no slip of an animal', () => {
    expect(interpret({ prompt: 'a brooch, curled like a ribbon' }).brief.motifs).toEqual(['Abstract']);
    expect(interpret({ prompt: 'a ring the cardinal rule of which is comfort' }).brief.motifs).toEqual([]);
  });
});

describe('chains of a nose ring', () => {
  it('are told: it is made without', () => {
    expect(
      interpret({ prompt: 'nath with pearls and a chain that goes to the hair' }).notUnderstood,
    ).toContain('chain');
    expect(interpret({ prompt: 'nath with pearls' }).notUnderstood).toEqual([]);
  });
});
