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
    // A motif or a faith was understood, not what was asked of it.
    ['gold maltese cross pendant', 'maltese cross'],
    ['an angel pendant for my niece', 'angel'],
    ['temple necklace with Krishna', 'Krishna'],
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
    expect(brief.otherFigures).toEqual([{ name: 'kingfisher', as: 'swallow' }]);
    expect(understood).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'figures', value: 'swallow', words: 'kingfisher' }),
        expect.objectContaining({ field: 'otherFigures', value: 'kingfisher' }),
      ]),
    );
    expect(rest).toEqual([]);
  });

  it.each([
    ['a magpie brooch', 'magpie', 'raven'],
    ['silver moth necklace', 'moth', 'butterfly'],
    ['poppy earrings in red enamel', 'poppy', 'blossom'],
    ['an oak leaf ring', 'oak leaf', 'branch'],
    ['treble clef necklace', 'treble clef', 'music-notes'],
    ['a robin sitting on a twig, silver brooch', 'robin', 'bird-on-branch'],
    ['a pair of wrens, gold earrings', 'wrens', 'bird-on-branch'],
  ])('has its stand-in told: %s', (prompt, name, as) => {
    expect(interpret({ prompt }).brief.otherFigures).toEqual([{ name, as }]);
    expect(notUnderstood(prompt)).not.toContain(name);
  });

  it('and nothing stands in for what was refused, or is drawn', () => {
    for (const prompt of ['a fox pendant', 'pendant of an owl, no moths please', 'ring, engraved "badger"'])
      expect(interpret({ prompt }).brief.otherFigures ?? null).toBeNull();
  });

  it.each([
    ['cardinal', 'swallow'],
    ['blue jay', 'swallow'],
    ['wren', 'bird-on-branch'],
    ['goldfinch', 'bird-on-branch'],
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
    expect(brief).toMatchObject({
      motifs: ['Animal'],
      figures: [figure],
      otherFigures: [{ name: animal, as: figure }],
      metals: ['Silver'],
      culture: [],
    });
    expect(rest).toEqual([]);
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
    expect(brief).toMatchObject({
      motifs: ['Floral'],
      figures: [figure],
      otherFigures: [{ name: plant, as: figure }],
    });
    expect(rest).toEqual([]);
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
