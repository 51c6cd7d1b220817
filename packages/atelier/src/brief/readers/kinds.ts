/** Kinds of chain, earring, bracelet, clasp and band section: named by phrases that other readers see otherwise. */
import type { Brief, JewelryType } from '@filigree/contracts';
import {
  BRACELET_KIND_WORDS,
  CHAIN_WORDS,
  CLASP_WORDS,
  EARRING_KIND_WORDS,
  OPENINGS,
} from '../lexicon/kinds.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { valueIn } from '../scan.ts';
import { readSection } from './bandSections.ts';
import {
  find,
  findAll,
  isRefusedAt,
  type Named,
  tableOf,
  take,
  type Word,
  wordsWithItems,
} from './phraseTable.ts';
import { readPlainChain } from './plainChains.ts';

const CHAINS = tableOf(CHAIN_WORDS);
const EARRINGS = tableOf(EARRING_KIND_WORDS);
const BRACELETS = tableOf(BRACELET_KIND_WORDS);
const OPEN = tableOf(OPENINGS);
const CLASPS = tableOf(CLASP_WORDS);

/** Words that may stand between the name of a weave and its chain: "rope style gold chain". */
const BETWEEN =
  /^(?:style|type|link|linked|pattern|weave|gold|silver|platinum|white|rose|yellow|k|ct|necklace)$/;
const CHAIN_NOUN = /^(?:chain|link)$/;

/** "box link chain", "rope gold chain": the weave and its noun with a word between. */
function chainApart(reading: Reading, words: readonly Word[]): Named<Brief['chainKind'] & string> | null {
  for (let at = 0; at < words.length; at++) {
    const match = CHAINS.find(
      ({ keys }) => keys.length === 2 && CHAIN_NOUN.test(keys[1]!) && keys[0] === words[at]!.key,
    );
    if (match === undefined || reading.items[words[at]!.item]!.negated) continue;
    for (let next = at + 1; next <= at + 3 && next < words.length; next++) {
      if (CHAIN_NOUN.test(words[next]!.key)) {
        const first = words[at]!.item;
        const last = words[next]!.item;
        return { value: match.value, words: wordsOf(reading, first, last), at: first, last };
      }
      if (!BETWEEN.test(words[next]!.key)) break;
    }
  }
  return null;
}

/** "20" chain, 1.5 mm, silver, snake": the weave alone between commas, where a chain is spoken of. */
function chainAlone(reading: Reading): Named<Brief['chainKind'] & string> | null {
  const { items } = reading;
  if (!items.some(({ norm, negated }) => !negated && CHAIN_NOUN.test(norm))) return null;
  const bounds = (at: number): boolean => items[at] === undefined || /^[,;/|]$/.test(items[at]!.norm);
  for (let at = 1; at < items.length; at++) {
    if (!bounds(at - 1) || !bounds(at + 1) || items[at]!.negated) continue;
    const match = CHAINS.find(
      ({ keys }) => keys.length === 2 && CHAIN_NOUN.test(keys[1]!) && keys[0] === items[at]!.norm,
    );
    if (match !== undefined) return { value: match.value, words: wordsOf(reading, at), at, last: at };
  }
  return null;
}

export interface KindClaims {
  readonly chain: Claim<NonNullable<Brief['chainKind']>> | null;
  readonly profile: Claim<NonNullable<Brief['bandProfile']>> | null;
  readonly earring: Claim<NonNullable<Brief['earringKind']>> | null;
  readonly bracelet: Claim<NonNullable<Brief['braceletKind']>> | null;
  readonly clasp: Claim<NonNullable<Brief['claspKind']>> | null;
}

const WITH_CHAIN = /^(?:Necklace|Pendant|Bracelet|Anklet|Body Chain)$/;
const WITH_BAND = /^(?:Ring|Toe Ring|Bracelet)$/;

/** "A septum clicker", "a ring for my septum": what goes through there is a ring. */
function septumRing(reading: Reading): Named<'hoop'> | null {
  const at = reading.items.findIndex(({ norm, negated }) => !negated && /\b(?:septum|clicker)\b/.test(norm));
  if (at === -1) return null;
  use(reading, at);
  return { value: 'hoop', words: wordsOf(reading, at), at, last: at };
}

/** "A nose hoop", "a stud for the nose", "a nose pin", "nose screw", "nath": what is worn in the nostril. */
function ofNose(reading: Reading): Named<'hoop' | 'stud'> | null {
  const at = reading.items.findIndex(
    ({ norm, negated }) => !negated && /\b(?:hoop|stud|nath)\b|\bnose (?:pin|screw|bone)$/.test(norm),
  );
  if (at === -1) return septumRing(reading);
  const value = /\b(?:hoop|nath)\b/.test(reading.items[at]!.norm) ? 'hoop' : 'stud';
  return { value, words: wordsOf(reading, at), at, last: at };
}

/** "A signet with a flat top": of its face it is said, which is so on every one. */
const isOfFace = ({ items }: Reading, at: number): boolean =>
  [items[at], items[at + 1]].some((item) =>
    /\b(?:top(?:ped)?|face[sd]?|front|table|head)$/.test(item?.norm ?? ''),
  ) && items.some(({ norm, negated }) => /\bsignet\b/.test(norm) && !negated);

