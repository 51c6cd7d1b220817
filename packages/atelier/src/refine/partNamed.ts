/** "The bell part" of a jhumka: a part of the piece by its noun, and no figure that is asked for. */
import type { PartFacts } from './facts.ts';
import { PART_NOUNS } from './lexicon/parts.ts';
import { anyOf } from './lexicon/phrases.ts';
import type { Scene } from './scene.ts';
import { sizeWordIn } from './sizeWord.ts';

const NOUNS = Object.entries(PART_NOUNS).map(([kind, nouns = '']) => ({ kind, pattern: anyOf(nouns) }));

/** Where it is said what of a part: how many of it, how large. */
const OF_PART =
  /\b(?:the|its|their|my|those|these|both) |\b(?:parts?|bits?|sections?)\b|\b(?:half|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\w+ )?\w+s\b/;

/** The part that a noun names; null where the piece has none of it, or something is to take its place. */
export function partNamed(scene: Scene): PartFacts | null {
  const { facts, plain, from, intent } = scene;
  if (from !== null || intent === 'add') return null;
  const noun = NOUNS.find(({ pattern }) => pattern.test(plain));
  const part = facts.piece?.parts.find(({ kind }) => kind === noun?.kind);
  if (part === undefined) return null;
  return OF_PART.test(plain) || sizeWordIn(scene) !== null ? part : null;
}

/** Whether a word of a clause is the noun of such a part. */
export const isPartNoun = ({ kind }: PartFacts, words: string): boolean =>
  NOUNS.some((noun) => noun.kind === kind && noun.pattern.test(words));
