/** A figure on one side of a ring, apart from what its front is. */
import type { Brief, Figure } from '@filigree/contracts';
import { isBorder } from '../ornament/figureParts.ts';
import { drawFigure, motifFormsOfFigure, motifsOfFigure } from '../ornament/figures.ts';
import type { Random } from '../random.ts';
import { hasFreeFront, keepsCentre, styleOf } from './motif.ts';
import { isFlanked, ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { type RingWish, round2 } from './wish.ts';

/** Its size in turn, mm: hidden on the side, and beside the stone that it was named with. */
const HIDDEN_MM = [5.4, 4.6, 6, 5] as const;
const BESIDE_MM = [9, 8.2, 9.6, 8.6] as const;

interface Detail {
  readonly figure: Figure;
  readonly sizesMm: readonly number[];
}

/** The figure that was asked for as a detail on the side: of several, the one that was named last. */
const hiddenIn = (brief: Brief): Figure | null =>
  ringArrangements(brief).includes('hidden') ? (brief.figures?.at(-1) ?? null) : null;

/** Figures that are the ring itself, about a stone or without one. */
const ARE_THE_RING: ReadonlySet<Figure> = new Set<Figure>(['claddagh']);

/**
 * A figure that was named with a stone of a certain cut, size or setting: it stands beside the stone, in every other
 * sketch where its own face could hold one.
 */
function figureBesideStone(sketch: RingSketch, { brief }: RingWish, seed: number): Figure | null {
  const [figure, ...others] = (brief.figures ?? []).filter((one) => !isBorder(one, brief));
  if (figure === undefined || others.length > 0 || sketch.head === null) return null;
  const motif = motifFormsOfFigure(figure)?.motif ?? null;
  // Flowers, hearts and the like have forms for the shoulders; of animals the front is one.
  if ((motif !== null && motif !== 'Animal') || ARE_THE_RING.has(figure) || isFlanked(brief)) return null;
  if (ringArrangements(brief).includes('signet') || brief.metals.includes('Enamel')) return null;
  return !hasFreeFront(brief) || (keepsCentre(brief) && seed % 2 === 1) ? figure : null;
}

/** What stands on one side of a ring; null where nothing does. */
export function detailOf(sketch: RingSketch, wish: RingWish, seed: number): Detail | null {
  const hidden = hiddenIn(wish.brief);
  if (hidden !== null) return { figure: hidden, sizesMm: HIDDEN_MM };
  const beside = figureBesideStone(sketch, wish, seed);
  return beside === null ? null : { figure: beside, sizesMm: BESIDE_MM };
}

/** The wish without its detail: what is left may be the front. */
export function besideDetail(wish: RingWish, detail: Detail | null): RingWish {
  if (detail === null) return wish;
  const figures = (wish.brief.figures ?? []).filter((figure) => figure !== detail.figure);
  const others = new Set(figures.flatMap(motifsOfFigure));
  const own = motifsOfFigure(detail.figure).filter((motif) => !others.has(motif));
  const motifs = wish.brief.motifs.filter((motif) => !own.includes(motif));
  return { ...wish, brief: { ...wish.brief, figures, motifs } };
}

/** Sets the detail on the band, where nothing turns on it and no stones lie in its place. */
export function layDetail(
  sketch: RingSketch,
  wish: RingWish,
  detail: Detail | null,
  seed: number,
  random: Random,
): void {
  if (detail === null) return;
  const { figure, sizesMm } = detail;
  const rowsAsked = wish.brief.setting !== null || ringArrangements(wish.brief).includes('set-shoulders');
  // Small stones along a shoulder that nobody asked for give it their place.
  if (sketch.head !== null && !rowsAsked) sketch.bandStones = null;
  const isTaken =
    sketch.spinner || sketch.bandStones !== null || ('coil' in sketch.shoulders && sketch.shoulders.coil);
  const sizeMm = round2(sizesMm[seed % sizesMm.length]!);
  const style = { ...styleOf(wish, sizeMm), centre: null, accent: null, small: null };
  const ornament = drawFigure(figure, style, random, { cultures: wish.brief.culture, ground: 'silhouette' });
  if (isTaken || (ornament.kind !== 'emblem' && ornament.kind !== 'motif')) {
    wish.adjustments.push(
      `There is no place for the ${figure.replaceAll('-', ' ')} in this design: it is left out.`,
    );
    return;
  }
  sketch.detail = ornament;
}
