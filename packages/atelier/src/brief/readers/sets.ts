/** Sets: pieces that belong together, and which they are. */
import { JEWELRY_TYPES, type JewelryType, SET_MAX_PIECES } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { readMeasuredApart } from './measuredApart.ts';
import { metalsApart } from './metalsApart.ts';
import { isPartRing } from './partRings.ts';
import { trioIn } from './trios.ts';
import { isExisting, isSuiteWord, isWeakType } from './types.ts';
import { wornApart } from './wearers.ts';
import { readFlag } from './wishes.ts';

interface Head {
  readonly at: number;
  readonly type: JewelryType;
}

export interface SetClaims {
  readonly matchingSet: Claim<true> | null;
  /** Two or more, the leading piece first; empty where one piece is asked for. */
  readonly setTypes: readonly Claim<JewelryType>[];
}

/** Between two pieces of a list: links, qualities and articles, nothing that puts one into or beside the other. */
const PARTS =
  /^(?:or|on|onto|for|of|to|from|in|into|like|than|as|by|that|which|who|whose|not|no|instead|my|his|from|hang|hanging|attached|via|over|under|but|if|is|are|was|has|have|had|each|without|inspired|style|maybe|perhaps|possibly|either)$/;
const LINK = /^(?:and|&|plus|\+|,|\/|n|with|combo|also)$/;

/** The pieces that are asked for, each by the last noun of its phrase. */
function headsOf(reading: Reading): Head[] {
  const { items, chunk } = reading;
  // Two nouns side by side are two pieces only in a set: a "torque bangle" is a bangle.
  const suite = items.some(
    (item) => has(item, 'matchingSet') || /^(?:set|combo|combination|parure|suite)$/.test(item.norm),
  );
  return items.flatMap((item, at): Head[] => {
    const type = JEWELRY_TYPES.find((candidate) => candidate === valueIn(item, 'type'));
    if (type === undefined || item.negated || isSuiteWord(reading, at) || isPartRing(reading, at)) return [];
    // "a charm bracelet": the charm only tells which bracelet; "necklace earring combo" names two.
    const next = items[at + 1];
    const modifies = chunk[at] !== -1 && has(next, 'type') && chunk[at + 1] === chunk[at];
    if (modifies && (isWeakType(item) || !suite)) return [];
    if (isWeakType(item) && !/^(?:band|wedding band)$/.test(item.norm) && !isEarPiece(reading, at)) return [];
    return [{ at, type }];
  });
}

/** "pendant and matching studs": in the plural, or matching, a stud or a hoop is a piece of its own. */
function isEarPiece({ items, tokens }: Reading, at: number): boolean {
  const item = items[at]!;
  if (valueIn(item, 'type') !== 'Earrings') return false;
  return /s$/.test(tokens[item.last]!.norm) || /^match/.test(items[at - 1]?.norm ?? '');
}

/** Whether a list runs on from one piece to the next. */
function runsOn(reading: Reading, from: number, to: number): boolean {
  const between = reading.items.slice(from + 1, to);
  if (between.some((item) => item.kind === 'mark' && /^[.;!?()\n]$/.test(item.norm))) return false;
  const words = between.map(({ norm }) => norm);
  const parted = words.some(
    (norm, index) =>
      PARTS.test(norm) && !(norm === 'of' && /^(?:pair|set|couple)$/.test(words[index - 1] ?? '')),
  );
  if (parted) return false;
  // "a bracelet with a charm" is one piece; "a choker with matching bracelet" are two, as are those of a set.
  const withAt = reading.items.some((_, at) => isSuiteWord(reading, at)) ? -1 : words.indexOf('with');
  if (withAt !== -1 && !between.slice(withAt).some((item) => has(item, 'matchingSet'))) return false;
  const counted = between.length === 1 && between[0]!.quantity !== null;
  return words.some((norm) => LINK.test(norm)) || words.length === 0 || counted;
}

const isNeckwear = (type: JewelryType): boolean => type === 'Necklace' || type === 'Pendant';

