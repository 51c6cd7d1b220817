import { phraseOf, type Reading } from '../reading.ts';
import { has } from '../scan.ts';

/**
 * Whether the stone or cut at an item is an accent rather than the centre: it stands behind words such as
 * "flanked by", or its noun phrase ends in "accents", "halo", "side stones".
 */
export function isAccent(reading: Reading, at: number): boolean {
  const { items } = reading;
  const phrase = phraseOf(reading, at);
  if (phrase.some((index) => has(items[index], 'centreNoun'))) return false;
  if (phrase.some((index) => index > at && has(items[index], 'accentNoun'))) return true;
  // "... and tiny diamonds", beside another stone
  const small = phrase.some(
    (index) => index < at && items[index]!.entries.some((entry) => entry.value === 'small'),
  );
  // A size or a count belongs to the noun behind it.
  const noun =
    items[at]!.quantity === null
      ? at
      : (phrase.find((index) => index > at && has(items[index], 'gemstone', 'customGemstone', 'stoneNoun')) ??
        at);
  const plural = /s$/.test(reading.tokens[items[noun]!.last]!.norm);
  const others = items.some(
    (item, index) => has(item, 'gemstone', 'customGemstone') && index < phrase[0]! && !item.negated,
  );
  if (small && plural && others) return true;
  // "Tiny pearls hanging round the bottom and a ruby on the top": a fringe below what is set.
  const fringes = /^(?:hang|hanging|dangle|dangling|dripping|drop|dropping|along)$/;
  const isFringe =
    fringes.test(items[noun + 1]?.norm ?? '') || fringes.test(items[phrase.at(-1)! + 1]?.norm ?? '');
  const leads = items.some(
    (item, index) => has(item, 'gemstone', 'customGemstone') && index > phrase.at(-1)! && !item.negated,
  );
  if (small && plural && isFringe && leads) return true;
  // "rubies round a big diamond"
  const behind = items[phrase.at(-1)! + 1];
  const encircles = (index: number): boolean =>
    /^(?:a?round|surrounding|encircling|circling)$/.test(items[index]?.norm ?? '') &&
    /^(?:a|an|the|one)$/.test(items[index + 1]?.norm ?? '');
  if (plural && (encircles(noun + 1) || (behind !== undefined && encircles(phrase.at(-1)! + 1)))) return true;
  // "diamond halo", "pavé diamonds": stones of a setting, unless it is the setting of the one stone named.
  const settled = (index: number): boolean =>
    has(items[index], 'setting') && /halo|pave|encrusted|cluster/.test(items[index]!.norm);
  if (
    phrase.some((index) => index > at && index <= at + 2 && settled(index) && /halo/.test(items[index]!.norm))
  )
    return true;
  if (
    phrase.some((index) => index < at && at - index <= 2 && settled(index) && /pave/.test(items[index]!.norm))
  )
    return true;
  for (let index = phrase[0]! - 1; index >= 0; index--) {
    const item = items[index]!;
    // "On each side of the opal" is the opal between; "on each side of it a pearl" are the pearls.
    if (has(item, 'accentCue'))
      return items[index + 1]?.norm !== 'of' || /of$/.test(item.norm) || items[index + 2]?.norm === 'it';
    if (item.kind === 'mark' && /^[.;!?]$/.test(item.norm)) return false;
    if (has(item, 'centreNoun')) return false;
    if (!/^(?:and|or|,|a|an|the|&|with|by|of|in|it)$/.test(item.norm)) break;
  }
  // "... diamonds on either side", "... on the band"
  const after = items[phrase.at(-1)! + 1];
  if (has(after, 'accentCue') && items[phrase.at(-1)! + 2]?.norm === 'of') return true;
  return (
    has(after, 'accentCue') &&
    /side|left and|shoulder|shank|the band|around (?:it|the)/.test(after!.norm) &&
    !/next to|beside/.test(after!.norm)
  );
}
