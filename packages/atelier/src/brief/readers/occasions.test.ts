import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('occasions', () => {
  it.each([
    ['Half eternity ring for the missus, 10 years wed in August', 'Anniversary'],
    ['a locket, we are 25 yrs married', 'Anniversary'],
    ['Gran is turning 80 and still wears brooches to church. A floral one please', 'Custom Gift'],
    ['signet for my grandson who will be 18 in the spring', 'Custom Gift'],
    ['a charm for my niece, she is 13 next month', 'Custom Gift'],
    ['a cross pendant to wear to church', 'Religious'],
    ['a locket for Christmas', 'Custom Gift'],
  ])('%s', (prompt, occasion) => expect(brief(prompt).occasion).toBe(occasion));

  it.each([
    'He gave me a garnet ring the Christmas after we met and it was stolen. I want it again',
    'My sister got me one last birthday; I want a silver bangle like it',
    'all of us are clubbing together for a locket',
  ])('none: %s', (prompt) => expect(brief(prompt).occasion).toBeNull());
});
