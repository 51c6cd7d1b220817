/** How much a piece may be, by what was said of it. */
import { callsForMore } from '../calls-for-more.ts';
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

/** What asks for less goes before what asks for more. */
export function restraintOf(wish: PieceWish): Restraint {
  const { proportions, era, occasion, gemstones, setting } = wish.brief;
  if (proportions.ornament === 'simple' && !wish.stoneAsked && namesNothing(wish)) return 'bare';
  if (proportions.ornament === 'simple' || proportions.presence === 'delicate' || era === 'Minimalist')
    return 'modest';
  // Any other setting was chosen for what it adds: a halo, rows, a whole face of stones.
  const isOpen = setting === null || setting === 'Solitary';
  if (
    isOpen &&
    wish.stoneAsked &&
    asksForOwnStone(wish.brief) &&
    namesNothing(wish) &&
    !callsForMore(wish.brief)
  )
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
