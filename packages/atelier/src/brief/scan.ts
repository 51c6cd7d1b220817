import { isMeant } from './lexicon/commonWords.ts';
import type { Entry, Sense } from './lexicon/entry.ts';
import { isPlainEnglish, LEXICON, type LexiconNode, meaningOf, VOCABULARY } from './lexicon/index.ts';
import { UNIT_WORDS } from './lexicon/numbers.ts';
import { JEWEL_NAMES, NAME_LEADS } from './lexicon/people.ts';
import { type Quantity, quantityAt } from './quantities.ts';
import { lemma, nearest, unvowelled } from './spelling.ts';
import type { Token } from './tokens.ts';

/** A stretch of the text: a known phrase, a quantity, or a single token. */
export interface Item {
  readonly kind: 'phrase' | 'quantity' | 'word' | 'mark' | 'quoted';
  /** Token indices, both included. */
  readonly first: number;
  readonly last: number;
  /** Lower-case words of the item as the lexicon spells them, joined by spaces. */
  readonly norm: string;
  /** Phrases only. */
  readonly entries: readonly Entry[];
  readonly quantity: Quantity | null;
  /** Set by the reader of exclusions. */
  negated: boolean;
  softened: boolean;
  /** A quality of something refused: neither wanted nor excluded (the diamond in "no diamond halo"). */
  qualifier: boolean;
}

const UNITS: ReadonlySet<string> = new Set(Object.values(UNIT_WORDS).flat());
const GOLD_COLOUR_WORDS = ['white', 'yellow', 'rose'] as const;

/** Words of any phrase, for telling a known word from a slip. */
const known = new Set<string>();
(function collect(node: LexiconNode): void {
  for (const [key, next] of node.next) {
    known.add(key);
    collect(next);
  }
})(LEXICON);

/** Names stand capitalised inside a sentence that is otherwise lower case. */
function namesAreTold(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  const capital = words.filter((token) => /^\p{Lu}/u.test(token.text)).length;
  return capital <= Math.max(2, words.length * 0.45);
}

/** Months that people are called by. */
const MONTHS_THAT_NAME = new Set(['april', 'may', 'june', 'august']);

/** A person's name that is also jewelry's: "for my daughter Ruby", "Pearl's birthday", "a girl called Rose". */
export function isName(tokens: readonly Token[], at: number, told: boolean): boolean {
  const token = tokens[at]!;
  if (!told || !/^\p{Lu}\p{Ll}/u.test(token.text) || !JEWEL_NAMES.has(token.norm)) return false;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (before === undefined || before.kind !== 'word') return false;
  // "A birthstone for June": the month, not a girl.
  if (
    /^(?:birthstones?|birthday|stones?)$/.test(tokens[at - 2]?.norm ?? '') &&
    MONTHS_THAT_NAME.has(token.norm)
  )
    return false;
  const named = before.norm === 'is' && tokens[at - 2]?.norm === 'name';
  if (!named && !NAME_LEADS.has(before.norm)) return false;
  // "for Ruby earrings" speaks of stones; "for Ruby, ..." and "for Ruby who" of a person.
  return (
    token.possessive ||
    next === undefined ||
    next.kind === 'mark' ||
    !/^(?:and|or|ring|earring|pendant|necklace|bracelet|stone)/.test(next.norm) ||
    before.norm !== 'for'
  );
}

const MATERIALS: readonly Sense[] = [
  'type',
  'metal',
  'gemstone',
  'customGemstone',
  'cut',
  'shape',
  'setting',
];

/** Words and marks before the name of a place or of somebody. */
const NAME_OPENS = /^(?:in|from|near|at|to|of|[-–—:,(])$/;

/** "A barn in Devon" has no demon, "necklace - Valentina" no valentine: there a slip is one of a material ("in Platnum"). */
const isNameHere = (tokens: readonly Token[], at: number, meant: string | null): boolean =>
  meant !== null &&
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[at]!.text) &&
  NAME_OPENS.test(tokens[at - 1]!.norm) &&
  !(LEXICON.next.get(meant)?.entries.some(({ sense }) => MATERIALS.includes(sense)) ?? false);

