/** Cuts that are not made here, called by the nearest that is: a half moon beside a stone becomes a trillion. */
import type { Facts } from './facts.ts';
import { NEAREST_CUTS } from './lexicon/nearestCuts.ts';
import { phrases } from './lexicon/phrases.ts';

const KNOWN = Object.entries(NEAREST_CUTS).map(([cut, said]) => ({
  cut,
  pattern: new RegExp(String.raw`\b${phrases(said)}(?:[ -](?:cut|shaped?))?(?= |$|[.,;!?])`, 'gi'),
}));
/** Half moons are stones where stones are spoken of. */
const OF_STONES =
  /\b(?:sides?|stones?|gems?|diamonds?|sapphires?|rubies|emeralds?|baguettes?|cuts?|flank\w*|accents?|either side)\b/i;
const OF_FIGURES = /\b(?:charms?|pendants?|figures?|motifs?|engrav\w*)\b/i;

export const withNearestCuts = ({ gemstones }: Facts, instruction: string): string =>
  gemstones.size === 0 || !OF_STONES.test(instruction) || OF_FIGURES.test(instruction)
    ? instruction
    : KNOWN.reduce((said, { cut, pattern }) => said.replace(pattern, cut), instruction);
