import { describe, expect, it } from 'vitest';
import { optionWords } from './piece-options.ts';

describe('options of a line in words', () => {
  it('name what was chosen and nothing else', () => {
    expect(optionWords({}, 'imperial')).toEqual([]);
    expect(optionWords({ ringSize: 6.25, engraving: 'for M.' }, 'imperial')).toEqual([
      'US size 6.25',
      'Engraved “for M.”',
    ]);
    expect(optionWords({ ringSize: 0, lengthIn: 18 }, 'imperial')).toEqual(['US size 0', '18 in long']);
    expect(optionWords({ lengthIn: 18 }, 'metric')).toEqual(['457 mm long']);
    expect(optionWords({ engraving: '' }, 'imperial')).toEqual([]);
  });
});
