import { namespace } from '../namespace.ts';

export const creditWords = namespace('creditWords', {
  word_one: 'credit',
  word_other: 'credits',
});
