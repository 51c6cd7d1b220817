/** One clause of an instruction, read by the interpreter of briefs, with what refinements look for in it. */

import { STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { readWords } from '../brief/readWords.ts';
import { has, valueIn } from '../brief/scan.ts';
import type { StoneTarget } from './change.ts';
import type { Clause, Intent } from './clauses.ts';
import type { Facts } from './facts.ts';

type Words = ReturnType<typeof readWords>;

export interface Scene {
  readonly facts: Facts;
  readonly intent: Intent;
  /** Lower case, straight apostrophes. */
  readonly plain: string;
  readonly words: Words;
  /** For "swap X for Y": what stands before and behind the preposition; else null and the whole. */
  readonly from: Words | null;
  readonly to: Words;
  readonly toPlain: string;
  readonly fromPlain: string;
}

const EXCHANGE =
  /^(.*?\b(?:swap|switch|replace|exchange|change|trade|turn|convert|substitute|swapping|replacing|changing)\b.+?)\s+(?:for|with|to|into|by|in)\s+(.+)$/i;
const FROM_TO = /^(.*?\bfrom\b.+?)\s+to\s+(.+)$/i;

/** "oval to round": no verb, but the same field on both sides. */
function bareExchange(text: string): RegExpExecArray | null {
  const split = /^(.+?)\s+to\s+(.+)$/i.exec(text);
  if (split === null) return null;
  const [from, to] = [readWords(split[1]!), readWords(split[2]!)];
  const shapes = (words: Words): boolean => words.reading.items.some((item) => has(item, 'cut', 'shape'));
  const agree =
    (from.gemstones.length > 0 && to.gemstones.length > 0) ||
    (from.metals.length > 0 && to.metals.length > 0) ||
    (shapes(from) && shapes(to));
  return agree ? split : null;
}

export function sceneOf(facts: Facts, { text, intent }: Clause): Scene {
  const words = readWords(text);
  const split = FROM_TO.exec(text) ?? EXCHANGE.exec(text) ?? bareExchange(text);
  const plain = text.toLowerCase().replace(/[’`]/g, "'");
  if (split === null)
    return { facts, intent, plain, words, from: null, to: words, toPlain: plain, fromPlain: plain };
  return {
    facts,
    intent,
    plain,
    words,
    from: readWords(split[1]!),
    to: readWords(split[2]!),
    toPlain: split[2]!.toLowerCase(),
    fromPlain: split[1]!.toLowerCase(),
  };
}

const SIDES =
  /\b(?:side ?-?(?:stones?|diamonds?|gems?)|sides|(?:each|either|both) sides?|flank\w*|outer stones?|neighbou?rs?|(?<!every )(?:second|other) (?:main )?(?:stone|gem(?:stone)?))\b/;
const ROW =
  /\b(?:(?:stones?|diamonds?|gems?|pav[eé]|(?!grooves|edges|leaves|lines|engravings|initials|flowers)\w+s) (?:on|in|from|off|along|down|around|round|of) (?:the |its )?(?:band|shank|shoulders?)|shoulder stones?|band stones?|(?:band|shank|shoulders?)'?s? (?:stones?|diamonds?)|pav[eé]|channel|eternity|all (?:the way )?a?round(?: the band)?|melee)\b/;
const ACCENTS =
  /\b(?:accents?|accent stones?|(?:small(?:er)?|little|tiny) (?:stones|diamonds|gems|ones)|surrounding stones?|rest of the stones|other stones)\b/;

/** The cut that a text names, also an outline that stands alone ("to round"). */
export function cutIn(words: Words): StoneCut | null {
  const said = words.stoneCut ?? words.sideCut;
  if (said !== null) return said.value;
  const alone = words.reading.items
    .filter((item) => !has(item, 'shape') || !item.negated)
    .find((item) => has(item, 'shape'));
  const value = valueIn(alone, 'shape');
  return STONE_CUTS.find((cut) => cut === value) ?? null;
}

/** Which stones a piece of text speaks of, or null when it names none in particular. */
export function targetIn(plain: string): StoneTarget | null {
  if (SIDES.test(plain)) return 'sides';
  if (/\bhalo\b/.test(plain)) return 'halo';
  if (ROW.test(plain)) return 'row';
  if (ACCENTS.test(plain)) return 'accents';
  if (/\b(?:cent(?:er|re)(?:piece)?|main|middle|central|big) ?(?:stone|gem|diamond)?\b/.test(plain))
    return 'centre';
  return null;
}