/** Pieces named in a row. A pendant and its necklace are one piece. */
function listed(reading: Reading): Head[] {
  const heads = headsOf(reading);
  for (let first = 0; first < heads.length; first++) {
    const list = [heads[first]!];
    for (let next = first + 1; next < heads.length; next++) {
      if (!runsOn(reading, list.at(-1)!.at, heads[next]!.at)) break;
      list.push(heads[next]!);
    }
    // In a list "matching earrings" are asked for; "earrings to match my ring" name a ring that is there.
    const fresh = list.filter(({ at }, index) => index > 0 || !isOwned(reading, at));
    const kinds = new Set(fresh.map(({ type }) => (isNeckwear(type) ? 'Necklace' : type)));
    const bands = fresh.length === 2 && isRingAndBand(reading, fresh[0]!, fresh[1]!);
    if (kinds.size > 1 || bands) {
      const seen = new Set<string>();
      return fresh.filter(({ type }) => {
        const kind = isNeckwear(type) ? 'Necklace' : type;
        return bands || (!seen.has(kind) && seen.add(kind) !== undefined);
      });
    }
  }
  return [];
}

/**
 * "an engagement ring plus a wedding band": the link stands before the band. Behind a comma, or where it joins the stones
 * of the ring ("one pear and one round, thin gold band"), the band is that of the one ring.
 */
function isRingAndBand(reading: Reading, first: Head, second: Head): boolean {
  if (first.type !== 'Ring' || second.type !== 'Ring') return false;
  let opening = phraseOf(reading, second.at)[0]!;
  while (opening > first.at + 1 && /^(?:a|an|the|one|her|his|my)$/.test(reading.items[opening - 1]!.norm))
    opening -= 1;
  return opening - 1 > first.at && /^(?:and|&|plus|\+|n|with)$/.test(reading.items[opening - 1]!.norm);
}

/** Owned, not only matched: "my ring", where "matching earrings" in a list are wished for. */
const isOwned = (reading: Reading, at: number): boolean => {
  const opening = reading.items[phraseOf(reading, at)[0]!]!.norm;
  return (
    isExisting(reading, at) && !/^match/.test(reading.items[at - 1]?.norm ?? '') && !/^match/.test(opening)
  );
};

/** Two wearers of one kind of piece. */
const TWO_WEARERS =
  /\b(?:his (?:and|n|&|\+) hers?|his (?:and|n|&|\+) his|hers? (?:and|n|&|\+) (?:his|hers?)|he \d.* she|him\b.* (?:and )?her\b|both of us|for us both|us two|two of us|for the couple|couples?|best friends?|mother (?:and|&|n) daughter|father (?:and|&|n) son|sisters|(?<!next to |beside |facing |from |into |towards )each other|the two of us|my wife and i|my husband and i|my partner and i|fiancee? and i)\b/;
/** "matching signets", "wedding rings": the plural of a piece that one person wears one of. */
const WORN_SINGLY = /^(?:Ring|Necklace|Pendant|Bracelet|Anklet|Charm|Brooch)$/;

/** "A pair of gold bangles", "a set of two hairpins": as many as are made alike. */
const COUNTED_ALIKE = /\b(?:pairs?|couple|set of (?:two|2)|(?:two|2) matching)(?: of)?(?: \S+){0,4}$/;
/** "Two gold bangles": of what is worn in numbers, the number alone. */
const TWO_OF = /\b(?:two|2)(?: \S+){0,4}$/;
const WORN_IN_NUMBERS = /^(?:Bracelet|Anklet|Hairpin|Charm)$/;
/** Of these a pair is two pieces; earrings and cufflinks are one. */
const SOLD_SINGLY = /^(?:Ring|Toe Ring|Necklace|Pendant|Bracelet|Anklet|Charm|Brooch|Hairpin|Nose Ring)$/;

