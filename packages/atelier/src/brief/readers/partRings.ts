/** "One end goes through a ring", "hangs from a ring": a ring that is a part of another piece, and none for a finger. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { isLinkedRing } from './linkedRings.ts';

/** What goes through it, or what it is the end of. */
const THROUGH = /^(?:through|thru|thro|into|via|onto|inside)$/;
const PASSES =
  /^(?:pull|pulls|pulled|pass|passes|passing|passed|slip|slips|slide|slides|thread|threads|threaded|go|goes|loop|loops|looped|feed|feeds)$/;
/** Rings of the workshop, by their names. */
const OF_WORKSHOP =
  /^(?:o|circle|circular|round|open|plain|metal|hoop|connector|connecting|loop|joining|split|jump)$/;
/** Rings that are worn on fingers wherever they stand. */
const WORN = /(?:wedding|engagement|signet|promise|eternity|cocktail|class|grandmother) ring/;

const isRing = ({ items }: Reading, at: number): boolean =>
  items[at] !== undefined && (/(?:^| )ring$/.test(items[at].norm) || valueIn(items[at], 'type') === 'Ring');

/** The words that lead through a ring: those before its phrase, or those behind it. */
function passage(reading: Reading, at: number): { first: number; last: number } | null {
  const { items } = reading;
  const phrase = phraseOf(reading, at);
  let before = phrase[0]! - 1;
  if (/^(?:a|an|the|one|its)$/.test(items[before]?.norm ?? '')) before -= 1;
  if (THROUGH.test(items[before]?.norm ?? '') || THROUGH.test(items[phrase[0]!]!.norm))
    return { first: Math.max(0, before), last: at };
  const behind = items.slice(at + 1, at + 7);
  const verb = behind.findIndex(({ norm }) => PASSES.test(norm));
  const through = behind.findIndex(({ norm }) => /^(?:through|thru|thro)$/.test(norm));
  const isOf = /^(?:that|which|for|where|,)$/.test(behind[0]?.norm ?? '');
  return isOf && verb !== -1 && through > verb ? { first: at, last: at + 1 + through } : null;
}

/** "So that they actually ring", "bells that ring": what bells do. */
const RINGS_AS_BELLS =
  /\b(?:(?:they|it|that|which|to|really|actually|can|will|would|should|softly|gently|don't|not|never) )+$/;

const isVerb = ({ items, tokens }: Reading, at: number): boolean =>
  tokens[items[at]!.first]!.norm === 'ring' &&
  items.some(({ norm }) => /(?:^| )bell$|ghungroo/.test(norm)) &&
  RINGS_AS_BELLS.test(
    `${items
      .slice(Math.max(0, at - 3), at)
      .map(({ norm }) => norm)
      .join(' ')} `,
  );

/** "Saturn with a tilted ring of tiny diamonds": of a planet. */
const isOfPlanet = ({ items }: Reading, at: number): boolean =>
  items[at + 1]?.norm === 'of' &&
  items.slice(Math.max(0, at - 8), at).some(({ norm }) => /^(?:saturn|planet)$/.test(norm)) &&
  items.slice(at + 2, at + 6).some((item) => has(item, 'gemstone', 'stoneNoun', 'metal'));

/** Whether a ring is none for a finger: a part of another piece that is named, what bells do, or what is about a planet. */
export function isPartRing(reading: Reading, at: number): boolean {
  const { items } = reading;
  const item = items[at]!;
  if (!isRing(reading, at) || WORN.test(item.norm)) return false;
  if (isVerb(reading, at) || isOfPlanet(reading, at)) return true;
  const others = items.some(
    (other, index) =>
      index !== at && !other.negated && has(other, 'type') && valueIn(other, 'type') !== 'Ring',
  );
  if (!others) return false;
  return (
    OF_WORKSHOP.test(items[at - 1]?.norm ?? '') || passage(reading, at) !== null || isLinkedRing(reading, at)
  );
}

/** A lariat whose end goes through a ring of metal. */
export function readThroughRing(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  if (types.length !== 1 || types[0] !== 'Necklace') return null;
  for (const [at] of reading.items.entries()) {
    const found = isRing(reading, at) && isPartRing(reading, at) ? passage(reading, at) : null;
    if (found === null) continue;
    use(reading, found.first, found.last);
    for (const index of phraseOf(reading, at)) use(reading, index);
    return { value: 'through-ring', words: wordsOf(reading, found.first, found.last), at };
  }
  return null;
}
