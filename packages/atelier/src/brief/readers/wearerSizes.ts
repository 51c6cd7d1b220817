/** Ring sizes as they are said: a letter, a number with a system, or what somebody measured. */
import type { Quantity } from '../quantities.ts';
import { type Reading, use } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { isUnit, measuresSomething, middle } from './measure.ts';
import { EU_SIZES, LARGEST_DIAMETER_MM, US_SIZES, usFromDiameter, usFromEu, usFromUk } from './ringSizes.ts';

/** "half carat princess, 4 claw, plat, L": a capital of its own between commas, among a jeweler's terms. */
function standsAsSize({ items, tokens }: Reading, at: number): boolean {
  const bounds = (item: Item | undefined): boolean => item === undefined || /^[,;|/.\n]$/.test(item.norm);
  if (!/^[G-Z]$/.test(tokens[items[at]!.first]!.text)) return false;
  let end = at + 1;
  if (items[end]?.quantity != null && Math.abs(items[end]!.quantity!.low - 0.5) < 1e-9) end += 1;
  if (at === 0 || !bounds(items[at - 1]) || !bounds(items[end])) return false;
  const lettered = items.some(({ norm }) => /^(?:initial|letter|monogram|engrav)/.test(norm));
  const types = items.map((item) => valueIn(item, 'type')).filter((type) => type !== null);
  const terms = items.filter(
    (item) => has(item, 'cut', 'shape', 'setting', 'metal') || isUnit(item, 'carat'),
  );
  return !lettered && types.every((type) => type === 'Ring') && terms.length >= 2;
}