/** "flat" alone is a section where nothing but a band can be flat. */
function bareFlat(reading: Reading): Named<'flat'> | null {
  const at = reading.items.findIndex(
    ({ norm, negated }, index) =>
      norm === 'flat' &&
      !negated &&
      !/^(?:lie|lay|sit|set|lies|worn)$/.test(reading.items[index - 1]?.norm ?? '') &&
      !/^(?:setting|set)$/.test(reading.items[index + 1]?.norm ?? '') &&
      !isOfFace(reading, index),
  );
  return at === -1 ? null : { value: 'flat', words: wordsOf(reading, at), at, last: at };
}

export type ClaspClaim = Named<NonNullable<Brief['claspKind']>>;

/** What goes through a cuff is no clasp of a chain, and the other way round. */
const OF_CUFFLINKS: ReadonlySet<string> = new Set(['chain-back', 'bullet-back', 'fixed-back']);

/** "A nose pin of the screw type": the screw is what holds it. */
function noseScrew(reading: Reading): ClaspClaim | null {
  const at = reading.items.findIndex(({ norm, negated }) => !negated && /^(?:nose )?screw$/.test(norm));
  if (at === -1) return null;
  use(reading, at);
  const last = /^(?:type|style|kind|fitting)$/.test(reading.items[at + 1]?.norm ?? '') ? at + 1 : at;
  return { value: 'screw-back', words: wordsOf(reading, at, last), at, last };
}

/** The fastening. Runs before the reader of types: a spring ring is no ring. */
export function readClasp(reading: Reading): ClaspClaim | null {
  const forEars = reading.items.some((item) => /^(?:Earrings|Nose Ring)$/.test(valueIn(item, 'type') ?? ''));
  const forCuffs = reading.items.some((item) => valueIn(item, 'type') === 'Cufflinks');
  const clasp = find(
    reading,
    wordsWithItems(reading),
    CLASPS.filter(({ value }) => OF_CUFFLINKS.has(value) === forCuffs && (forEars || value !== 'ear-wire')),
  );
  // A hook in an ear is its wire.
  const fitted = forEars && clasp?.value === 'hook' ? { ...clasp, value: 'ear-wire' as const } : clasp;
  const isRing =
    clasp !== null &&
    reading.items
      .slice(clasp.at, clasp.last + 1)
      .some(({ norm }) => /\bring$/.test(norm) && !/ear ?ring/.test(norm));
  take(reading, clasp, isRing ? [] : ['type']);
  const forNose = reading.items.some((item) => !item.negated && valueIn(item, 'type') === 'Nose Ring');
  return fitted ?? (forNose ? noseScrew(reading) : null);
}

/** "No bits hanging off": the refusal stands before what hangs. */
const isOfRefusedBits = (reading: Reading, at: number): boolean =>
  reading.items[at]!.norm === 'hanging' && isRefusedAt(reading, at);

/**
 * Reads the kinds. Runs before the readers of motifs and cultures, whose words it may take ("snake chain",
 * "Byzantine chain", "wheat chain").
 */
export function readKinds(
  reading: Reading,
  chosen: JewelryType | null,
  clasp: ClaspClaim | null,
): KindClaims {
  const words = wordsWithItems(reading);
  const types = new Set([
    chosen,
    ...reading.items.map((item) => (item.negated ? null : valueIn(item, 'type'))),
  ]);
  const any = (pattern: RegExp): boolean => [...types].some((type) => type !== null && pattern.test(type));
  const chainWords =
    clasp === null ? words : words.filter(({ item }) => item < clasp.at || item > clasp.last);
  const chain =
    any(WITH_CHAIN) || reading.items.some(({ norm }) => /\b(?:chain|link)\b/.test(norm))
      ? (find(reading, chainWords, CHAINS) ??
        chainApart(reading, chainWords) ??
        chainAlone(reading) ??
        (chosen === 'Pendant' ? readPlainChain(reading) : null))
      : null;
  take(reading, chain, ['type', 'metal', 'size', 'era']);
  const ofBand = words.filter(({ item }) => !isOfFace(reading, item));
  const profile =
    any(WITH_BAND) || !any(/./)
      ? (readSection(reading, ofBand) ?? (any(/^Ring$/) ? bareFlat(reading) : null))
      : null;
  take(reading, profile, ['type', 'bandPart', 'metal']);
  // "studs, then drops, no: huggies": the kind that is the piece itself rules over one that only describes.
  const pieces = words.filter(({ item }) => valueIn(reading.items[item], 'type') === 'Earrings');
  const described = any(/^Earrings$/)
    ? (findAll(reading, words, EARRINGS).find(({ at }) => !isOfRefusedBits(reading, at)) ?? null)
    : any(/^Nose Ring$/)
      ? ofNose(reading)
      : null;
  const isPiece = described !== null && valueIn(reading.items[described.at], 'type') === 'Earrings';
  const earring = described === null || isPiece ? described : (find(reading, pieces, EARRINGS) ?? described);
  const links = reading.items.findIndex(({ norm, negated }) => norm === 'chain' && !negated);
  const named = any(/^Bracelet$/) ? find(reading, words, BRACELETS) : null;
  // "A bangle that opens with no clasp" is a cuff.
  const open = named?.value === 'bangle' ? find(reading, words, OPEN) : null;
  if (open !== null) use(reading, open.at, open.last);
  const bracelet = open ?? named;
  return {
    chain,
    profile,
    earring,
    bracelet:
      bracelet ??
      (chain !== null && any(/^Bracelet$/) ? { value: 'chain', words: chain.words, at: chain.at } : null) ??
      // "hamsa bracelet, fine chain"
      (links !== -1 && chosen === 'Bracelet'
        ? { value: 'chain', words: wordsOf(reading, links), at: links }
        : null),
    clasp,
  };
}