/** "CSM", "NHS": capitals among small letters stand for a name and leave out no vowels. */
const isAbbreviation = ({ text }: Token): boolean => /^\p{Lu}{2,}$/u.test(text);

const isTooMeant = (tokens: readonly Token[], at: number): boolean =>
  /^(?:not|nothing|isn't|isnt)$/.test(tokens[at - 1]?.norm ?? '') &&
  (LEXICON.next.get(lemma(tokens[at + 1]?.norm ?? ''))?.entries.some(({ sense }) => sense === 'size') ??
    false);

/** "Hearts cut out of the band", "stars cut through it": openings that are sawn, no cut of a stone. */
const isSawn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'cut' &&
  /^(?:out|through|into|right|clean)$/.test(tokens[at + 1]?.norm ?? '') &&
  (LEXICON.next
    .get(lemma(tokens[at - 1]?.norm ?? ''))
    ?.entries.some(({ sense }) => sense === 'motif' || sense === 'figure') ??
    false);

/** "The 3rd": what is glued to a number is no shorthand ("rd" for round). */
const isOrdinal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.norm === 'rd' && tokens[at - 1]?.kind === 'number' && tokens[at - 1]!.end === tokens[at]!.start;

/** The lexicon's spelling of each token. */
function keysOf(tokens: readonly Token[]): string[] {
  const told = namesAreTold(tokens);
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return token.norm;
    const key = lemma(token.norm);
    if (isOrdinal(tokens, at)) return `${key} (ordinal)`;
    // "not to heavy": an adjective behind it tells the slip.
    if (isSawn(tokens, at)) return 'sawn';
    if (token.norm === 'to' && isTooMeant(tokens, at)) return 'too';
    if (isName(tokens, at, told)) return `${key} (name)`;
    if (known.has(key) || isPlainEnglish(token.norm) || token.foreign === 'unknown') return key;
    // An unknown capitalised word inside a sentence is a name before it is a slip.
    if (told && at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && NAME_LEADS.has(tokens[at - 1]!.norm))
      return key;
    // A word of another language is no slip of an English one.
    if (/[äöüßøåñçõãœæłżśćęą]/i.test(token.text)) return key;
    if (/^(?:gold|gld)$/.test(tokens[at + 1]?.norm ?? '')) {
      const colour = nearest(key, GOLD_COLOUR_WORDS);
      if (colour !== null) return colour;
    }
    const slip = nearest(key, VOCABULARY, meaningOf);
    if (slip !== null && isMeant(token.norm, slip)) return key;
    if (told && isNameHere(tokens, at, slip)) return key;
    const isShort = UNITS.has(key) || (told && isAbbreviation(token));
    return slip ?? (isShort ? null : unvowelled(key, VOCABULARY, meaningOf)) ?? key;
  });
}

/** The ways in which a token can continue a phrase: "don't" and "mother's" are two words in the lexicon. */
function stepsFrom(node: LexiconNode, token: Token, key: string): LexiconNode[] {
  const direct = token.norm.includes("'") ? walk(node, token.norm.split("'")) : node.next.get(key);
  const possessive = token.possessive ? walk(node, [key, 's']) : undefined;
  return [direct, possessive].filter((next) => next !== undefined);
}

function walk(from: LexiconNode, keys: readonly string[]): LexiconNode | undefined {
  let node: LexiconNode | undefined = from;
  for (const key of keys) node = node?.next.get(key);
  return node;
}

interface Phrase {
  readonly last: number;
  readonly entries: readonly Entry[];
}

/** "I would like a tiara" names the piece; "something like a tiara" what it looks like. */
const isWish = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === 'like' && /^(?:would|d)$|'d$/.test(tokens[at - 1]?.norm ?? '');

