import { describe, expect, it } from 'vitest';
import { optionWords } from './piece-options.ts';

describe('options of a line in words', () => {
  it('name what was chosen and nothing else', () => {
    expect(optionWords({})).toEqual([]);
    expect(optionWords({ ringSize: 6.25, engraving: 'for M.' })).toEqual([
      'US size 6.25',
      'Engraved “for M.”',
    ]);
    expect(optionWords({ ringSize: 0, lengthIn: 18 })).toEqual(['US size 0', '18 in long']);
    expect(optionWords({ engraving: '' })).toEqual([]);
  });
});
