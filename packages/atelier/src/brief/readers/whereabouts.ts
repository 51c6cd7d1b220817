/** Places of a story: "we met in Japan" asks for nothing Japanese, "a bangle like those in Nepal" does. */
import { COMING_FROM, OF_THE_PLACE, PLACE_LEADS, PLACES_NAMED } from '../lexicon/places.ts';
import type { Reading } from '../reading.ts';

/** Whether a place tells only where somebody or something is. */
export function isWhereabouts({ items, tokens }: Reading, at: number): boolean {
  const item = items[at]!;
  if (!PLACES_NAMED.has(item.norm)) return false;
  const word = (index: number): string => tokens[index]?.norm ?? '';
  const lead = word(item.first - 1);
  const before = word(item.first - 2);
  const tells = PLACE_LEADS.has(lead) || (lead === 'from' && COMING_FROM.has(before));
  if (!tells) return false;
  for (let index = item.first - 1; index >= 0; index--) {
    if (/^[,.;:!?()\n–—]$/.test(word(index))) break;
    // "I'd like a ring from ..."
    const asks = word(index) === 'like' && /(?:^|')d$|^(?:would|i|we|really)$/.test(word(index - 1));
    if (OF_THE_PLACE.has(word(index)) && !asks) return false;
  }
  return !OF_THE_PLACE.has(word(item.last + 1));
}
