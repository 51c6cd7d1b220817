/** Birthstones of which no month was told: some are chosen, that the piece shows what it will be, and told. */
import type { Brief, Gemstone } from '@filigree/contracts';
import { isFamilyOf } from './stones/inTurn.ts';

/** Stones of months (jewelers' list of 1912 and its later ones), neighbours unlike in colour. */
const CHOSEN: readonly Gemstone[] = [
  'Ruby',
  'Emerald',
  'Sapphire',
  'Garnet',
  'Peridot',
  'Tanzanite',
  'Amethyst',
  'Citrine',
  'Aquamarine',
];
/** A family has so many where nobody counted it. */
const USUAL_FAMILY = 3;

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');

/** More stones than three hang one below the other from nothing: a bar bears them in a row. */
const MOST_BELOW = 3;
const isFamilyPendant = ({ type, arrangements, figures, motifs }: Brief, stones: number): boolean =>
  type === 'Pendant' &&
  stones > MOST_BELOW &&
  (arrangements ?? []).length + (figures ?? []).length + motifs.length === 0;

/** The brief with stones for the months that were not told; as it is where stones were named or none are wanted. */
export function withBirthstones(
  brief: Brief,
  seed: number,
): { readonly brief: Brief; readonly note: string | null } {
  const { occasion, gemstones, customGemstone, noStones, stoneCount } = brief;
  if (occasion !== 'Birthstone' || noStones || customGemstone !== null || gemstones.length > 0)
    return { brief, note: null };
  const count = Math.min(CHOSEN.length, stoneCount ?? (isFamilyOf(brief) ? USUAL_FAMILY : 1));
  const from = (seed % USUAL_FAMILY) * USUAL_FAMILY;
  const chosen = Array.from(
    { length: Math.max(1, count) },
    (_, i) => CHOSEN[(from + i) % CHOSEN.length]!,
  ).filter((gem) => !brief.excludedGemstones.includes(gem));
  if (chosen.length === 0) return { brief, note: null };
  const names = listed(chosen.map((gem) => gem.toLowerCase()));
  return {
    brief: {
      ...brief,
      gemstones: chosen,
      stoneCount: chosen.length > 1 ? chosen.length : stoneCount,
      ...(isFamilyPendant(brief, chosen.length) && { arrangements: ['bar'] }),
    },
    note:
      chosen.length === 1
        ? `No month of birth was told: ${names} stands in for the birthstone until you name it.`
        : `No months of birth were told: ${names} stand in for the birthstones until you name them.`,
  };
}
