/** Wishes that name several things, each of which can be a charm. */
import { culturesBeside, motifsOfFigure } from '../ornament/figures.ts';
import { hungCount, isTagged } from './tagged.ts';
import type { PieceWish } from './wish.ts';

/** At least so many things were named that can each be a charm; lettering has its own plate instead. */
export function namesSeveral(wish: PieceWish, least: number): boolean {
  const { brief } = wish;
  const figures = brief.figures ?? [];
  const shown = new Set(figures.flatMap(motifsOfFigure));
  if (hungCount(wish) > 0) return hungCount(wish) >= least;
  const others = [...brief.motifs.filter((motif) => !shown.has(motif)), ...culturesBeside(brief)];
  return (!brief.engraving || isTagged(wish)) && figures.length + others.length >= least;
}

/** A charm bracelet of several things bears each of them as a charm, and nothing else. */
export const isOfCharms = (wish: PieceWish): boolean =>
  wish.brief.braceletKind === 'charm' && namesSeveral(wish, 2);
