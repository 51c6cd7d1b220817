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
    ['a bracelet for my mother, she has 60 years in April', 'Custom Gift'],
    ['a brooch for my aunt, she retires in June', 'Custom Gift'],
    ['for our fifteenth he says I may have a proper ring', 'Anniversary'],
    ['a locket, it is for our twenty fifth', 'Anniversary'],
    ['a choker for winter formal', 'Statement'],
  ])('%s', (prompt, occasion) => expect(brief(prompt).occasion).toBe(occasion));

  it.each([
    'He gave me a garnet ring the Christmas after we met and it was stolen. I want it again',
    'My sister got me one last birthday; I want a silver bangle like it',
    'all of us are clubbing together for a locket',
    'a spinel ring for me, nobody is proposing to anybody',
    'a silver bangle. Thank you for your answer',
  ])('none: %s', (prompt) => expect(brief(prompt).occasion).toBeNull());
});
