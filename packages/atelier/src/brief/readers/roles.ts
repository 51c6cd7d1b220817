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
    if (has(item, 'accentCue')) return true;
    if (item.kind === 'mark' && /^[.;!?]$/.test(item.norm)) return false;
    if (has(item, 'centreNoun')) return false;
    if (!/^(?:and|or|,|a|an|the|&|with|by|of|in)$/.test(item.norm)) break;
  }
  // "... diamonds on either side", "... on the band"
  const after = items[phrase.at(-1)! + 1];
  return (
    has(after, 'accentCue') &&
    /side|shoulder|shank|the band|around (?:it|the)/.test(after!.norm) &&
    !/next to|beside/.test(after!.norm)
  );
}
