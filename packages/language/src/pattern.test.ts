import { expect, it } from 'vitest';
import { parsePattern } from './pattern.ts';

it.each(['', '(a', 'a)', 'a | ', '<metal', '..90 a', '?a', '()'])('%j is no pattern', (source) =>
  expect(() => parsePattern(source)).toThrow(/pattern/),
);

it('takes a name for the one thing behind it', () => {
  expect(parsePattern('what:(a b) c')).toEqual({
    kind: 'sequence',
    parts: [
      {
        kind: 'capture',
        name: 'what',
        part: {
          kind: 'sequence',
          parts: [
            { kind: 'word', form: 'a' },
            { kind: 'word', form: 'b' },
          ],
        },
      },
      { kind: 'word', form: 'c' },
    ],
  });
});
