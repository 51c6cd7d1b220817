/** Whether a wish for one stone calls for anything beside it. */
import type { Arrangement, Brief } from '@filigree/contracts';

/** Occasions, and ways to place stones, that call for more of them than the one that was named. */
const FESTIVE: ReadonlySet<Brief['occasion']> = new Set<Brief['occasion']>([
  'Statement',
  'Engagement',
  'Anniversary',
]);
const OF_SEVERAL =
  /^(?:surround|double-halo|hidden-halo|square-halo|flower-halo|side-stones|set-shoulders|alternating|scattered|fringe)$/;

/** Whether a way to place stones has others about or beside the one that leads. */
export const placesOthers = (name: Arrangement): boolean => OF_SEVERAL.test(name);

/** An age or a culture, an occasion or splendour calls for more than what was named. */
export const callsForSplendour = ({ era, culture, occasion, proportions }: Brief): boolean =>
  (era !== null && era !== 'Minimalist') ||
  culture.length > 0 ||
  FESTIVE.has(occasion) ||
  proportions.ornament === 'ornate' ||
  proportions.presence === 'bold';

/** Ways to hold a stone, which say nothing of others about it. */
const HOLDS_ONE: ReadonlySet<Brief['setting']> = new Set<Brief['setting']>([
  'Solitary',
  'Bezel',
  'Prong',
  'Tension',
]);

/** The setting is one of a stone by itself, whatever may stand about it. */
export const isHeldAlone = ({ setting }: Brief): boolean => HOLDS_ONE.has(setting);

/**
 * Small stones about the one that was named, or a thing below it: called for by a setting, a second stone, or by
 * splendour.
 */
export const callsForMore = (brief: Brief): boolean =>
  (brief.setting !== null && !isHeldAlone(brief)) ||
  brief.gemstones.length > 1 ||
  callsForSplendour(brief) ||
  brief.arrangements?.some(placesOthers) === true;
