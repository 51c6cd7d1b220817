/** The line that the rules of lettering find. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { tagLetters } from './letter-tags.ts';
import { LETTER_RULES } from './rules.ts';

export function toldLetters(reading: Reading): Claim<string> | null {
  const { text, itemOf } = tagLetters(reading);
  const [fired] = LETTER_RULES.findIn(text);
  const what = fired?.captures.what;
  if (fired === undefined || what === undefined) return null;
  const { items, tokens } = reading;
  const [first, last] = [itemOf(what.first), itemOf(what.end - 1)];
  const end = itemOf(fired.end - 1);
  use(reading, first, end);
  const line = reading.text.slice(tokens[items[first]!.first]!.start, tokens[items[last]!.last]!.end);
  return { value: line.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, first, end), at: first };
}
