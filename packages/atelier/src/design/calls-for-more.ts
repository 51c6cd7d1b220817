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

/**
 * Small stones about the one that was named, or a thing below it: called for by a setting, a second stone, an age or a
 * culture, an occasion, or splendour.
 */
export const callsForMore = (brief: Brief): boolean =>
  // A solitaire is one stone by its name.
  (brief.setting !== null && brief.setting !== 'Solitary') ||
  brief.gemstones.length > 1 ||
  (brief.era !== null && brief.era !== 'Minimalist') ||
  brief.culture.length > 0 ||
  FESTIVE.has(brief.occasion) ||
  brief.proportions.ornament === 'ornate' ||
  brief.proportions.presence === 'bold' ||
  brief.arrangements?.some(placesOthers) === true;
