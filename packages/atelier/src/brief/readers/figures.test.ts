import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const figures = (prompt: string): readonly string[] => interpret({ prompt }).brief.figures ?? [];

describe('figures drawn from outlines', () => {
  it.each([
    ['a guitar pendant', 'guitar'],
    ['necklace with a guitar on it', 'guitar'],
    ['earrings shaped like lightning bolts', 'lightning-bolt'],
    ['signet ring with a stag', 'deer'],
    ['a pendant of my dog, a dachshund', 'dachshund'],
    ['pendant with a car key', 'key'],
    ['gold key on a chain', 'key'],
    ['cottagecore mushroom earrings', 'mushroom'],
    ['colgante de gato con rubí', 'cat'],
    ['pendant of a horse head', 'horse-head'],
  ])('%s', (prompt, figure) => {
    expect(figures(prompt)).toEqual([figure]);
  });

  it.each([
    ['brooch of a steaming teapot', 'teapot'],
    ['a silver charm of a steaming coffee cup', 'coffee-cup'],
    ['pendant of a wonky little house', 'house'],
    ['earrings that look like burning candles', 'candle'],
    ['brooch, a jolly sailing boat', 'sailboat'],
    ['pendant with our first tent on it', 'tent'],
    ['charm of a well worn guitar', 'guitar'],
    ['necklace with a rickety bicycle', 'bicycle'],
    ['a pendant of his beloved motorbike', 'motorcycle'],
    ["a charm of my dad's trusty umbrella", 'umbrella'],
    ['charm of a very fat book', 'open-book'],
    ['silver brooch, the shape of a rusty old key', 'key'],
    ['brooch of the crooked lighthouse at Dunmore', 'lighthouse'],
  ])('are found behind words that describe them: %s', (prompt, figure) => {
    expect(figures(prompt)).toEqual([figure]);
  });

  it.each([
    'ring for a busy teapot collector',
    'I drink tea from a steaming teapot every day, ring with a ruby',
    'my husband plays with a battered guitar, ring with a sapphire',
    'we moved to a wonky house with a ring main',
    'pendant for my tent loving friend',
  ])('are none in talk, described or not: %s', (prompt) => expect(figures(prompt)).toEqual([]));

  it('several are read in the order of the words', () => {
    expect(figures('a charm bracelet with a rocket, a guitar and a cat')).toEqual([
      'rocket',
      'guitar',
      'cat',
    ]);
  });

  it.each([
    'a ring I can wear on a plane',
    'cufflinks for a golfer',
    'A guitar pick pendant in silver',
    'necklace in peacock tahitian pearls',
    'does it come in platinum? the ring I mean',
    "a halo ring, she has no idea so please don't ring the house",
    'pink and green tourmaline watermelon ring',
    'the tide leaves its silver on the sand, a necklace of moonstones',
    'here is my api key, make me a gold ring',
    'ring with my license key 1234',
    'a charm for my car key',
    'a locket to hang on the old key',
    'bracelet in the key of C',
    'the bracelet for the key holder of our club',
  ])('no figure of a thing that only surrounds the wish: %s', (prompt) => {
    expect(figures(prompt)).toEqual([]);
  });

  it.each(["a brooch with ram's heads", 'a pendant of a gator', 'a charm of a chicken'])(
    'an animal that is drawn is a motif too: %s',
    (prompt) => expect(interpret({ prompt }).brief.motifs).toEqual(['Animal']),
  );

  it('violets are flowers, violet is a colour', () => {
    expect(figures('a brooch of violets')).toEqual(['pansy']);
    expect(figures('earrings with lilacs')).toEqual(['blossom']);
    expect(figures('a brooch with a violet stone')).toEqual([]);
  });

  it('a paw print is of the dog', () => {
    expect(figures('to remember our dog, a paw print pendant')).toEqual(['paw-print']);
  });

  it('a palm of a hand is no tree', () => {
    expect(figures('hamsa pendant with an eye in the palm')).not.toContain('palm-tree');
    expect(figures('a hand brooch with a heart in its palm')).not.toContain('palm-tree');
    expect(figures('a palm on a gold pendant')).toEqual(['palm-tree']);
  });
});

describe('crosses with round ends', () => {
  it.each([
    'plain yellow gold cross, slim, rounded ends, 20 inch chain',
    'silver cross pendant with round tips',
    'gold tube cross necklace',
  ])('are a figure of their own: %s', (prompt) =>
    expect(interpret({ prompt }).brief.figures).toEqual(['rounded-cross']),
  );

  it.each(['silver celtic cross with rounded edges', 'cross pendant with a round diamond'])(
    'others are not: %s',
    (prompt) => expect(interpret({ prompt }).brief.figures ?? []).not.toContain('rounded-cross'),
  );
});
