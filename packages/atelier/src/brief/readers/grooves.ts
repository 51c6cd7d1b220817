/** "A thin channel running off centre", "two fine grooves": what is turned into the metal of a band, and holds no stones. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';
import { isRefusedAt } from './phraseTable.ts';

const GROOVE =
  /^(?:groove|grooved|furrow|turned line|scored line|incised line|recessed line|cut line|engraved line)$/;
/** These hold stones as often, or run on as something else: what stands about them tells. */
const CHANNEL = /^channel$/;
const LINE = /^(?:line|stripe)$/;
const CUT_IN = /^(?:turned|scored|incised|recessed|cut|carved|grooved|machined|sunken|sunk)$/;
const FILLED = /^(?:of|with|in|for|set|setting|style|full)$/;
const OFF =
  /\b(?:off ?-? ?cent(?:er|re)(?:ed)?|offset|off set|off to (?:one|the) side|to one side|on one side|along one side|(?:nearer|near|towards?|closer to|close to|along|by) (?:one|the|an) (?:edge|side)|not in the (?:middle|cent(?:er|re))|asymmetric(?:al|ally)?)\b/;
const OF_PLACE = /^(?:nearer|near|closer|close|toward|towards|off|offset|edge|side|asymmetric|asymmetrical)$/;
/** Words about a groove that tell where it runs. */
const REACH = 8;

const isStone = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun');

function isGroove(reading: Reading, at: number): boolean {
  const { items } = reading;
  const item = items[at]!;
  const phrase = phraseOf(reading, at);
  // A word that the lexicon does not know is not marked as refused.
  if ([at, phrase[0]!].some((index) => isRefusedAt(reading, index))) return false;
  if (GROOVE.test(item.norm)) return true;
  const isCut = phrase.some((index) => CUT_IN.test(items[index]!.norm));
  if (LINE.test(item.norm)) return isCut && !phrase.some((index) => has(items[index], 'metal', 'colour'));
  if (!CHANNEL.test(item.norm) || phrase.some((index) => isStone(reading, index))) return false;
  const [next, second, third] = [items[at + 1], items[at + 2], items[at + 3]];
  if (
    FILLED.test(next?.norm ?? '') &&
    [at + 1, at + 2, at + 3, at + 4].some((index) => isStone(reading, index))
  )
    return false;
  if (/^(?:set|setting|style)$/.test(next?.norm ?? '') || (has(second, 'stoneNoun') && has(third, 'type')))
    return false;
  // "Rubies set in a channel".
  let before = phrase[0]! - 1;
  while (/^(?:a|an|the|one)$/.test(items[before]?.norm ?? '')) before -= 1;
  if (/^(?:in|into|inside)$/.test(items[before]?.norm ?? '')) return false;
  return (
    /^(?:a|an|one|the|single)$/.test(items[phrase[0]!]!.norm) ||
    /^(?:a|an|one|two|2|three|3)$/.test(items[phrase[0]! - 1]?.norm ?? '') ||
    isCut
  );
}

/**
 * Grooves of a band: how many, and whether the one is off the middle. Runs before the reader of settings.
 * @param filledAt the item of a channel that a metal is laid in, or null
 */
export function readGrooves(
  reading: Reading,
  types: readonly JewelryType[],
  filledAt: number | null = null,
): Claim<Arrangement> | null {
  if (types.length > 0 && !types.some((type) => ARRANGED_PIECES.groove.includes(type))) return null;
  const at = reading.items.findIndex((_, index) => index !== filledAt && isGroove(reading, index));
  if (at === -1) return null;
  const { items, tokens } = reading;
  const phrase = phraseOf(reading, at);
  const near = items
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .map(({ norm }) => norm)
    .join(' ');
  const isOff = OFF.test(near);
  if (isOff)
    items.forEach((item, index) => {
      if (Math.abs(index - at) <= REACH && OF_PLACE.test(item.norm)) use(reading, index);
    });
  const several = /s$/.test(tokens[items[at]!.last]!.norm);
  for (const index of phrase) if (index <= at) use(reading, index);
  // What it is in words is no setting, no size of the band and no cut.
  (reading.items as (typeof items)[number][])[at] = { ...items[at]!, entries: [] };
  return {
    value: isOff ? 'offset-groove' : several ? 'grooves' : 'groove',
    words: wordsOf(reading, phrase[0]!, at),
    at,
  };
}
