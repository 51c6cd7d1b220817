/** What of an instruction is said to which pieces of a set. */
import { type Gemstone, type JewelryType, METALS, type Metal } from '@filigree/contracts';
import { interpret } from '../brief/index.ts';
import { GOLD_COLOURS } from '../brief/lexicon/metals.ts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import { factsOf } from './facts.ts';

/** "His", "hers", "the wedding band", "the engagement ring": one of two rings; null where both are meant. */
function ofPair(members: readonly SoleDesign[], words: string): number | null {
  const [first, second] = members;
  if (members.length !== 2 || first === undefined || second === undefined) return null;
  if (!isRing(first) || !isRing(second)) return null;
  const spoken = words.toLowerCase();
  const says = (pattern: RegExp): boolean => pattern.test(spoken);
  const engagement = says(/\bengagement ring\b/);
  const wedding = says(/\b(?:wedding|matching|plain|second) (?:band|ring)\b/);
  if (first.centre !== null && second.centre === null && engagement !== wedding) return engagement ? 0 : 1;
  const his = says(/\b(?:his|him|the larger|the wider) ?(?:ring|band|one)?\b/);
  const hers = says(/\b(?:hers|her ring|her band|for her|the smaller|the narrower)\b/);
  if (his === hers || first.size.us === second.size.us) return null;
  const larger = first.size.us > second.size.us ? 0 : 1;
  return his ? larger : 1 - larger;
}

const THE_ONE =
  /\bthe (?:one with (?:the |an? )?)?(?:(\w+?)(?:e?s)?)(?: (?:one|ring|band|piece)\b|$)|\bthe one with (?:the |an? )?(\w+?)(?:e?s)?\b/i;

/** "The diamond one", "the plain ring": told from the others by its stones; null where none is, or several are. */
function byStones(members: readonly SoleDesign[], words: string): number | null {
  const said = THE_ONE.exec(words.trim());
  const noun = (said?.[1] ?? said?.[2] ?? '').toLowerCase();
  const gems: readonly ReadonlySet<Gemstone>[] = members.map((member) => factsOf(member).gemstones);
  const fits = (at: number): boolean =>
    noun === 'plain'
      ? gems[at]?.size === 0
      : [...(gems[at] ?? [])].some((gem) => gem.toLowerCase() === noun.replace(/ie$/, 'y'));
  const found = noun === '' ? [] : members.flatMap((_, at) => (fits(at) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Pieces that words name ("make the earrings longer"); null where none is named. */
function namedIn(members: readonly SoleDesign[], words: string): ReadonlySet<number> | null {
  const one = ofPair(members, englishOf(words)) ?? byStones(members, englishOf(words));
  if (one !== null) return new Set([one]);
  const { type, setTypes } = interpret({ prompt: words }).brief;
  const named: readonly (JewelryType | null)[] = setTypes ?? [type];
  const meant = members.flatMap((member, at) => (named.includes(member.type) ? [at] : []));
  return meant.length > 0 && meant.length < members.length ? new Set(meant) : null;
}

/** Sentences, and what a "but" sets against what was said before. */
const PARTS = /(?<=[.!?;])\s+|\n+|,?\s+(?=but\b)|,\s+(?=(?:keep|leave)\b)/i;

const sameOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((at) => other.has(at));

const EACH_DIFFERENT =
  /\b(?:each|every|all)\b[^.]*\b(?:different|another|its own|their own)\b[^.]*?\b(?:golds?|metals?|colou?rs?)\b/i;

const isMetal = (value: string | undefined): value is Metal =>
  value !== undefined && (METALS as readonly string[]).includes(value);

/** Metals in the order in which they are named, colours of gold alone among them. */
function metalsNamed(text: string): Metal[] {
  const found = [
    ...text.toLowerCase().matchAll(/\b(yellow|white|rose|pink|silver|platinum|palladium|titanium)\b/g),
  ].map(([, word = '']) => GOLD_COLOURS[word] ?? word.charAt(0).toUpperCase() + word.slice(1));
  return [...new Set(found.filter(isMetal))];
}

/** "Each one a different gold - yellow, white, rose": who gets which; null where nothing of the kind is said. */
function eachItsMetal(members: readonly SoleDesign[], parts: readonly string[]): (string | null)[] | null {
  const listing = parts.find((part) => EACH_DIFFERENT.test(part));
  const listed = listing === undefined ? [] : metalsNamed(listing.replace(/^.*?\bdifferent\b/i, ''));
  if (listed.length < members.length) return null;
  const taken = new Map<number, Metal>();
  for (const part of parts) {
    const only =
      part === listing ? null : namedIn(members, part.split(/\b(?:should|to be|is|in)\b/)[0] ?? '');
    const metal = metalsNamed(part)[0];
    if (only?.size === 1 && metal !== undefined) taken.set([...only][0] ?? 0, metal);
  }
  const left = listed.filter((metal) => ![...taken.values()].includes(metal));
  return members.map(({ alloys }, at) => {
    const metal = taken.get(at) ?? left.shift() ?? listed[0] ?? '';
    const isSo = alloys.length === 1 && alloys[0]?.metal === metal;
    return isSo ? null : `make it ${metal.toLowerCase()}`;
  });
}

const LEAVES =
  /^(?:(?:please|can you|could you|just|actually|i'd like to|let's) )*(?:drop|remove|lose|skip|take out|leave out|get rid of|ditch|forget|no|without|scrap) ((?:the |my |her |his )?(?:matching |other |second )?\w+?)(?: (?:please|then|altogether|from the set|after all))*[.!]?$/i;

/** "Drop the bracelet": a piece is to go, and nothing of it. */
export function leavesOut(members: readonly SoleDesign[], instruction: string): boolean {
  const piece = LEAVES.exec(instruction.trim())?.[1];
  return piece !== undefined && namedIn(members, piece) !== null;
}

/** "His: hammered", "hers thinner": whose, before what. */
const OWNER = /^\s*(?:and )?(?:his|hers|her|for (?:him|her))(?: (?:ring|band|one))?\s*(?:[:-]\s*|\s(?=\S))/i;
/** "All in rose gold", "both wider". */
const OF_ALL =
  /^\s*(?:and )?(?:all|both|everything|every (?:piece|one)|each|the (?:whole )?set|the whole thing)\b/i;

/**
 * The words that each piece is refined by; null where it is not spoken of. What names no piece goes on with the one
 * named before it, and is said to all of them where none is named at all.
 */
export function sharesOf(members: readonly SoleDesign[], instruction: string): (string | null)[] {
  const parts = instruction.split(PARTS).filter((part) => part.trim() !== '');
  const each = eachItsMetal(members, parts);
  if (each !== null) return each;
  const all = new Set(members.keys());
  const named = parts.map((part) => namedIn(members, part) ?? (OF_ALL.test(part) ? all : null));
  const told = named.filter((one) => one !== null);
  const whole = namedIn(members, instruction);
  const [first] = told;
  if (first === undefined || told.every((one) => sameOf(one, first))) {
    const meant = whole ?? first ?? all;
    return members.map((_, at) => (meant.has(at) ? instruction : null));
  }
  let meant: ReadonlySet<number> = all;
  const said: string[][] = members.map(() => []);
  parts.forEach((part, i) => {
    meant = named[i] ?? meant;
    for (const at of meant) said[at]?.push(part.replace(OWNER, ''));
  });
  return said.map((own) => (own.length === 0 ? null : own.join(' ')));
}
