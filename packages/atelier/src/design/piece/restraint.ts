/** How much a piece may be, by what was said of it. */
import type { Brief } from '@filigree/contracts';
import { asksForOwnStone, namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/**
 * bare: metal that is to be simple, of which nothing else was named; modest: one thing with nothing hung from it;
 * splendid: more was asked for than the piece itself.
 */
export type Restraint = 'bare' | 'modest' | 'usual' | 'splendid';

/** No figure, motif, culture, ball or lettering was named. */
export const namesNothing = ({ brief }: PieceWish): boolean =>
  !namesFigure(brief) && !brief.engraving && !brief.arrangements?.includes('ball');

/** Occasions, and ways to place stones, that call for more of them than the one that was named. */
const FESTIVE: ReadonlySet<Brief['occasion']> = new Set<Brief['occasion']>([
  'Statement',
  'Engagement',
  'Anniversary',
]);
const OF_SEVERAL =
  /^(?:surround|double-halo|square-halo|flower-halo|side-stones|alternating|scattered|fringe)$/;

/**
 * Whether something beside the stone that was named is called for: small stones about it, or a thing below it. That is so
 * by a setting, a second stone, an age or a culture, an occasion, or splendour.
 */
export function callsForMore({ brief }: PieceWish): boolean {
  const { setting, gemstones, era, culture, occasion, arrangements, proportions } = brief;
  return (
    setting !== null ||
    gemstones.length > 1 ||
    (era !== null && era !== 'Minimalist') ||
    culture.length > 0 ||
    FESTIVE.has(occasion) ||
    proportions.ornament === 'ornate' ||
    proportions.presence === 'bold' ||
    arrangements?.some((name) => OF_SEVERAL.test(name)) === true
  );
}

/** What asks for less goes before what asks for more. */
export function restraintOf(wish: PieceWish): Restraint {
  const { proportions, era, occasion, gemstones } = wish.brief;
  if (proportions.ornament === 'simple' && !wish.stoneAsked && namesNothing(wish)) return 'bare';
  if (proportions.ornament === 'simple' || proportions.presence === 'delicate' || era === 'Minimalist')
    return 'modest';
  if (wish.stoneAsked && asksForOwnStone(wish.brief) && namesNothing(wish) && !callsForMore(wish))
    return 'modest';
  const isSplendid =
    proportions.ornament === 'ornate' ||
    proportions.presence === 'bold' ||
    occasion === 'Statement' ||
    gemstones.length > 1;
  return isSplendid ? 'splendid' : 'usual';
}

/** Nothing is hung from what is to be one thing. */
export const isModest = (wish: PieceWish): boolean => /^(?:bare|modest)$/.test(restraintOf(wish));
