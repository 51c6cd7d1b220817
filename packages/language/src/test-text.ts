/** A text whose words are what spaces part, for tests. */
import type { Phrase, TaggedText } from './tagged-text.ts';

const MARK = /^[,.;!?]$/;

/** @param tags of single words */
export function textOf(text: string, tags: Readonly<Record<string, readonly string[]>> = {}): TaggedText {
  const written = text.split(' ').filter((word) => word !== '');
  return {
    words: written.map((word) => ({
      forms: [word],
      isMark: MARK.test(word),
      endsSentence: /^[.;!?]$/.test(word),
    })),
    phrasesAt(at): Phrase[] {
      const known = tags[written[at] ?? ''];
      return known === undefined ? [] : [{ end: at + 1, tags: new Set(known) }];
    },
  };
}
