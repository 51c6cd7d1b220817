/** Follows a reading from outside, for people who work on it: what is read is the same with and without it. */
import type { Rule } from '@filigree/language';
import type { Reading } from './reading.ts';
import type { WordClaims } from './readWords.ts';

/** Items of a reading, both included. */
interface ItemSpan {
  readonly first: number;
  readonly last: number;
}

export interface FiredRule extends ItemSpan {
  readonly rule: Rule<unknown>;
  readonly captures: Readonly<Record<string, ItemSpan>>;
}

export interface ReadingTrace {
  /** Makes the set in which a reading keeps its used items: one that can tell who added what. */
  readonly usedItems: () => Set<number>;
  /** A rule holds in a stretch of the text. */
  readonly fired: (found: FiredRule) => void;
  /** What the words alone say, once all has been read. */
  readonly read: (reading: Reading, claims: WordClaims) => void;
}