/** Ear cuffs are worn on one ear: several are a pair. */
const isEarCuff = ({ norm }: Reading['items'][number]): boolean =>
  /^(?:(?:ear|conch|cartilage|helix) ?cuff|cuff earring|ear ?wrap)$/.test(norm);

function isCountedAlike(reading: Reading, { at, type }: Head): boolean {
  const { items, tokens } = reading;
  const item = items[at]!;
  if (!/s$/.test(tokens[item.last]!.norm)) return false;
  if (isEarCuff(item)) return true;
  const from = items.findLastIndex(({ kind, norm }, index) => index < at && kind === 'mark' && norm !== '-');
  const two = items.findIndex(({ norm }, index) => index > from && index < at && /^(?:two|2)$/.test(norm));
  const before = items
    .slice(from + 1, at)
    .map(({ norm }) => norm)
    .join(' ');
  const isTwo =
    WORN_IN_NUMBERS.test(type) &&
    TWO_OF.test(before) &&
    !/\b(?:tone|tones|row|rows|strand|strands|colou?rs?|stones?|layer|layers|metals?|ct|mm|in)\b/.test(
      before,
    );
  if (isTwo) use(reading, two);
  return SOLD_SINGLY.test(type) && (isTwo || COUNTED_ALIKE.test(before));
}

function isPair(reading: Reading, head: Head, named: boolean): boolean {
  const { items, tokens } = reading;
  if (isCountedAlike(reading, head)) return true;
  if (!WORN_SINGLY.test(head.type)) return false;
  const item = items[head.at]!;
  const spoken = tokens.map(({ norm }) => norm).join(' ');
  const plural = /s$/.test(tokens[item.last]!.norm);
  if (TWO_WEARERS.test(spoken) && plural) return true;
  // "A band set for two, his 8mm and hers 4mm"
  if (
    head.type === 'Ring' &&
    /\bset for (?:two|2|the two|us|couples?|both)\b|\bhis (?:is )?\d.* hers? (?:is )?\d|\blad(?:y|ies)\b.*\d.*\bgents?\b.*\d|\bgents?\b.*\d.*\blad(?:y|ies)\b.*\d/.test(
      spoken,
    )
  )
    return true;
  // "two rings for our wedding", "2 bands, mine 2.5 mm and his 5 mm"
  const two = /\b(?:two|2) (?:\S+ ){0,2}(?:rings|bands)\b/.test(spoken);
  if (
    two &&
    head.type === 'Ring' &&
    (/\b(?:our|mine|ours)\b/.test(spoken) ||
      metalsApart(reading) !== null ||
      readMeasuredApart(reading) !== null)
  )
    return true;
  const wedding = head.type === 'Ring' && plural && /\bwedding (?:rings|bands)\b/.test(spoken);
  if (wedding && !/\b(?:stack|stacking|stackable)\b/.test(spoken)) return true;
  const setOfRings =
    head.type === 'Ring' && /\b(?:bridal|wedding|engagement) (?:ring )?set\b|\bbridal rings\b/.test(spoken);
  return setOfRings || (named && plural && head.type !== 'Charm');
}

/** "A jewelry set", "a parure" without a piece: what such a set has first (demi-parure: necklace and earrings). */
const DEMI_PARURE: readonly JewelryType[] = ['Necklace', 'Earrings'];
const SUITE =
  /^(?:jewelry set|jewellery set|parure|demi parure|suite of jewelry|suite of jewellery|full set|complete set|bridal jewelry set|set of jewelry)$/;

/** "to match my eyes", "to match her dress": what is matched is no jewelry. */
function matchesElse({ items }: Reading, at: number): boolean {
  if (!/^(?:to match|matching|match)$/.test(items[at]!.norm)) return false;
  if (!/^(?:my|her|his|our|their|the|your|a|an)\b/.test(items[at + 1]?.norm ?? '')) return false;
  return !items
    .slice(at + 1, at + 7)
    .some((item) => has(item, 'type', 'jewelryNoun', 'gemstone', 'metal', 'setting', 'occasion'));
}

