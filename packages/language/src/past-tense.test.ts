import { expect, it } from 'vitest';
import { tellsOfPast } from './past-tense.ts';

const tells = (text: string): boolean => {
  const words = text.split(' ');
  return tellsOfPast(words, (at) => words[at] === 'shop');
};

it.each(['we lost the ring', 'he proposed with an opal', 'the shop pushed silver', 'i had typed ruby'])(
  'is told: %s',
  (text) => expect(tells(text)).toBe(true),
);

it.each(['a hammered rose gold ring', 'brushed silver', 'i need a ring', 'a wound wire'])(
  'is not told: %s',
  (text) => expect(tells(text)).toBe(false),
);
