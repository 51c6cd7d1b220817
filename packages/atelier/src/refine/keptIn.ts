/** What of a piece a clause asks to keep. */
import type { KeptPart } from './keptParts.ts';
import { GEM_PLURALS, MILGRAIN } from './readers/names.ts';
import type { Scene } from './scene.ts';
import { isFormOf } from './shownFigure.ts';

const KEPT: readonly [RegExp, KeptPart][] = [
  [/\b(?:stones?|gems?|gemstones?|cent(?:er|re))\b/, 'stone'],
  [/\b(?:band|shank)\b/, 'band'],
  [/\b(?:metal|gold|silver|platinum|colou?r)\b/, 'metal'],
  [/\b(?:setting|head|prongs?|bezel)\b/, 'setting'],
  [/\bhalo\b/, 'halo'],
  [MILGRAIN, 'milgrain'],
  [/\b(?:accents?|stones|gems|gemstones|side stones?|pav[eé]|small stones?)\b/, 'accents'],
  [/\bfinish\b/, 'finish'],
  [/\bring size\b/, 'size'],
  [/\b(?:engraving|inscription|lettering)\b/, 'engraving'],
  [/\bchains?\b/, 'chain'],
  [/\b(?:chains?|length)\b/, 'length'],
  [/\b(?:chains?|clasp)\b/, 'clasp'],
  [/\b(?:fitting|posts?|hooks?|leverbacks?|bail|pin)\b/, 'fitting'],
  [/\b(?:motif|figure|butterfly|flower|pendant|emblem|ornament|size|shape|form)\b/, 'figure'],
  [/\b(?:drops?|charms?|stations?)\b/, 'drops'],
];

/** A gem that is to stay keeps its place as the centre stone; elsewhere only no other may come in its stead. */
export function keptIn({ plain, words, facts }: Scene): KeptPart[] {
  // "Leave the pendant gold" keeps the metal of one part: the other may have its own.
  const ofPart = /\b(?:chain|band|setting|pendant|front|head|clasp|hoops?)\b/.test(plain);
  const parts = KEPT.flatMap(([pattern, part]) =>
    pattern.test(plain) && !(part === 'metal' && ofPart) ? [part] : [],
  );
  const centre = facts.centre?.gemstone;
  const isCentre = words.gemstones.some(({ value }) => value === centre) && !GEMS.test(plain);
  const isShown =
    words.figures.some((claim) => isFormOf(facts, claim.value)) ||
    words.motifs.some(({ value }) => value === facts.motif);
  return [...parts, ...(isCentre ? (['stone'] as const) : []), ...(isShown ? (['figure'] as const) : [])];
}
const GEMS = new RegExp(`\\b(?:${GEM_PLURALS})\\b`);