/** "A ruby ring set east-west", "earrings set with pearls": how it is made, not a set. */
const isMounted = ({ items }: Reading, at: number): boolean =>
  /\bring set$/.test(items[at]!.norm) &&
  /^(?:east|eastwest|with|in|into|low|high|across|flush|sideways|horizontally|vertically|deep|on|pointing|facing|at|diagonally|diagonal|upside|slanted|slanting|tilted|askew|side|close|closely|next|between|apart|as|so|opposite|against|flat|by|off|slightly|like|around|round|upright|lengthways|lengthwise)\b/.test(
    items[at + 1]?.norm ?? '',
  );

/** "earrings and necklace set", "a set of ...", "... to go together": words of a set that no phrase of the lexicon is. */
function setWord(reading: Reading): Claim<true> | null {
  const { items } = reading;
  const named = readFlag(reading, 'matchingSet');
  if (named !== null && !matchesElse(reading, named.at) && !isMounted(reading, named.at)) return named;
  const types = new Set(items.map((item) => valueIn(item, 'type')).filter((type) => type !== null));
  const at = items.findIndex(
    ({ norm }, index) =>
      norm === 'set' &&
      (has(items[index - 1], 'jewelryNoun') ||
        (types.size > 1 && has(items[index - 1], 'type') && items[index + 1]?.norm !== 'with') ||
        (types.size > 1 && items[index + 1]?.norm === 'of') ||
        (items[index + 1]?.norm === 'of' &&
          /^a$/.test(items[index - 1]?.norm ?? '') &&
          has(items[index + 2], 'type'))),
  );
  return at === -1 ? null : { value: true, words: wordsOf(reading, Math.max(0, at - 1), at), at };
}

/**
 * Whether a set is asked for and of which pieces: those named in a row, or two of one kind for two wearers.
 * @param leading the type that the reader of types chose
 */
export function readSet(reading: Reading, leading: JewelryType | null): SetClaims {
  const named = setWord(reading);
  const claimOf = ({ at, type }: Head): Claim<JewelryType> => ({
    value: type,
    words: wordsOf(reading, at),
    at,
  });
  const trio = leading === 'Ring' ? trioIn(reading) : null;
  if (trio !== null) {
    const [ring, band] = [trio.ring, trio.bands].map((at) => claimOf({ at, type: 'Ring' })) as [
      Claim<JewelryType>,
      Claim<JewelryType>,
    ];
    use(reading, trio.ring);
    use(reading, trio.bands);
    return {
      matchingSet: named ?? { value: true, words: band.words, at: band.at },
      setTypes: [ring, band, band],
    };
  }
  const apart = leading === 'Ring' ? wornApart(reading) : null;
  const list = apart?.map((at): Head => ({ at, type: 'Ring' })) ?? listed(reading);
  if (list.length > 1) {
    const pieces = list.slice(0, SET_MAX_PIECES);
    for (const { at } of pieces) use(reading, at);
    const [first, last] = [pieces[0]!, pieces.at(-1)!];
    const matchingSet = named ?? {
      value: true as const,
      words: wordsOf(reading, first.at, last.at),
      at: first.at,
    };
    return { matchingSet, setTypes: pieces.map(claimOf) };
  }
  const head = reading.items
    .map((item, at) => ({ item, at }))
    .find(({ item, at }) => valueIn(item, 'type') === leading && !item.negated && !isOwned(reading, at));
  if (
    leading !== null &&
    head !== undefined &&
    isPair(reading, { at: head.at, type: leading }, named !== null)
  ) {
    const claim = claimOf({ at: head.at, type: leading });
    return {
      matchingSet: named ?? { value: true, words: claim.words, at: claim.at },
      setTypes: [claim, claim],
    };
  }
  if (leading === null && named !== null && SUITE.test(reading.items[named.at]?.norm ?? '')) {
    return { matchingSet: named, setTypes: DEMI_PARURE.map((value) => ({ ...named, value })) };
  }
  return { matchingSet: named, setTypes: [] };
}
