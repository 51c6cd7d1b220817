/** What a design must show of the figures that were asked for: themselves, how they stand, the stones on them. */
import type { Brief, Figure } from '@filigree/contracts';
import { isRing, type SoleDesign } from '../document.ts';
import { asksForEnamel } from '../enamels.ts';
import type { Ornament } from '../ornament/document.ts';
import { FORMS_WITHOUT_CELLS } from '../ornament/emblemForms.ts';
import { emblemFormOf, isEmblemOfFigure, isFormOfFigure } from '../ornament/figures.ts';
import { standsAsTold } from '../ornament/grouped.ts';
import { namedPlate } from '../piece/tagged.ts';
import { isOnFigure, showsOnFigure } from '../stones/stones-on-figures.ts';
import { COST, type Expectation, ornamentsOf } from './expectation.ts';

/** Stones that were told of a part of a figure stand there. */
const asOnFigure = ({ stoneGroups, noStones }: Brief): Expectation[] =>
  noStones
    ? []
    : (stoneGroups ?? []).filter(isOnFigure).map((group) => ({
        name: `${group.gemstone ?? 'stones'} at the ${group.place} of the figure`,
        cost: COST.counted,
        isMet: (design) => showsOnFigure(design, group),
      }));

/** A figure stands for itself, on no ground of its own. */
export const isFigureAlone =
  (figures: NonNullable<Brief['figures']>) =>
  (ornament: Ornament): boolean =>
    figures.some(
      (figure) =>
        (ornament.kind === 'motif' && isFormOfFigure(figure, ornament.form)) ||
        (ornament.kind === 'emblem' &&
          ornament.ground === 'silhouette' &&
          isEmblemOfFigure(figure, ornament.form)) ||
        // Stones stand around it.
        (ornament.kind === 'plate' &&
          ornament.border.kind === 'pave' &&
          ornament.field.kind === 'emblem' &&
          isEmblemOfFigure(figure, ornament.field.form)),
    );

/** Glass lies in the figure itself. */
function hasCells(figure: Figure): boolean {
  const form = emblemFormOf(figure);
  return form !== null && !FORMS_WITHOUT_CELLS.has(form);
}

/** A figure that was named is the piece, where no ground, no letters and no culture's manner was named with it. */
function asFigure(brief: Brief): Expectation[] {
  const { figures, culture, engraving, engravingPlace, enamelGround } = brief;
  const isOnGround =
    namedPlate(brief) !== null ||
    brief.arrangements?.includes('locket') === true ||
    // Glass has its field on a ground, where a figure has no cells of its own.
    (asksForEnamel(brief) && !figures?.every(hasCells)) ||
    enamelGround != null ||
    (engraving !== null && engravingPlace !== 'back') ||
    culture.length > 0;
  if (!figures?.length || isOnGround) return [];
  const shows = isFigureAlone(figures);
  // What is a row of petals or stones, a band or a climber shows it otherwise.
  const isOther = (ornament: Ornament): boolean => ornament.kind !== 'plate' && ornament.kind !== 'emblem';
  const name = `${figures.join(', ')} as the piece itself`;
  const onRing: Expectation = {
    name,
    // Beside a stone it is seen as well.
    cost: COST.set,
    isMet: (design) => !isRing(design) || design.detail === undefined,
  };
  const isMet = (design: SoleDesign): boolean =>
    isRing(design) || ornamentsOf(design).some(shows) || ornamentsOf(design).every(isOther);
  return [onRing, { name, cost: COST.figure, isMet }];
}

/** Figures of which it was told how they stand to each other are one casting, and stand so. */
const asRelated = (brief: Brief): Expectation[] =>
  (brief.figureRelations ?? []).map((relation) => ({
    name: `${relation.figure} ${relation.how} ${relation.of}`,
    cost: COST.figure,
    isMet: (design) =>
      ornamentsOf(design).some((ornament) => ornament.kind === 'emblem' && standsAsTold(ornament, relation)),
  }));

/** Of a figure that was told to be one there is one: "with one tiny heart charm". */
function asOneFigure({ figures, figureCount, motifs, culture }: Brief): Expectation[] {
  const [figure, ...others] = figures ?? [];
  if (figureCount !== 1 || others.length + culture.length > 0) return [];
  const isMet = (design: SoleDesign): boolean => {
    if (isRing(design)) return true;
    const shown = design.ornaments.filter(({ ornament }) =>
      figure === undefined
        ? ornament.kind === 'motif' && motifs.includes(ornament.motif)
        : isFigureAlone([figure])(ornament),
    );
    return shown.reduce((sum, { count }) => sum + count, 0) <= 1;
  };
  return [{ name: `one ${figure ?? motifs.join(', ')}`, cost: COST.counted, isMet }];
}

export const figuresExpected = (brief: Brief): readonly Expectation[] => [
  ...asOnFigure(brief),
  ...asFigure(brief),
  ...asRelated(brief),
  ...asOneFigure(brief),
];
