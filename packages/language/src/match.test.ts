import { describe, expect, it } from 'vitest';
import { firstWordsOf, matchAt, matcherOf } from './match.ts';
import { parsePattern } from './pattern.ts';
import { textOf } from './test-text.ts';

const TAGS = { gold: ['metal', 'metal=Gold'], silver: ['metal'], ring: ['type'] };

/** The words that a pattern matches from the first on, or null. */
function matched(pattern: string, text: string): string | null {
  const match = matchAt(matcherOf(parsePattern(pattern)), textOf(text, TAGS), 0);
  return match === null ? null : text.split(' ').slice(match.first, match.end).join(' ');
}

describe('a pattern', () => {
  it.each([
    ['a ring', 'a ring please', 'a ring'],
    ["it's gold", "it 's gold", "it 's gold"],
    ['<metal>', 'gold ring', 'gold'],
    ['<metal=Gold>', 'gold ring', 'gold'],
    ['. ring', 'any ring', 'any ring'],
    ['(a b|c) d', 'c d', 'c d'],
    ['very* big', 'very very big', 'very very big'],
    ['very? big', 'big', 'big'],
    ['no ..3 ring', 'no big gold ring ring', 'no big gold ring'],
    ['no ..3 <type>', 'no , gold ring', 'no , gold ring'],
    ['out !of', 'out now', 'out'],
    ['^ a $', 'a', 'a'],
    ['a ..5 $', 'a b c . d', 'a b c'],
  ])('%s matches in "%s"', (pattern, text, words) => expect(matched(pattern, text)).toBe(words));

  it.each([
    ['a ring', 'the ring'],
    ['<metal=Gold>', 'silver'],
    ['. ring', ', ring'],
    ['no ..1 ring', 'no big gold ring'],
    ['no ..5 ring', 'no gold . ring'],
    ['out !of', 'out of'],
    ['a $', 'a b'],
  ])('%s does not match in "%s"', (pattern, text) => expect(matched(pattern, text)).toBeNull());

  it('tells what it has captured, also inside of choices', () => {
    const match = matchAt(
      matcherOf(parsePattern('not (a what:<metal>|what:<type>)')),
      textOf('not a gold ring', TAGS),
      0,
    );
    expect(match?.captures).toEqual({ what: { first: 2, end: 3 } });
  });

  it('reads a text of one word again and again in steps that grow no faster than the text', () => {
    const stepsFor = (words: number): number => {
      let steps = 0;
      const text = textOf('very '.repeat(words), TAGS);
      const counting = {
        ...text,
        words: text.words.map((word) => ({
          ...word,
          get forms() {
            steps += 1;
            return word.forms;
          },
        })),
      };
      const matcher = matcherOf(parsePattern('very* ..10 (very|so)* big'));
      for (let at = 0; at < words; at++) matchAt(matcher, counting, at);
      return steps;
    };
    expect(stepsFor(400) / stepsFor(200)).toBeLessThan(2.2);
  });
});

describe('the first words of a pattern', () => {
  it.each([
    ['a b', ['a']],
    ['a? b', ['a', 'b']],
    ['(a|b c) d', ['a', 'b']],
    ['^ what:a', ['a']],
    ['!a b', ['b']],
  ])('%s: %j', (pattern, words) => expect([...(firstWordsOf(parsePattern(pattern)) ?? [])]).toEqual(words));

  it.each(['<metal> a', '..3 a', '. a', '<metal>? a'])('are any of %s', (pattern) =>
    expect(firstWordsOf(parsePattern(pattern))).toBeNull(),
  );
});
