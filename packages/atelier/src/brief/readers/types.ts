import { JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { type Claim, claim, phraseOf, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { isPartRing } from './partRings.ts';

/** Words that name a part of a piece as often as a piece: they yield to any other type. */
const WEAK =
  /^(?:band|chain|charm|pin|cuff|stud|hoop|crown|clip on|comb|medal|bracelet charm|circlet|septum|chandelier|wedding band|eternity|sleeper|neck chain|collar)$/;
export const isWeakType = ({ norm }: Reading['items'][number]): boolean => WEAK.test(norm);

/** Where a piece is worn, when the noun itself says too little ("a ring for my toe"). */
const WORN_ON: Readonly<Record<string, JewelryType>> = {
  nose: 'Nose Ring',
  nostril: 'Nose Ring',
  septum: 'Nose Ring',
  toe: 'Toe Ring',
  ankle: 'Anklet',
  waist: 'Body Chain',
  belly: 'Body Chain',
  'belly button': 'Body Chain',
  bellybutton: 'Body Chain',
  navel: 'Body Chain',
  torso: 'Body Chain',
  hair: 'Hairpin',
  bun: 'Hairpin',
  wrist: 'Bracelet',
  neck: 'Necklace',
  throat: 'Necklace',
  ear: 'Earrings',
  earlobe: 'Earrings',
  lapel: 'Brooch',
  collar: 'Brooch',
  finger: 'Ring',
};
/** A ring that is worn there goes through it. */
const OF_NAVEL = /^(?:belly|navel)/i;
const EXISTING =
  /^(?:my|her|his|our|your|existing|current|match|matches|matching|grandmother|grandma|mother|mum|mom)$/;

/** "to match my engagement ring": a piece that is already there. */
export function isExisting(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    const { norm } = reading.items[index]!;
    if (
      /^(?:to )?match(?:es)?$/.test(norm) ||
      (norm === 'matching' &&
        /^(?:my|her|his|our|the|your|their)$/.test(reading.items[index + 1]?.norm ?? '')) ||
      /^(?:go|goes|pair|pairs|worn|wear|stack|sit|sits) with/.test(
        `${norm} ${reading.items[index + 1]?.norm ?? ''}`,
      )
    )
      return true;
    if (reading.items[index]!.kind === 'mark' && norm !== '-') return false;
  }
  // "A band to sit next to a marquise ring"
  const opening = phraseOf(reading, at)[0]!;
  if (
    /\b(?:sits?|sitting|goes?|fits?|worn|wears?|nest(?:le)?s?|stacks?) (?:right |flush |snug(?:ly)? |nicely )?(?:next to|beside|alongside|against|around|under|above|below|up to)$/.test(
      reading.tokens
        .slice(Math.max(0, reading.items[opening]!.first - 5), reading.items[opening]!.first)
        .map(({ norm }) => norm)
        .join(' '),
    )
  )
    return true;
  const before = reading.items[at - 1]?.norm ?? '';
  // "Hers and his bands": both are asked for.
  const joined = reading.items.slice(Math.max(0, at - 3), at).map(({ norm }) => norm);
  if (/^(?:hers?|his) (?:and|&|n|\+) (?:hers?|his)$/.test(joined.join(' '))) return false;
  // "my pear engagement ring": the phrase opens with its owner.
  return EXISTING.test(before) || (opening < at && EXISTING.test(reading.items[opening]!.norm));
}

function wornOn(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  for (let at = 1; at < items.length; at++) {
    const part = WORN_ON[items[at]!.norm.replace(/s$/, '')];
    if (part === undefined) continue;
    const before = items
      .slice(Math.max(0, at - 3), at)
      .map((item) => item.norm)
      .join(' ');
    // "He's a chef, it can't be on his finger": not worn there.
    const refused =
      /\b(?:can t|cant|cannot|can't|not|never|won't|wont|don't|isn't|no) (?:\S+ ){0,3}\S+$/.test(
        items
          .slice(Math.max(0, at - 5), at)
          .map((item) => item.norm)
          .join(' '),
      );
    // "They catch in my hair": what happens there to a piece that is worn elsewhere.
    const isTrouble = /\b(?:catch|caught|tangle[ds]?|snags?|stuck|pulls?)\b/.test(before);
    if (refused || isTrouble) continue;
    const isOneEar = part === 'Earrings' && /\b(?:one|each|other|either)$/.test(before);
    if (
      isOneEar ||
      /\b(?:for|around|in|on|through)(?: (?:the|my|her|his|their|a|second|left|right))*$/.test(before)
    ) {
      use(reading, at);
      return { value: part, words: wordsOf(reading, at), at };
    }
  }
  return null;
}

/** "Bridal set: choker with jhumkas": the set is of the pieces that are named beside it, where none of them is a ring. */
export function isSuiteWord({ items }: Reading, at: number): boolean {
  if (!/^(?:bridal|wedding) set$/.test(items[at]!.norm)) return false;
  const others = items.filter((item, index) => index !== at && has(item, 'type') && !item.negated);
  return others.length > 1 && others.every((item) => valueIn(item, 'type') !== 'Ring');
}

/** What is refused, what hangs on the chain, and the other pieces of a set have been understood. */
function markOtherPieces(reading: Reading, chosen: JewelryType): void {
  const isSet = reading.items.some((item) => has(item, 'matchingSet') || item.norm === 'set');
  const isNeckwear = (type: string): boolean => type === 'Necklace' || type === 'Pendant';
  reading.items.forEach((item, at) => {
    const type = valueIn(item, 'type');
    if (type !== null && (item.negated || isSet || (isNeckwear(type) && isNeckwear(chosen))))
      use(reading, at);
  });
}

/** "Pearl drops": earrings, when nothing else is named; one drop hangs from a chain. */
function readDrops(reading: Reading): Claim<JewelryType> | null {
  const at = reading.items.findIndex(
    (item, index) =>
      item.norm === 'drop' &&
      !item.negated &&
      phraseOf(reading, index).some(
        (other) => other < index && has(reading.items[other], 'gemstone', 'metal'),
      ),
  );
  if (at === -1) return null;
  const several = reading.tokens[reading.items[at]!.last]!.norm === 'drops';
  return claim(reading, at, several ? 'Earrings' : 'Pendant');
}

/** True when the item speaks of a piece that is already there, beside the one that is asked for. */
export function describesExisting(reading: Reading, at: number): boolean {
  const { items } = reading;
  const owned = phraseOf(reading, at).find((index) => index >= at && has(items[index], 'type', 'setting'));
  if (owned === undefined || !isExisting(reading, owned)) return false;
  return items.some((item, index) => has(item, 'type') && !item.negated && !isExisting(reading, index));
}

interface Candidate {
  readonly item: Reading['items'][number];
  readonly at: number;
}

/** Before a bracelet that a charm is to be put on. */
const TO_BE_ON =
  /^(?:for|to)\b|\b(?:for|fits?|goes on|to (?:add to|go on|put on|hang on|fit)) (?:(?:a|an|the|my|her|his|your|their|our|this|charm|existing) )*$/;

/** "a charm for my bracelet", "a charm of a fox, very small, for a bracelet": the bracelet is there already. */
function charmForBracelet(reading: Reading, candidates: readonly number[]): Candidate | undefined {
  const at = candidates.find((index) => valueIn(reading.items[index], 'type') === 'Charm');
  const next = candidates.find((index) => at !== undefined && index > at);
  if (at === undefined || next === undefined || valueIn(reading.items[next], 'type') !== 'Bracelet')
    return undefined;
  const between = reading.items.slice(at + 1, next).map(({ norm }) => norm);
  if (!TO_BE_ON.test(`${between.join(' ')} `)) return undefined;
  use(reading, next);
  return { item: reading.items[at]!, at };
}

/** "parure: tiara necklace earrings": pieces of a set in a row; the first leads. */
function firstOfParure(reading: Reading, candidates: readonly Candidate[]): Candidate | undefined {
  const isSet = reading.items.some((item) => has(item, 'matchingSet') || item.norm === 'parure');
  const [first, second, third] = candidates;
  return isSet && first !== undefined && second?.at === first.at + 1 && third?.at === first.at + 2
    ? first
    : undefined;
}

/** A proposal is made with a ring, a matinee length is a necklace's; the ring of an emoji yields to words. */
function impliedType(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  const length = items.findIndex((item) => has(item, 'lengthIn') && !item.negated);
  if (length !== -1) return { value: 'Necklace', words: wordsOf(reading, length), at: length };
  const weave = items.findIndex(
    ({ norm, negated }) => !negated && /^(?:herringbone|figaro|belcher|rolo|franco)$/.test(norm),
  );
  if (weave !== -1) return { value: 'Necklace', words: wordsOf(reading, weave), at: weave };
  const proposal = items.findIndex(
    (item, at) =>
      !item.negated &&
      (/^(?:propose|he proposed|she proposed|i proposed|proposing|proposal|engagement|claddagh)$/.test(
        item.norm,
      ) ||
        `${item.norm} ${items[at + 1]?.norm ?? ''} ${items[at + 2]?.norm ?? ''}` === 'pop the question'),
  );
  if (proposal !== -1 && !has(items[proposal + 1], 'thing')) {
    return { value: 'Ring', words: wordsOf(reading, proposal), at: proposal };
  }
  const sign = items.findIndex((_, at) => isSignItself(reading, at));
  if (sign !== -1) return { value: 'Pendant', words: wordsOf(reading, sign), at: sign };
  const pair = pairOfRings(reading);
  if (pair !== null) return pair;
  const emoji = items.findIndex(({ norm }) => norm === '\u{1F48D}');
  return emoji === -1 ? null : claim(reading, emoji, 'Ring');
}

const HERS = /^(?:her|hers|lady|ladies|women|womens|bride|wife)$/;
const HIS = /^(?:his|him|gent|gents|men|mens|groom|husband)$/;

/** "Ladies and gents pair, platinum", "his and hers pair": two rings, as wedding rings are sold. */
function pairOfRings(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  const at = items.findIndex(({ norm }, index) => norm === 'pair' && items[index + 1]?.norm !== 'of');
  if (at === -1) return null;
  const near = items.slice(Math.max(0, at - 6), at + 7).flatMap((item) => [item.norm, wordAt(reading, item)]);
  const joined = items
    .slice(Math.max(0, at - 6), at)
    .some(({ norm }) => /^(?:his|her|hers|him) (?:and|n|&) (?:his|hers?)$/.test(norm));
  const both = near.some((word) => HERS.test(word)) && near.some((word) => HIS.test(word));
  return both || joined ? claim(reading, at, 'Ring') : null;
}

/** "A small gold cross for my godson": a sign asked for as the piece itself is worn on a chain. */
function isSignItself(reading: Reading, at: number): boolean {
  const { items } = reading;
  const item = items[at]!;
  if (!isWornSign(item) || item.negated) return false;
  const phrase = phraseOf(reading, at);
  if (
    phrase.at(-1) !== at &&
    has(items[at + 1], 'motif', 'figure', 'jewelryNoun', 'thing', 'setting', 'finish')
  )
    return false;
  const before = items.slice(0, phrase[0] ?? at).map(({ norm }) => norm);
  return before.every((norm) => ASKING.test(norm));
}

const isWornSign = (item: Reading['items'][number]): boolean =>
  /^(?:cross|crucifix|celtic cross|latin cross|(?:st|saint) (?:christopher|benedict|jude|anthony))$/.test(
    item.norm,
  ) || WORN_SIGNS.test(valueIn(item, 'figure') ?? '');
const WORN_SIGNS = /^(?:star-of-david|hamsa|ankh)$/;
/** What may stand before the thing that is asked for. */
const ASKING =
  /^(?:hi|hello|hey|please|,|!|i|we|my|d|m|ll|would|want|wants|need|like|love|looking|look|for|after|to|can|could|you|u|make|design|me|us|a|an|the|some|nice|something|get|have|buy|one)$/;

/** Chains of this length in inches are worn on the neck (jewelry-facts section 8). */
const SHORTEST_NECK_CHAIN_IN = 14;

/** "somewhere 16 to 18 inches, gold, with a cross": a length that only a necklace has. */
export function typeOfLength(measure: Claim<number> | null): Claim<JewelryType> | null {
  return measure === null || measure.value < SHORTEST_NECK_CHAIN_IN || measure.value > 40
    ? null
    : { ...measure, value: 'Necklace' };
}

/** "Her ring is too thin to wear, so I'd like a new one": a piece of the kind that is there already. */
function anotherOne({ items }: Reading, heads: readonly Candidate[]): Candidate | undefined {
  const oneAt = items.findIndex(
    ({ norm }, at) =>
      /^(?:one|replacement|version)$/.test(norm) &&
      /^(?:new|another|similar|modern|nicer|sturdier|stronger|own|a|fresh)$/.test(items[at - 1]?.norm ?? ''),
  );
  return heads.find(({ item, at }) => at < oneAt && !WEAK.test(item.norm));
}

/** The one piece that is asked for; further types that were named are left unused. */
export function readType(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  const candidates = items
    .map((item, at) => ({ item, at }))
    .filter(
      ({ item, at }) =>
        has(item, 'type') && !item.negated && !isSuiteWord(reading, at) && !isPartRing(reading, at),
    );
  const worn = wornOn(reading);
  // The head of a noun phrase is its last noun: a "charm bracelet" is a bracelet.
  const heads = candidates.filter(
    ({ at }) =>
      !candidates.some(
        (other) =>
          other.at > at &&
          reading.chunk[other.at] === reading.chunk[at] &&
          reading.chunk[at] !== -1 &&
          // "Evil eye bracelet gold thin chain": a part that is told of afterwards.
          (other.at === at + 1 || !WEAK.test(other.item.norm) || WEAK.test(items[at]!.norm)),
      ),
  );
  const fresh = heads.filter(({ at }) => !isExisting(reading, at));
  const strong = fresh.filter(({ item }) => !WEAK.test(item.norm));
  const chosen =
    charmForBracelet(
      reading,
      candidates.map(({ at }) => at),
    ) ??
    firstOfParure(reading, candidates) ??
    strong[0] ??
    anotherOne(reading, heads) ??
    fresh[0] ??
    heads.filter(({ item }) => !WEAK.test(item.norm))[0] ??
    heads[0];
  if (chosen === undefined) return worn ?? readDrops(reading) ?? impliedType(reading);
  const value = valueIn(chosen.item, 'type') as JewelryType;
  markOtherPieces(reading, value);
  if (
    worn !== null &&
    (WEAK.test(chosen.item.norm) ||
      (value === 'Ring' && (/^(?:Nose|Toe) Ring$/.test(worn.value) || OF_NAVEL.test(worn.words))))
  ) {
    for (const { at } of candidates) use(reading, at);
    // "A hoop for my left ear": the noun tells the piece, where both say the same.
    return worn.value === value ? claim(reading, chosen.at, worn.value) : worn;
  }
  for (const { item, at } of candidates) {
    if (valueIn(item, 'type') === value || WEAK.test(item.norm) || isExisting(reading, at)) use(reading, at);
  }
  const emblem = hangsOnChain(reading, chosen.at);
  if (emblem !== null) {
    use(reading, chosen.at);
    return { value: 'Pendant', words: wordsOf(reading, emblem, chosen.at), at: emblem };
  }
  return claim(reading, chosen.at, JEWELRY_TYPES.find((type) => type === value)!);
}

/** "Little gold anchor, 18 inch chain", "moon with a tiny diamond on a box chain": the emblem that is asked for first, or -1. */
function leadingEmblem(items: Reading['items'], chainAt: number): number {
  const at = items.findIndex(
    (item) => !ASKING.test(item.norm) && !has(item, 'size', 'metal', 'finish', 'colour', 'era', 'culture'),
  );
  const emblem = items[at];
  const shown = emblem !== undefined && at < chainAt && !emblem.negated && has(emblem, 'motif', 'figure');
  return shown && !has(emblem, 'type', 'gemstone') && items[at + 1]?.norm !== 'link' ? at : -1;
}

/** "A silver cross on a fine chain": the emblem that hangs on a chain is the piece; its item, or null. */
function hangsOnChain({ items, chunk }: Reading, chainAt: number): number | null {
  if (!/^(?:neck ?)?chain$/.test(items[chainAt]!.norm)) return null;
  let first = chainAt;
  while (chunk[first - 1] === chunk[chainAt]) first -= 1;
  // "A gold cross, 18k, two centimetres tall, chain of 50 cm": a sign that is worn, told before its chain.
  const sign = items.findIndex((item, at) => at < chainAt && isWornSign(item) && !item.negated);
  if (sign !== -1 && !has(items[sign + 1], 'motif', 'figure', 'type', 'jewelryNoun')) return sign;
  const led = leadingEmblem(items, chainAt);
  if (led !== -1 && chunk[led] !== chunk[chainAt] && /^(?:on|with|,)$/.test(items[first - 1]?.norm ?? ''))
    return led;
  if (!/^(?:on|with)$/.test(items[first - 1]?.norm ?? '')) return null;
  // "A Star of David, delicate, rose gold, on a 16 inch chain"
  let at = first - 2;
  // "An oak leaf, silver, to wear on a chain"
  while (at > 0 && /^(?:to|wear|worn|wearing|hang|hung|hanging|go)$/.test(items[at]!.norm)) at -= 1;
  while (
    (items[at]?.norm === ',' && at > 0) ||
    (items[at + 1]?.norm === ',' && has(items[at], 'size', 'metal', 'finish', 'plain')) ||
    has(items[at], 'plain')
  )
    at -= 1;
  const emblem = items[at];
  const hangs =
    emblem !== undefined && !emblem.negated && (has(emblem, 'motif', 'figure') || emblem.norm === 'drop');
  return hangs && !has(emblem, 'gemstone', 'metal') ? at : null;
}
