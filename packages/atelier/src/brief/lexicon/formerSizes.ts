/** Words by which a ring size is told as that of another ring or another time. */
import { phrasesOf } from './entry.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list));

/** What was done with a ring that was another's, or came from another. */
export const PASSED_ON = setOf(
  'borrow, borrows, borrowed, borrowing, lend, lends, lent, lending, loaned, swap, swapped, pinched, nicked, stole, gave, given, handed, nabbed',
);

/** A size that did not fit: adjectives behind "too", and what such a ring does. */
export const ILL_FITTING = setOf(
  'tight, small, snug, big, large, loose, wide, narrow, huge, tiny, massive, roomy',
);
export const COMPLAINTS = [
  'never fit',
  'never fitted',
  'did not fit',
  "didn't fit",
  'didnt fit',
  'does not fit',
  "doesn't fit",
  'doesnt fit',
  'no longer fits',
  'would not go on',
  "wouldn't go on",
  'fell off',
  'falls off',
  'slides off',
  'slid off',
  'slips off',
  'slipped off',
  'flew off',
  'cut off my circulation',
  'cuts off my circulation',
  'got stuck',
  'gets stuck',
  'was wrong',
  'spins round',
  'spins around',
] as const;

/** Between a size and the complaint about it. */
export const BEFORE_COMPLAINT = setOf(
  'and, it, that, this, which, one, ring, band, was, were, is, are, felt, feels, feel, got, gets, turned, out, to, be, proved, far, way, a, bit, little, much, really, always, just, still, now, but, in, shop, the, he, she, i, me, him, her, on, for, so, very, ended, up, being, became, has, have, had, been, quite',
);

/** Of several sizes, one that is told with these is what was, and yields to one that is. */
export const ONCE = setOf(
  'was, were, used, before, once, formerly, previously, originally, then, ago, old, last, former, ex, lost',
);

/** And one that is told with these is the one to go by. */
export const NOW = setOf('now, nowadays, mine, new, instead, currently');
