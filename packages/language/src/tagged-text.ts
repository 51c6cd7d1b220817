/** A text as patterns see it: words in their order, and what stretches of them are known to be. */
import type { Fired } from './rules.ts';

export interface TextWord {
  /** In lower case: as written, and as dictionaries list it; a mark is its own form. */
  readonly forms: readonly string[];
  readonly isMark: boolean;
  /** True for the mark that ends a sentence, and for a line break. */
  readonly endsSentence: boolean;
}

export interface Phrase {
  /** Index of the word behind it. */
  readonly end: number;
  /** What it is, such as `metal` or `metal=Platinum`. */
  readonly tags: ReadonlySet<string>;
}

export interface TaggedText {
  readonly words: readonly TextWord[];
  /** What begins at a word. */
  readonly phrasesAt: (at: number) => readonly Phrase[];
  /** Hears of every place in which a rule holds, for a trace; absent where nobody follows. */
  readonly onFired?: ((fired: Fired<unknown>) => void) | undefined;
}

/** A sentence as indices of words: from `first` up to, not including, `end`. */
export interface Sentence {
  readonly first: number;
  readonly end: number;
}

/** The sentences of a text, without the marks that end them. */
export function sentencesOf({ words }: TaggedText): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !words[at]!.endsSentence) continue;
    if (at > first) sentences.push({ first, end: at });
    first = at + 1;
  }
  return sentences;
}
