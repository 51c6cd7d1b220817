/** "Flip the moon the other way round": what is shown, left for right. */
import type { ChangeReader } from './names.ts';

const MIRRORS = /\bmirror(?:ed|ing)?(?: image)?\b(?! (?:finish|polish|shine|bright|like))/;
const FLIPS =
  /\b(?:flip|reverse|turn) (?:it|them|him|her|(?:the|my|its) (?:\w+ )?\w+?)(?:(?: (?:round|around|over|about|horizontally|left to right))? so\b.*| (?:the other way(?: round| around| about)?|horizontally|left to right))(?: please)?$|\b(?:flip|reverse) (?:it|him|her|(?:the|my|its) (?:\w+ )?\w+?)(?: (?:round|around|over|please))*$/;
const OTHER_WAY =
  /\b(?:fac(?:e|es|ing)|look(?:s|ing)?|swim(?:s|ming)?|fl(?:y|ies|ying)|run(?:s|ning)?|walk(?:s|ing)?|turned|go(?:es|ing)?|point(?:s|ing)?) (?:(?:the|my|its) (?:\w+ ){1,2})?the other way\b|\bon(?:to)? the other (?:side|shoulder)\b/;
/** Of what stands on its head, and of what a stone or a metal is flipped to. */
const OTHERWISE =
  /\b(?:upside[- ]down|other way up|colou?rs?|metals?|golds?|stones?|gems?|page|lid|chain|clasp)\b/;

export const readMirrored: ChangeReader = ({ plain, facts, intent, from, words }) => {
  if (intent === 'keep' || intent === 'remove' || from !== null || OTHERWISE.test(plain)) return [];
  if (words.gemstones.length + words.metals.length > 0) return [];
  const shows = facts.figure !== null || facts.second !== null || facts.piece?.front === 'row';
  const asked = MIRRORS.test(plain) || (shows && (FLIPS.test(plain) || OTHER_WAY.test(plain)));
  return asked ? [{ kind: 'mirror' }] : [];
};
