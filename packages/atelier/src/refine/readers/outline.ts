/** "A round face", "make the disc square": the outline of a plate. */
import type { PlateOutline } from '../../design/ornament/plateParts.ts';
import { isFormOf } from '../shownFigure.ts';
import { isOutlineAlone } from './cuts.ts';
import { type ChangeReader, removing } from './names.ts';

const OUTLINES: readonly [RegExp, PlateOutline][] = [
  [/\b(?:round|circular|circle)\b/, 'disc'],
  [/\boval\b/, 'oval'],
  [/\bsquare\b/, 'square'],
  [/\b(?:rectangular|rectangle)\b/, 'rounded-rectangle'],
  [/\bhexagon(?:al)?\b/, 'hexagon'],
  [/\boctagon(?:al)?\b/, 'octagon'],
  [/\bshield\b/, 'shield'],
  [/\b(?:teardrop|pear)\b/, 'teardrop'],
  [/\bheart\b/, 'heart'],
];
const OF_PLATE = /\b(?:face|plate|disc|disk|medallion|tag|top|front|outline|shape|shaped)\b/;

/** "Square ones with onyx": the piece itself. */
const OF_ONES =
  /\b(?:round|oval|square|rectangular|hexagonal|octagonal|shield|heart)(?:[- ]shaped)? (?:ones|cufflinks|discs?|faces?|plates?|tags?)\b/;

/** "Round the corners off", "softer corners", of a plate. */
const SOFTENS =
  /\b(?:round(?:ed|er)?|soften(?:ed)?|softer) (?:off )?(?:the |its |my |slightly )*(?:corners|edges of the (?:face|plate))\b|\bcorners (?:\w+ ){0,3}?(?:round(?:ed|er)?|softer|soft|off)\b/;

export const readSoftCorners: ChangeReader = ({ facts, plain, intent }) =>
  facts.isPlate && intent !== 'keep' && SOFTENS.test(plain)
    ? [{ kind: 'outline', outline: 'rounded-rectangle', asWide: true }]
    : [];

export const readOutline: ChangeReader = (scene) => {
  if (!scene.facts.isPlate || removing(scene)) return [];
  const isMeant =
    OF_PLATE.test(scene.plain) ||
    ((scene.facts.centre === null || scene.facts.isTablet) && isOutlineAlone(scene));
  const isOnes = OF_ONES.test(scene.toPlain);
  if (!isOnes && (!isMeant || scene.to.gemstones.length > 0)) return [];
  const outline = OUTLINES.find(([pattern]) => pattern.test(scene.toPlain))?.[1];
  return outline === undefined ? [] : [{ kind: 'outline', outline }];
};

/** What a figure is put on, or how: "round with the boat engraved in", "on a little round disc". */
const ON_ROUND =
  /\b(?:round|circular|circle|coin)\b.*\b(?:engrav\w*|etch\w*|carved|stamped|in relief|raised|with (?:the|a|an|my|our) \w+ (?:on|in|inside)|instead of)\b|\b(?:engrav\w*|etch\w*|carved|stamped|in relief|on|onto|inside|in) (?:into |on |in )?(?:an? |the )?(?:\w+ )?(?:(?:round|circular) (?:disc|disk|plate|medallion|coin|tag|face|shape|one)s?|(?:medallion|coin|circle)s?)\b/;

/** A figure by its own outline is to lie on a round plate. */
export const readMedallion: ChangeReader = (scene) => {
  const { facts, plain, words } = scene;
  if (facts.piece?.front !== 'emblem' || removing(scene) || scene.intent === 'keep') return [];
  const isOther = words.figures.some(({ value }) => !isFormOf(facts, value));
  if (!ON_ROUND.test(plain) || isOther || words.gemstones.length > 0 || scene.lettering !== null) return [];
  return [{ kind: 'outline', outline: 'disc' }];
};
