/** Whether beads were named with something that hangs from them. */
import type { Gemstone } from '@filigree/contracts';
import { GEM_FACTS } from '../stones/gems.ts';
import { asksForOwnStone, namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

const isStrung = (gem: Gemstone): boolean => GEM_FACTS[gem].form !== 'faceted';

/** Beads were named and another stone, which no bead is: it is in what hangs from them. */
export function takesPendant({ brief, stoneAsked }: PieceWish): boolean {
  const [first] = brief.gemstones;
  return (
    stoneAsked &&
    first !== undefined &&
    !isStrung(first) &&
    brief.gemstones.some(isStrung) &&
    (brief.rows ?? 1) < 2 &&
    !brief.arrangements?.some((name) => name === 'alternating' || name === 'figure-clasp') &&
    !asksForOwnStone(brief)
  );
}

/** One thing hangs there: a figure was named, or one stone. */
export const takesOnePendant = (wish: PieceWish): boolean =>
  wish.type === 'Necklace' && takesPendant(wish) && (namesFigure(wish.brief) || wish.brief.stoneCount === 1);
