/** One clause of an instruction, read by the interpreter of briefs, with what refinements look for in it. */

import { STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { readWords } from '../brief/readWords.ts';
import { has, valueIn } from '../brief/scan.ts';
import type { StoneTarget } from './change.ts';
import type { Clause } from './clauses.ts';
import { type Contrast, contrastOf } from './contrast.ts';
import type { Facts } from './facts.ts';
import { withoutQuotations } from './hushed.ts';
import type { Intent } from './intent.ts';
import { letteringIn } from './lettering.ts';

type Words = ReturnType<typeof readWords>;

export interface Scene {
  readonly facts: Facts;
  readonly intent: Intent;
  /** The clause as the customer wrote it. */
  readonly written: string;
  /** What is to be cut into the metal; nothing else of the scene has it. */
  readonly lettering: string | null;
  /** Lower case, straight apostrophes, quotations empty. */
  readonly plain: string;
  readonly words: Words;
  /** For "swap X for Y": what stands before and behind the preposition; else null and the whole. */
  readonly from: Words | null;
  readonly to: Words;
  readonly toPlain: string;
  readonly fromPlain: string;
}

/** "All stones bigger", "half as many stones", "different stones": of those that are there, and of no colours. */
const UNNAMED = /^(?:all|many|multiple|different|various) (?:stones?|gems?|gemstones?)$/i;
function wordsIn(text: string, engraved: boolean): Words {
  const words = readWords(text, engraved);
  return { ...words, gemstones: words.gemstones.filter((claim) => !UNNAMED.test(claim.words)) };
}

const EXCHANGE =
  /^(.*?\b(?:swap|switch|replace|exchange|change|trade|turn|convert|substitute|swapping|replacing|changing)\b.+?)\s+(?:for|4|with|to|into|by|in)\s+(.+)$/i;
const FROM_TO = /^(.*?\bfrom\b.+?)\s+to\s+(.+)$/i;

/** What is exchanged, and for what; null where nothing is. */
function exchangeIn(text: string): Contrast | null {
  const split = FROM_TO.exec(text) ?? EXCHANGE.exec(text);
  return split === null ? contrastOf(text) : { old: split[1]!, wanted: split[2]! };
}

/** "Lower case" lowers nothing. */
const plainOf = (text: string): string =>
  withoutQuotations(text)
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\b(upper|lower)[ -]case\b/g, '$1case');

/** A clause with its lettering, if any, out of the way of all other readers. */
export function sceneOf(facts: Facts, clause: Clause): Scene {
  const scene = sceneWithout(null, facts, clause);
  const lettering = letteringIn(scene);
  return lettering === null ? scene : sceneWithout(lettering, facts, clause);
}

function withoutLettering(written: string, lettering: string): string {
  // "Engrave it with Anna in capitals": asked for in another case than it was written in.
  // A single letter stands by itself: the R of "the letter R" is not that of "letter".
  const spelled = lettering.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const alone = new RegExp(String.raw`(?<![\p{L}\d])${spelled}(?![\p{L}\d])`, 'iu').exec(written)?.index;
  const at = alone ?? written.toLowerCase().indexOf(lettering.toLowerCase());
  const [before, after] = [written.slice(0, Math.max(0, at)), written.slice(at + lettering.length)];
  return at === -1 ? written : `${before.replace(/["'“‘«]$/u, '')}""${after.replace(/^["'”’»]/u, '')}`;
}

function sceneWithout(lettering: string | null, facts: Facts, { text: written, intent }: Clause): Scene {
  const text = lettering === null ? written : withoutLettering(written, lettering);
  const split = exchangeIn(text);
  const words = wordsIn(text, facts.engraved);
  const plain = plainOf(text);
  const said = { facts, intent, lettering, written, plain, words };
  if (split === null) return { ...said, from: null, to: words, toPlain: plain, fromPlain: plain };
  return {
    ...said,
    from: wordsIn(split.old, facts.engraved),
    to: wordsIn(split.wanted, facts.engraved),
    toPlain: plainOf(split.wanted),
    fromPlain: plainOf(split.old),
  };
}

const SIDES =
  /\b(?:side ?-?(?:stones?|diamonds?|gems?|ones)|outer (?:ones|two|pair)|two outer|sides|(?:each|either|both) sides?|flank\w*|outer stones?|neighbou?rs?|(?<!every )(?:second|other) (?:main )?(?:stone|gem(?:stone)?))\b/;
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
  if (/\bsides? of the (?:band|shank|ring)\b/.test(plain)) return 'row';
  if (SIDES.test(plain)) return 'sides';
  if (/\bhalo\b/.test(plain)) return 'halo';
  if (ROW.test(plain)) return 'row';
  if (ACCENTS.test(plain)) return 'accents';
  if (
    /\b(?:cent(?:er|re)(?:piece)?|main|middle|central) ?(?:stone|gem|diamond)?\b|\bbig(?:gest)? (?:stone|gem|diamond|one)\b/.test(
      plain,
    )
  )
    return 'centre';
  return null;
}
