import { JEWELRY_TYPES, type JewelryType } from '@filigree/contracts';
import { type Claim, claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

/** Words that name a part of a piece as often as a piece: they yield to any other type. */
const WEAK =
  /^(?:band|chain|charm|pin|cuff|stud|hoop|crown|clip on|comb|medal|bracelet charm|circlet|septum|chandelier|wedding band|eternity|sleeper|neck chain)$/;
/** Where a piece is worn, when the noun itself says too little ("a ring for my toe"). */
const WORN_ON: Readonly<Record<string, JewelryType>> = {
  nose: 'Nose Ring',
  nostril: 'Nose Ring',
  septum: 'Nose Ring',
  toe: 'Toe Ring',
  ankle: 'Anklet',
  waist: 'Body Chain',
  belly: 'Body Chain',
  torso: 'Body Chain',
  hair: 'Hairpin',
  bun: 'Hairpin',
  wrist: 'Bracelet',
  neck: 'Necklace',
  ear: 'Earrings',
  earlobe: 'Earrings',
  lapel: 'Brooch',
  finger: 'Ring',
};
const EXISTING =
  /^(?:my|her|his|our|your|existing|current|match|matches|matching|grandmother|grandma|mother|mum|mom)$/;

/** "to match my engagement ring": a piece that is already there. */
function isExisting(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    const { norm } = reading.items[index]!;
    if (
      /^(?:to )?match(?:es|ing)?$/.test(norm) ||
      /^(?:go|goes|pair|pairs|worn|wear|stack|sit|sits) with/.test(
        `${norm} ${reading.items[index + 1]?.norm ?? ''}`,
      )
    )
      return true;
    if (reading.items[index]!.kind === 'mark' && norm !== '-') return false;
  }
  const before = reading.items[at - 1]?.norm ?? '';
  // "my pear engagement ring": the phrase opens with its owner.
  const opening = phraseOf(reading, at)[0]!;
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
    if (/\b(?:for|around|in|on|through)(?: (?:the|my|her|his|their|a|second|left|right))*$/.test(before)) {
      use(reading, at);
      return { value: part, words: wordsOf(reading, at), at };
    }
  }
  return null;
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

/** "Pearl drops": earrings, when nothing else is named. */
function readDrops(reading: Reading): Claim<JewelryType> | null {
  const at = reading.items.findIndex(
    (item, index) =>
      item.norm === 'drop' &&
      reading.tokens[item.last]!.norm === 'drops' &&
      phraseOf(reading, index).some((other) => other < index && has(reading.items[other], 'gemstone')),
  );
  return at === -1 ? null : claim(reading, at, 'Earrings');
}

/** True when the item speaks of a piece that is already there, beside the one that is asked for. */
export function describesExisting(reading: Reading, at: number): boolean {
  const { items } = reading;
  const owned = phraseOf(reading, at).find((index) => index >= at && has(items[index], 'type', 'setting'));
  if (owned === undefined || !isExisting(reading, owned)) return false;
  return items.some((item, index) => has(item, 'type') && !item.negated && !isExisting(reading, index));
}

/** The one piece that is asked for; further types that were named are left unused. */
export function readType(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  const candidates = items
    .map((item, at) => ({ item, at }))
    .filter(({ item }) => has(item, 'type') && !item.negated);
  const worn = wornOn(reading);
  // The head of a noun phrase is its last noun: a "charm bracelet" is a bracelet.
  const heads = candidates.filter(
    ({ at }) =>
      !candidates.some(
        (other) => other.at > at && reading.chunk[other.at] === reading.chunk[at] && reading.chunk[at] !== -1,
      ),
  );
  const fresh = heads.filter(({ at }) => !isExisting(reading, at));
  const strong = fresh.filter(({ item }) => !WEAK.test(item.norm));
  const chosen = strong[0] ?? fresh[0] ?? heads.filter(({ item }) => !WEAK.test(item.norm))[0] ?? heads[0];
  if (chosen === undefined) return worn ?? readDrops(reading);
  const value = valueIn(chosen.item, 'type') as JewelryType;
  markOtherPieces(reading, value);
  if (
    worn !== null &&
    (WEAK.test(chosen.item.norm) || (value === 'Ring' && /^(?:Nose|Toe) Ring$/.test(worn.value)))
  ) {
    for (const { at } of candidates) use(reading, at);
    return worn;
  }
  for (const { item, at } of candidates) {
    if (valueIn(item, 'type') === value || WEAK.test(item.norm) || isExisting(reading, at)) use(reading, at);
  }
  return claim(reading, chosen.at, JEWELRY_TYPES.find((type) => type === value)!);
}
