/** Figures with small stones: they stand around it, in the rim of the medallion that it is on, and in the figure's own place. */
import type { Brief } from '@filigree/contracts';
import { asksForEnamel } from '../enamels.ts';
import type { PieceWish } from '../piece/wish.ts';
import type { EmblemForm } from './emblemForms.ts';
import { hasSeat } from './emblemSeats.ts';
import { emblemFormOf } from './figures.ts';
import { drawPlate } from './plate.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

/** Figures that bear many small stones themselves. */
const OF_MANY: ReadonlySet<EmblemForm> = new Set<EmblemForm>(['tree-of-life', 'crescent']);

const isLeftOpen = ({ arrangements, hangs, plateShape, plateBorder, engraving, setting }: Brief): boolean =>
  (arrangements ?? []).length === 0 &&
  !hangs &&
  !plateShape &&
  !plateBorder &&
  !engraving &&
  (setting === null || setting === 'Pave');

/** The figure that small stones of one kind are to be about: "an om with tiny diamonds"; null for none. */
export function rimmedFigure({
  brief,
  type,
  stoneAsked,
  style,
}: Pick<PieceWish, 'brief' | 'type' | 'stoneAsked' | 'style'>): EmblemForm | null {
  const [figure, ...others] = brief.figures ?? [];
  if (figure === undefined || others.length > 0 || type !== 'Pendant' || !stoneAsked) return null;
  const isOfSmall =
    brief.proportions.stone === 'small' && brief.gemstones.length === 1 && brief.stoneCount === null;
  const form = emblemFormOf(figure);
  return form !== null &&
    isOfSmall &&
    !OF_MANY.has(form) &&
    style.small?.form === 'faceted' &&
    isLeftOpen(brief) &&
    !asksForEnamel(brief)
    ? form
    : null;
}

/** The figure on plates whose rims are set with the small stones, by outline. */
export function rimmedFigureIdeas(
  wish: PieceWish,
  sized: (share: number) => OrnamentStyle,
): readonly OrnamentIdea[] {
  const form = rimmedFigure(wish);
  if (form === null) return [];
  return (['disc', 'oval'] as const).map((outline) => ({
    id: `figure-rimmed-${outline}`,
    settings: [],
    ornate: false,
    draw: (random, share) =>
      drawPlate({ ...sized(share), accent: wish.style.small }, random, {
        outline,
        border: 'pave',
        emblem: form,
        stoneAsked: true,
      }),
  }));
}

/** Whether the figure in its own outline shows a stone as well. */
export const showsStoneItself = (form: EmblemForm, { sizeMm }: OrnamentStyle): boolean =>
  hasSeat(form, 'silhouette', sizeMm);
