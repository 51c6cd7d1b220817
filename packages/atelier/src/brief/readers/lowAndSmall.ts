/** Proportions that other words than adjectives of size tell: what a tiara is not to be, pearls that are small by their name. */
import { type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import type { ProportionClaim } from './proportions.ts';

/** What stands high on a head, and what it is likened to, where it is refused in the same clause. */
const REFUSED =
  /\b(?:no|not|nothing|never|without|avoid|don'?t|dont|isn'?t|isnt|rather than|instead of)\b[^.;!?]{0,40}\b(?:pointy|pointed|points?|spik(?:y|ey|es?|ed)|peak(?:s|ed|y)?|pageant(?:[ -]?y)?)\b/i;
const PEAKED =
  /^(?:pointy|pointed|points?|spiky|spikey|spikes?|spiked|peaks?|peaked|peaky|pageant|pageanty)$/;

/** "I don't want it pointy or pageant-y": a tiara that stands up no further than it must. */
export function lowTiara(
  reading: Reading,
  type: string | null,
  claims: readonly ProportionClaim[],
): ProportionClaim[] {
  const match = type === 'Tiara' ? REFUSED.exec(reading.text) : null;
  if (match === null) return [];
  const named = reading.items.flatMap(({ norm, first }, at) =>
    PEAKED.test(norm) && reading.tokens[first]!.start >= match.index ? [at] : [],
  );
  for (const at of named) use(reading, at);
  const [at] = named;
  return at === undefined || claims.some(({ field }) => field === 'profile')
    ? []
    : [{ field: 'profile', value: 'low', words: wordsOf(reading, at), at }];
}

/** Worn on the head, where pearls stand for themselves between leaves and are drawn large otherwise. */
const FOR_HAIR = /^(?:Tiara|Hairpin)$/;

/** Seed pearls are small ones: where they are all the stones of what is worn in the hair, these are small. */
export function ofSeedPearls(
  reading: Reading,
  type: string | null,
  claims: readonly ProportionClaim[],
): ProportionClaim[] {
  if (!FOR_HAIR.test(type ?? '')) return [];
  const { items } = reading;
  const at = items.findIndex(({ norm, negated }) => !negated && /^seed pearls?$/.test(norm));
  const isAlone = items.every(
    (item) => item.negated || !has(item, 'gemstone') || valueIn(item, 'gemstone') === 'Pearl',
  );
  return at === -1 || !isAlone || claims.some(({ field }) => field === 'stone')
    ? []
    : [{ field: 'stone', value: 'small', words: wordsOf(reading, at), at }];
}
