/**
 * Which clauses of a wish only tell: what was, what others have, think or suggested. Of two answers to one question
 * such a clause gives way to one that wishes, whichever stands first.
 */
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';

/** Items from `first` to `last`, both included. */
export interface Clause {
  readonly first: number;
  readonly last: number;
  readonly standing: 'wish' | 'told';
}

const BOUNDARY = /^[.;!?:()\n–—-]$/;
const OPENS_CLAUSE =
  /^(?:which|but|so|because|however|though|although|instead|until|then|anyway|now|since|while)$/;
const SUBJECT = /^(?:i|i'd|i'm|i've|i'll|id|im|she|he|we|we'd|we're|they|it|mine|hers|his|please|pls)$/;

/** Verbs by which somebody wishes, and words that only wishes have. */
const WISHES =
  /^(?:want|wants|need|needs|please|pls|plz|i'd|we'd|she'd|he'd|id|would|prefer|prefers|make|makes|looking|after|could|can|kindly|instead|going|happy|final|ask|asking|wish|wishes|fancy|mine|hoping|let's|lets)$/;
/** Verbs in the past, as stories are told. */
const PAST =
  /^(?:was|were|had|did|gave|got|made|bought|wore|told|suggested|pushed|pushing|kept|showed|said|thought|looked|considered|ordered|went|saw|tried|proposed|lost|broke|wanted|loved|liked|picked|chose|found|cried|used|came|owned|designed|offered|recommended|originally|initially)$/;
/** Somebody else, whose taste and pieces are not what is asked for. */
const OTHERS =
  /^(?:ex|sister|sister's|brother|friend|friends|cousin|colleague|colleagues|neighbour|neighbor|boss|aunt|mum|mom|mother|nan|gran|grandma|grandmother|jeweler|jeweller|shop|bestie|bandmate|sis|everyone|everybody|people|husband|boyfriend|partner)$/;
const OTHERS_DO = /^(?:has|have|wears|wear|is|'s|are|likes|thinks|says|would|keeps|reckons|gets|put)$/;

const wordsOf = ({ tokens }: Reading, { first, last }: Item): string[] =>
  tokens.slice(first, last + 1).flatMap(({ norm, possessive }) => (possessive ? [norm, "'s"] : [norm]));

function standingOf(words: readonly string[]): Clause['standing'] {
  if (words.some((word) => WISHES.test(word))) return 'wish';
  if (words.some((word) => PAST.test(word))) return 'told';
  const other = words.findIndex((word) => OTHERS.test(word));
  return other !== -1 && words.slice(other).some((word) => OTHERS_DO.test(word)) ? 'told' : 'wish';
}

/** The clauses of a reading in their order. */
export function clausesOf(reading: Reading): Clause[] {
  const { items } = reading;
  const clauses: Clause[] = [];
  let first = 0;
  const close = (last: number): void => {
    if (last >= first) {
      const words = items.slice(first, last + 1).flatMap((item) => wordsOf(reading, item));
      // "Not like my sister's, which is a marquise in platinum"
      const before = words[0] === 'which' ? lastWordsOf(reading, first) : [];
      clauses.push({ first, last, standing: standingOf([...before, ...words]) });
    }
  };
  items.forEach((item, at) => {
    if (item.kind === 'mark' && BOUNDARY.test(item.norm)) {
      close(at - 1);
      first = at + 1;
      return;
    }
    const next = items[at + 1];
    const isLink = /^(?:and|,)$/.test(item.norm) && next !== undefined && opensClause(reading, next);
    if (isLink || (OPENS_CLAUSE.test(item.norm) && !has(item, 'exclude'))) {
      close(at - 1);
      first = at + (isLink ? 1 : 0);
    }
  });
  close(items.length - 1);
  return clauses;
}

/** The words of what a relative clause tells of. */
function lastWordsOf(reading: Reading, at: number): string[] {
  const before = reading.items.slice(0, at).findLast(({ kind }) => kind !== 'mark');
  return before === undefined ? [] : wordsOf(reading, before);
}

const opensClause = (reading: Reading, item: Item): boolean =>
  SUBJECT.test(reading.tokens[item.first]!.norm) || OPENS_CLAUSE.test(item.norm);
