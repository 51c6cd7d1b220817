import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('a bangle for a hand', () => {
  it('is as wide inside as the hand, and the wrist is known too', () => {
    const { brief, notUnderstood } = interpret({
      prompt:
        'Solid bangle in gold with no opening, clasp or hinge, for a wrist of 15cm. My hand is 21cm round at the knuckles.',
    });
    expect(brief).toMatchObject({ braceletKind: 'bangle', pieceSizeMm: [66.9], lengthIn: 5.91 });
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['bangle in silver for a hand of 20 cm', [63.6], null],
    ['silver bangle, wrist 17cm', null, 6.69],
    ['chain bracelet 18cm with a hand of Fatima', null, 7.09],
  ])('%s', (prompt, pieceSizeMm, lengthIn) => {
    const { brief } = interpret({ prompt });
    expect(brief.pieceSizeMm ?? null).toEqual(pieceSizeMm);
    expect(brief.lengthIn).toBe(lengthIn);
  });
});
