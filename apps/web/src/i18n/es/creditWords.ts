import type { creditWords as english } from '../en/creditWords.ts';
import type { Translation } from '../namespace.ts';

export const creditWords: Translation<typeof english> = {
  word_one: 'crédito',
  word_other: 'créditos',
};
