/** Figures that are of glass without a word of it. */
import type { Figure } from '@filigree/contracts';
import { cannotRaiseProngs } from '../alloys.ts';
import type { PieceWish } from '../piece/wish.ts';

/** The nazar of the bazaars is blue, white and black glass: bare, its rings are a target. */
const OF_GLASS: ReadonlySet<Figure> = new Set<Figure>(['evil-eye']);

/**
 * Enamel that nobody asked for by name: not where stones were, where it was ruled out, where a finish was told for the
 * metal, on metals that take none, or too small to be seen.
 */
export const isGlazedUnasked = (figure: Figure, { brief, alloys, stoneAsked, type }: PieceWish): boolean =>
  OF_GLASS.has(figure) &&
  !stoneAsked &&
  !brief.engraving &&
  brief.finish === null &&
  !brief.excludedMetals.includes('Enamel') &&
  !cannotRaiseProngs(alloys[0]) &&
  type !== 'Nose Ring';
