/** A small figure on one side of a ring, apart from what its front is. */
import type { Brief, Figure } from '@filigree/contracts';
import { drawFigure, motifsOfFigure } from '../ornament/figures.ts';
import type { Random } from '../random.ts';
import { styleOf } from './motif.ts';
import { ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/** Its size in turn, mm. */
const SIZES_MM = [5.4, 4.6, 6, 5] as const;

/** The figure that was asked for as a detail on the side: of several, the one that was named last. */
export const detailOf = (brief: Brief): Figure | null =>
  ringArrangements(brief).includes('hidden') ? (brief.figures?.at(-1) ?? null) : null;

/** The wish without its detail: what is left may be the front. */
export function besideDetail(wish: RingWish, detail: Figure | null): RingWish {
  if (detail === null) return wish;
  const figures = (wish.brief.figures ?? []).filter((figure) => figure !== detail);
  const others = new Set(figures.flatMap(motifsOfFigure));
  const own = motifsOfFigure(detail).filter((motif) => !others.has(motif));
  const motifs = wish.brief.motifs.filter((motif) => !own.includes(motif));
  return { ...wish, brief: { ...wish.brief, figures, motifs } };
}

/** Sets the detail on the band, where nothing turns on it and no stones lie in its place. */
export function layDetail(
  sketch: RingSketch,
  wish: RingWish,
  detail: Figure | null,
  seed: number,
  random: Random,
): void {
  if (detail === null) return;
  const rowsAsked = wish.brief.setting !== null || ringArrangements(wish.brief).includes('set-shoulders');
  // Small stones along a shoulder that nobody asked for give it their place.
  if (sketch.head !== null && !rowsAsked) sketch.bandStones = null;
  const isTaken =
    sketch.spinner || sketch.bandStones !== null || ('coil' in sketch.shoulders && sketch.shoulders.coil);
  const sizeMm = round2(SIZES_MM[seed % SIZES_MM.length]!);
  const style = { ...styleOf(wish, sizeMm), centre: null, accent: null, small: null };
  const ornament = drawFigure(detail, style, random, { cultures: wish.brief.culture, ground: 'silhouette' });
  if (isTaken || (ornament.kind !== 'emblem' && ornament.kind !== 'motif')) {
    wish.adjustments.push(
      `There is no place for the ${detail.replaceAll('-', ' ')} in this design: it is left out.`,
    );
    return;
  }
  sketch.detail = ornament;
}
