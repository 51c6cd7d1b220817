/** "A round face", "make the disc square": the outline of a plate. */
import type { PlateOutline } from '../../design/ornament/plateParts.ts';
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

export const readOutline: ChangeReader = (scene) => {
  if (!scene.facts.isPlate || removing(scene)) return [];
  const isMeant = OF_PLATE.test(scene.plain) || (scene.facts.centre === null && isOutlineAlone(scene));
  const isOnes = OF_ONES.test(scene.toPlain);
  if (!isOnes && (!isMeant || scene.to.gemstones.length > 0)) return [];
  const outline = OUTLINES.find(([pattern]) => pattern.test(scene.toPlain))?.[1];
  return outline === undefined ? [] : [{ kind: 'outline', outline }];
};