/** Who is measured, how, and what may stand before the size: "she's a", "my girlfriend is an", "we measured him as". */
const WEARER_IS =
  /(?:\b(?:i['’]?m|i am|(?:she|he)s|\p{L}+['’]s|(?:she|he) is|\p{L}+ (?:is|takes?|wears?)|mine (?:would|should|will) be)(?: \p{L}+ly| about| around| maybe)? an?|\bmine(?: is|['’]s)|\b(?:measure[sd]?|sized|came out|comes out|comes up)(?: (?:me|him|her|it|up|myself))?(?: (?:as|at|to be))?(?: an?)?)$/iu;

/** "I'm an M", "we measured him as a T": said of a wearer, where a ring is asked for. */
function isMeasuredWearer({ items, tokens, text }: Reading, at: number): boolean {
  const { start } = tokens[items[at]!.first]!;
  const before = text.slice(Math.max(0, start - 40), start).trimEnd();
  if (!WEARER_IS.test(before)) return false;
  const types = items.map((item) => valueIn(item, 'type')).filter((type) => type !== null);
  // "She's a 6.75": with a setting and nothing else to wear, a ring is meant.
  const quarters = items[at]!.quantity !== null && (items[at]!.quantity!.low * 4) % 4 !== 0;
  const isSet = types.length === 0 && quarters && items.some((item) => has(item, 'setting'));
  return types.includes('Ring') || isSet;
}

/** What may follow a size that nobody called one: the end of what is said, or the next clause. */
const endsSize = (item: Item | undefined): boolean =>
  item === undefined ||
  (item.kind === 'mark' && /^[.,;!?()\n–—-]$/.test(item.norm)) ||
  /^(?:and|but|so|or|i|we|according|if|for|uk|us|british|now|nowadays|then|these)$/.test(item.norm);

/** "A W in ring size", "an L in rings", "a P in UK sizes". */
const saidOfSizes = ({ items }: Reading, at: number): boolean =>
  items[at + 1]?.norm === 'in' &&
  /^(?:ring|ring size|finger|uk|us|british|american)$/.test(items[at + 2]?.norm ?? '');

/** A size said in letters: "UK N½", "size L", "size M 1/2". */
export function letterSize(reading: Reading, at: number): { value: number; last: number } | null {
  const item = reading.items[at]!;
  const token = reading.tokens[item.first]!;
  // "V shape" is no size V.
  if (item.kind === 'quoted' || item.first !== item.last || !/^[a-z]$/i.test(token.text)) return null;
  const before = reading.items
    .slice(Math.max(0, at - 3), at)
    .map((other) => other.norm)
    .join(' ');
  const after = reading.items
    .slice(at + 1, at + 4)
    .map((other) => other.norm)
    .join(' ');
  const british = /\buk\b/.test(before) || /^(?:\S+ )?(?:uk|in uk|british)\b/.test(after);
  const sized =
    /\b(?:size|sz|fs|finger size)(?: (?:is|an?|of|uk|in|ring|\.|:))*$/.test(before) ||
    /\buk(?: size| ring size)*$/.test(before) ||
    /\bfinger(?: is(?: an?)?)?$/.test(before);
  const next = reading.items[at + 1];
  const halved = next?.quantity != null && Math.abs(next.quantity.low - 0.5) < 1e-9;
  const measured =
    /^[B-HJ-Z]$/.test(token.text) &&
    (halved || endsSize(next) || saidOfSizes(reading, at)) &&
    isMeasuredWearer(reading, at);
  // "Rose gold, thistle on it, N and a half."
  const halfSaid =
    /^[G-Z]$/.test(token.text) &&
    /^and a half\b/.test(after) &&
    reading.items[at - 1]?.kind === 'mark' &&
    reading.items.some((other) => valueIn(other, 'type') === 'Ring');
  if (!sized && !measured && !halfSaid && !standsAsSize(reading, at)) return null;
  // "size I, to wear daily"; in "the size I take" the letter speaks.
  const isPronoun =
    token.text === 'I' && !(halved || (sized && (next === undefined || next.kind === 'mark')));
  if (!british && (!/^[B-Z]$/.test(token.text) || isPronoun)) return null;
  if (halved) {
    return { value: usFromUk(token.text, true, 0), last: at + 1 };
  }
  if (/^z$/i.test(token.text) && next?.norm === '+' && reading.items[at + 2]?.quantity) {
    return { value: usFromUk('Z', false, reading.items[at + 2]!.quantity!.low), last: at + 2 };
  }
  if (
    next?.norm === 'and' &&
    /half$/.test(
      reading.items
        .slice(at + 1, at + 4)
        .map((other) => other.norm)
        .join(' '),
    )
  ) {
    return { value: usFromUk(token.text, true, 0), last: Math.min(at + 3, reading.items.length - 1) };
  }
  return { value: usFromUk(token.text, false, 0), last: at };
}

export function numberedSize(reading: Reading, at: number, quantity: Quantity): number | null {
  const { items } = reading;
  // "The size: 9 by 7" is a stone's.
  if (quantity.across !== null) return null;
  const before = items
    .slice(Math.max(0, at - 4), at)
    .map((other) => other.norm)
    .join(' ');
  const next = items[at + 1]?.norm ?? '';
  if (items[at + 1] !== undefined && measuresSomething(items[at + 1]!) && next !== 'mm') return null;
  // "Round the finger three times" tells how often.
  if (/^(?:times?|turns?|coils?|loops?|wraps?|windings?)$/.test(next)) return null;
  const after = items
    .slice(at + 1, at + 3)
    .map((other) => other.norm)
    .join(' ');
  const sized =
    /\b(?:size[sd]?|sz|fs)(?: (?:is|an?|of|about|around|roughly|us|uk|eu|in|it|ring|:|#|\.))*$/.test(
      before,
    ) || /\bfinger(?: is)?(?: an?)?$/.test(before);
  const system =
    /\b(us|usa|american|eu|european|iso|uk)(?: (?:size|ring size|ring))*$/.exec(before)?.[1] ??
    /^(us|usa|american|eu|european|iso)$/.exec(next)?.[1];
  const value = middle(quantity);
  // "The UK one" is no size.
  if (!sized && (system === undefined || !quantity.digits)) return null;
  const european = system === 'eu' || system === 'european' || system === 'iso';
  if (value >= EU_SIZES.min && value <= EU_SIZES.max && system !== 'us') return usFromEu(value);
  // "My finger is 16 mm inside": so wide.
  if (next === 'mm') return value >= 13 && value <= LARGEST_DIAMETER_MM ? usFromDiameter(value) : null;
  const american = system === 'us' || system === 'usa' || system === 'american';
  // Beyond what is made: said where the brief is put together.
  if (american && value > US_SIZES.max && value <= MOST_US_SAID) return value;
  // The Dutch, Belgian and German habit: the inner diameter in millimetres.
  if (value > US_SIZES.max && value <= LARGEST_DIAMETER_MM) return usFromDiameter(value);
  if (
    value >= 13 &&
    value <= LARGEST_DIAMETER_MM &&
    /^(?:\( )?(?:dutch|nl|german|belgian|swedish)\b/.test(after)
  )
    return usFromDiameter(value);
  if (european) return null;
  return value >= US_SIZES.min && value <= US_SIZES.max ? value : null;
}

/** Beyond this a number beside "US" is none of sizes. */
const MOST_US_SAID = 40;

/** "I take a seven and three quarters", "she's a 5.5 (her sister asked)": a size without the word, said of the wearer. */
export const takenSize = (reading: Reading, at: number, quantity: Quantity): boolean =>
  quantity.low >= US_SIZES.min &&
  quantity.low <= US_SIZES.max &&
  quantity.high === quantity.low &&
  quantity.across === null &&
  (endsSize(reading.items[at + 1]) || saidOfSizes(reading, at)) &&
  isMeasuredWearer(reading, at);

/** "Matte yellow gold, 5 and a half", "Everyday wear. 6.5": a half or a quarter by itself is the size of a ring. */
export function bareSize({ items, tokens }: Reading, at: number, quantity: Quantity): boolean {
  const { low, high, across } = quantity;
  if (high !== low || across !== null || low < 3 || low > 13 || (low * 4) % 1 !== 0 || low % 1 === 0)
    return false;
  const ends = (item: Item | undefined): boolean => item === undefined || /^[,;.!?\n]$/.test(item.norm);
  const before = items[at - 2];
  // "The one I have is a size 8 and spins. So: 7.5."
  const concludes = items[at - 1]?.norm === ':' && /^(?:so|then|therefore|hence)$/.test(before?.norm ?? '');
  return (
    (/^[,.;\n]$/.test(items[at - 1]?.norm ?? '') || concludes) &&
    ends(items[at + 1]) &&
    before !== undefined &&
    !has(before, 'gemstone', 'stoneNoun', 'customGemstone', 'cut', 'shape', 'setting', 'centreNoun') &&
    (concludes ||
      !tokens.some(({ norm }) => (items[at - 1]!.norm === ',' ? OTHER_MEASURE : SIZE_NOUN).test(norm))) &&
    items.some((item) => valueIn(item, 'type') === 'Ring')
  );
}

/** What makes a number between commas another's; one that is a sentence by itself is no other millimetre. */
const SIZE_NOUN = /^(?:sizes?|sized|sz|fs)$/;
const OTHER_MEASURE = /^(?:sizes?|sized|sz|fs|mm)$/;

/** Where the words of a size begin: "size is 21 mm" at "size", "a T" at "a". */
export function sizeFrom({ items }: Reading, at: number): number {
  const isLead = (index: number): boolean =>
    /^(?:size[sd]?|sz|fs|ring size|finger size|finger|us|usa|uk|eu|american|european)$/.test(
      items[index]?.norm ?? '',
    );
  let first = at;
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    if (isLead(index)) first = index;
    else if (!/^(?:is|an?|of|about|around|roughly|:|#|\.)$/.test(items[index]!.norm)) break;
  }
  return first === at && /^an?$/.test(items[at - 1]?.norm ?? '') ? at - 1 : first;
}

/** "EU size 54", "54 EU": the words about the size have been understood with it. */
export function markSizeWords(reading: Reading, at: number): void {
  for (let index = Math.max(0, at - 3); index <= Math.min(reading.items.length - 1, at + 2); index++) {
    if (
      /^(?:us|usa|uk|eu|european|american|british|iso|size|sz|fs|ring size)$/.test(reading.items[index]!.norm)
    )
      use(reading, index);
  }
}
