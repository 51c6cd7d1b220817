/** Slips of the pen in the words that instructions are made of: "thiner", "insted", "engravd". */
import { isPlainEnglish, LEXICON } from '../brief/lexicon/index.ts';
import { lemma, nearest } from '../brief/spelling.ts';
import { fold, tokenise } from '../brief/tokens.ts';
import { anyOf, phrases } from './lexicon/phrases.ts';
import { FAR_SLIPS, FOUND, FOUND_SO, OFTEN_MISSPELT } from './lexicon/slips.ts';

/** "The chain is to thin." */
const TO_FOR_TOO = new RegExp(String.raw`\b(${phrases(FOUND)}) to (?=${phrases(FOUND_SO)}(?!\w))`, 'gi');

/** "Yellow n white gold"; a size of the UK is its letter. */
const N_FOR_AND = /(?<!\bsizes?) (?:n|'n'|’n’) (?=\w)/g;

const WORDS = OFTEN_MISSPELT.split(', ');
/** What is to be read is spelt as the customer spells it. */
const LETTERS = anyOf(
  'engrav*, inscri*, initial*, letter*, name*, say, says, read, reads, spell*, write, word, words',
);

/** "Drop the heart": a verb, and nothing that hangs; "drop the height" lowers it. */
const DROP_THE =
  /\bdrop (?=(?:the|those|these|this|that|my|its|all) (?!(?:\w+ )?(?:sizes?|height|width|length|price|by|down)\b)\w+)(?!.*\b(?:sizes?|height|width|length|by|down|lower|mm|cm|inch\w*)\b)/gi;

/** "The diamonds shaped like pears": stones, and no lozenge. */
const DIAMONDS_SHAPED = /\b(diamonds) shaped (?=like\b|as\b|into\b)/gi;

/** The instruction with its slips put right; names, quotations and words of any language's own are left alone. */
export function withoutSlips(instruction: string): string {
  if (LETTERS.test(instruction)) return instruction;
  let right = '';
  let end = 0;
  for (const token of tokenise(instruction)) {
    if (token.kind !== 'word' || !/^\p{Ll}+$/u.test(token.text) || fold(token.text) !== token.text) continue;
    const isFar = FAR_SLIPS[token.norm] !== undefined;
    if (!isFar && (isPlainEnglish(token.norm) || LEXICON.next.has(lemma(token.norm)))) continue;
    const meant = FAR_SLIPS[token.norm] ?? nearest(token.norm, WORDS);
    if (meant === null) continue;
    right += instruction.slice(end, token.start) + meant;
    end = token.end;
  }
  return (right + instruction.slice(end))
    .replace(TO_FOR_TOO, '$1 too ')
    .replace(N_FOR_AND, ' and ')
    .replace(DROP_THE, 'remove ')
    .replace(DIAMONDS_SHAPED, '$1 cut ');
}
