import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const notUnderstood = (prompt: string): string[] => interpret({ prompt }).notUnderstood;

describe('what is named and not made', () => {
  it.each([
    ['a zebra charm', 'zebra'],
    ['silver seahorse brooch', 'seahorse'],
    ['spinner ring in titanium', 'spinner ring'],
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
});