/** The longest phrase that begins at a token. */
function phraseAt(
  keys: readonly string[],
  tokens: readonly Token[],
  at: number,
  node: LexiconNode = LEXICON,
): Phrase | null {
  const token = tokens[at];
  if (token === undefined) return null;
  let best: Phrase | null = null;
  for (const next of stepsFrom(node, token, keys[at]!)) {
    const longer =
      phraseAt(keys, tokens, at + 1, next) ??
      (next.entries.length > 0 ? { last: at, entries: next.entries } : null);
    if (longer !== null && (best === null || longer.last > best.last)) best = longer;
  }
  return best;
}

/**
 * "vintage rose gold", "antique silver white gold": the metal whose name begins inside a phrase takes its words
 * back, when what is left of the phrase still says something. So does a piece from a phrase that says nothing of
 * jewelry: a "small nose" is a person's, a "small nose ring" a piece.
 */
function yieldToName(keys: readonly string[], tokens: readonly Token[], at: number, phrase: Phrase): Phrase {
  if (phrase.entries.some(({ sense }) => sense === 'metal')) return phrase;
  const saysNothing = phrase.entries.every(({ sense }) => sense === 'filler');
  for (let inner = at + 1; inner <= phrase.last; inner++) {
    const name = phraseAt(keys, tokens, inner);
    if (name === null || name.last <= phrase.last) continue;
    if (!name.entries.some(({ sense }) => sense === 'metal' || (sense === 'type' && saysNothing))) continue;
    const rest = phraseAt(keys.slice(0, inner), tokens.slice(0, inner), at);
    if (rest !== null && rest.last === inner - 1) return rest;
  }
  return phrase;
}

/** Cuts the text into items from left to right, always the longest that fits. */
export function scan(tokens: readonly Token[]): Item[] {
  const keys = keysOf(tokens);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const canLead = (token.kind === 'word' || token.kind === 'number') && !isWish(tokens, at);
    const longest = canLead ? phraseAt(keys, tokens, at) : null;
    const phrase = longest === null ? null : yieldToName(keys, tokens, at, longest);
    const quantity = quantityAt(tokens, at);
    const fresh = { first: at, negated: false, softened: false, qualifier: false };
    // "a grand, give or take" is a sum; quantityAt has told it from "a grand necklace".
    const isSum = quantity !== null && token.norm === 'grand';
    if (phrase !== null && !isSum && (quantity === null || phrase.last >= quantity.last)) {
      items.push({
        ...fresh,
        kind: 'phrase',
        last: phrase.last,
        norm: keys.slice(at, phrase.last + 1).join(' '),
        entries: phrase.entries,
        quantity: null,
      });
      at = phrase.last + 1;
    } else if (quantity !== null) {
      items.push({
        ...fresh,
        kind: 'quantity',
        last: quantity.last,
        norm: token.norm,
        entries: [],
        quantity,
      });
      at = quantity.last + 1;
    } else {
      const kind = token.kind === 'number' ? 'mark' : token.kind;
      items.push({ ...fresh, kind, last: at, norm: keys[at]!, entries: [], quantity: null });
      at += 1;
    }
  }
  return items;
}

/** The first value that an item has in a sense, or null. */
export function valueIn(item: Item | undefined, sense: Sense): string | null {
  return item?.entries.find((entry) => entry.sense === sense)?.value ?? null;
}

export function has(item: Item | undefined, ...senses: readonly Sense[]): boolean {
  return item?.entries.some((entry) => senses.includes(entry.sense)) ?? false;
}

/** Whether an item is a mark that ends a sentence or a clause of its own; the end of a line is read as one of them. */
export const endsSentence = ({ kind, norm }: Pick<Item, 'kind' | 'norm'>): boolean =>
  kind === 'mark' && /^[.!?;]$/.test(norm);
