/**
 * Which clauses of a wish only tell: what was, and what others have, think or suggest. Of two answers to one question
 * such a clause gives way to one that wishes, whichever stands first.
 */
import { tellsOfPast } from '@filigree/language';
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';

/** Items from `first` to `last`, both included. */
export interface Clause {
  readonly first: number;
  readonly last: number;
  readonly standing: 'wish' | 'told';
}

interface Word {
  readonly text: string;
  /** Names a person: "my bandmate", "everyone". */
  readonly isPerson: boolean;
  /** A word of the trade, which no verb is. */
  readonly isKnown: boolean;
}

const BOUNDARY = /^[.;!?:()\n–—-]$/;
const OPENS_CLAUSE =
  /^(?:which|but|so|because|however|though|although|instead|until|then|anyway|now|since|while)$/;
const SUBJECT = /^(?:i|i'd|i'm|i've|i'll|id|im|she|he|we|we'd|we're|they|it|mine|hers|his|please|pls)$/;

/** Verbs by which somebody wishes, and words that only wishes have. */
const WISHES =
  /^(?:want|wants|need|needs|please|pls|plz|i'd|we'd|she'd|he'd|id|would|prefer|prefers|make|makes|looking|after|could|can|kindly|instead|going|happy|final|ask|asking|wish|wishes|fancy|mine|hoping|let's|lets|love|loves|like|likes|adores)$/;
/** "I'd typed sapphire": with a verb in the past behind it, no wish. */
const HAD = /^(?:i'd|we'd|she'd|he'd|id)$/;
/** "All I could afford": what there was no choice of. */
const ABILITY = /^(?:could|can)$/;
const OF_MEANS = /^(?:afford|manage|find|get|pay|scrape)$/;
const PERSON =
  /^(?:everyone|everybody|anyone|people|friends|jeweler|jeweller|goldsmith|shop|bandmate|workmate|landlady|girls)$/;
/** Wearers, and those whom no verb follows. */
const NO_SUBJECT =
  /^(?:me|him|her|hers|his|them|us|myself|himself|herself|men|mens|women|womens|unisex|couples?|bride|groom|best|other|half)$/;
const PRESENT = /^(?:is|are|has|have|wear|wears|put|puts|think|thinks|say|says|keep|keeps|get|gets)$/;
/** "My colleague waves", "my uncle insists". */
const THIRD_PERSON = /^[a-z]{2,}[^s']s$/;
const ADVERB = /^(?:always|never|often|only|just|all|already|now|still|also|really)$/;

function wordsOf({ tokens }: Reading, item: Item): Word[] {
  return tokens.slice(item.first, item.last + 1).flatMap(({ norm, possessive }) => {
    const isPerson = (has(item, 'recipient') && !NO_SUBJECT.test(norm)) || PERSON.test(norm);
    const word = { text: norm, isPerson, isKnown: item.entries.length > 0 };
    return possessive ? [word, { text: "'s", isPerson: false, isKnown: true }] : [word];
  });
}

/** "My bandmate wears a big turquoise", not "for my wife". */
function isOfOthers(words: readonly Word[]): boolean {
  const other = words.findIndex(
    ({ isPerson }, at) =>
      isPerson &&
      !words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:for|to|from|with)$/.test(text)),
  );
  if (other === -1) return false;
  // A mother in law is called by three words.
  const behind = words.slice(other + 1).filter(({ isPerson }) => !isPerson);
  const [next] = behind.filter(({ text }) => !ADVERB.test(text));
  const isDoing = next !== undefined && !next.isKnown && THIRD_PERSON.test(next.text);
  return isDoing || behind.some(({ text }) => PRESENT.test(text));
}

function standingOf(words: readonly Word[]): Clause['standing'] {
  const texts = words.map(({ text }) => text);
  // "The other half polished": a word of the trade is a quality.
  const verbs = words.map(({ text, isKnown }) => (isKnown && text.endsWith('ed') ? '' : text));
  const isPast = tellsOfPast(verbs, (at) => words[at]!.isPerson);
  const isTold = (text: string, at: number): boolean =>
    HAD.test(text) ||
    (ABILITY.test(text) && SUBJECT.test(texts[at - 1] ?? '') && OF_MEANS.test(texts[at + 1] ?? ''));
  const isWish = texts.some((text, at) => WISHES.test(text) && !(isPast && isTold(text, at)));
  return !isWish && (isPast || isOfOthers(words)) ? 'told' : 'wish';
}

/** The clauses of a reading in their order. */
export function clausesOf(reading: Reading): Clause[] {
  const { items } = reading;
  const clauses: Clause[] = [];
  let first = 0;
  const close = (last: number): void => {
    if (last < first) return;
    const words = items.slice(first, last + 1).flatMap((item) => wordsOf(reading, item));
    // "Not like my sister's, which is a marquise in platinum"
    const before = words[0]?.text === 'which' ? lastWordsOf(reading, first) : [];
    clauses.push({ first, last, standing: standingOf([...before, ...words]) });
  };
  items.forEach((item, at) => {
    if (item.kind === 'mark' && BOUNDARY.test(item.norm)) {
      close(at - 1);
      first = at + 1;
      return;
    }
    const isLink = /^(?:and|,)$/.test(item.norm) && at + 1 < items.length && opensClause(reading, at + 1);
    if (isLink || (OPENS_CLAUSE.test(item.norm) && !has(item, 'exclude'))) {
      close(at - 1);
      first = at + (isLink ? 1 : 0);
    }
  });
  close(items.length - 1);
  return clauses;
}

/** The words of what a relative clause tells of. */
function lastWordsOf(reading: Reading, at: number): Word[] {
  const before = reading.items.slice(0, at).findLast(({ kind }) => kind !== 'mark');
  return before === undefined ? [] : wordsOf(reading, before);
}

const LEADS_TO_PERSON = /^(?:all|my|her|his|our|the|every)$/;

/** "..., everyone has diamonds", "and all my friends wear pearls" */
function opensClause(reading: Reading, at: number): boolean {
  const { items, tokens } = reading;
  const text = tokens[items[at]!.first]!.norm;
  if (SUBJECT.test(text) || OPENS_CLAUSE.test(text)) return true;
  const person = items.slice(at, at + 4).find(({ first }) => !LEADS_TO_PERSON.test(tokens[first]!.norm));
  return person !== undefined && wordsOf(reading, person)[0]?.isPerson === true;
}
