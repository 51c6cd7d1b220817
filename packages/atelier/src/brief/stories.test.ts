import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

const stones = (prompt: string): readonly unknown[] => {
  const { gemstones, excludedGemstones } = interpret({ prompt }).brief;
  return [gemstones, excludedGemstones];
};

describe('what others have', () => {
  it.each([
    [
      'a ring but no diamonds please, everyone has diamonds. A sapphire would be lovely',
      ['Sapphire'],
      ['Diamond'],
    ],
    ["I saw a gorgeous ruby ring on my friend but I don't want a ruby myself, so opal", ['Opal'], ['Ruby']],
    ['no pearls, all my friends wear pearls. Garnet studs in gold', ['Garnet'], ['Pearl']],
  ])('is not wished where it is refused: %s', (prompt, wished, refused) =>
    expect(stones(prompt)).toEqual([wished, refused]),
  );

  it.each([
    ['I saw a ruby ring on my friend and want one like it', ['Ruby']],
    ['no diamonds in the band, but a diamond in the middle, gold ring', ['Diamond']],
  ])('is wished where it is not: %s', (prompt, wished) => expect(stones(prompt)[0]).toEqual(wished));
});
