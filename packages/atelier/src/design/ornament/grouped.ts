/** Figures that stand together as one casting: a starfish and two shells, a fox under a fir tree. */
import type { Brief, Figure, FigureRelation, JewelryType } from '@filigree/contracts';
import type { Random } from '../random.ts';
import { drawEmblem, type EmblemOrnament, GROUP_PLACES, MOST_BESIDE } from './emblem.ts';
import { hasSeat } from './emblemSeats.ts';
import { emblemFormOf, isEmblemOfFigure, motifsOfFigure } from './figures.ts';
import type { OrnamentStyle } from './style.ts';

/** Pieces whose front is one casting; about a neck the figures hang beside each other. */
const OF_ONE_CASTING: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Pendant',
  'Brooch',
  'Charm',
  'Cufflinks',
  'Earrings',
  'Hairpin',
]);
/** Where nobody counted: one on either side. */
const USUAL_COUNT = 2;
/** A group against one figure by itself, and the first figure's share of the group. */
const GROUP_SHARE = 1.2;
const LEADING_SHARE = 0.62;
const LARGEST_MM = 60;

type GroupPlace = NonNullable<EmblemOrnament['beside']>['place'];

/** Where a figure stands that was told to be above another, below it or beside it. */
const PLACE_OF: Readonly<Record<FigureRelation['how'], GroupPlace>> = {
  above: 'above',
  below: 'below',
  beside: 'around',
};

/** A figure, what stands about it, how many of that, and where, in the order in which sketches take their turns. */
interface Group {
  readonly leading: Figure;
  readonly other: Figure;
  readonly count: number;
  readonly places: readonly GroupPlace[];
  /** Nothing but the first of them bears stones. */
  readonly isPair: boolean;
}

/** Where the other stands, seen from the one that leads. */
const INVERSE: Readonly<Record<GroupPlace, GroupPlace>> = {
  above: 'below',
  below: 'above',
  around: 'around',
};

/** Whether a casting shows two figures so as they were told to stand, whichever of them leads it. */
export function standsAsTold(
  { form, beside }: Pick<EmblemOrnament, 'form' | 'beside'>,
  { figure, how, of }: Pick<FigureRelation, 'figure' | 'how' | 'of'>,
): boolean {
  if (beside === undefined) return false;
  const place = PLACE_OF[how];
  if (isEmblemOfFigure(of, form) && isEmblemOfFigure(figure, beside.form)) return beside.place === place;
  return (
    isEmblemOfFigure(figure, form) && isEmblemOfFigure(of, beside.form) && beside.place === INVERSE[place]
  );
}

/** Eyes are an animal's, and a middle is a flower's: stones told of these stand on the one that leads. */
function leadsByStones({ stoneGroups }: Brief, figures: readonly Figure[]): Figure | null {
  const places = new Set((stoneGroups ?? []).map(({ place }) => place));
  const motif = places.has('eyes') ? 'Animal' : places.has('middle') ? 'Floral' : null;
  if (motif === null) return null;
  return figures.find((figure) => motifsOfFigure(figure).includes(motif)) ?? null;
}

/** Which of two figures leads, the first that was named unless several of it stand about the other, and where that is. */
function ledBy(brief: Brief, { figure, count, how, of }: FigureRelation): Group {
  const [first] = brief.figures ?? [];
  const leading =
    (count ?? 1) > 1 ? of : (leadsByStones(brief, [figure, of]) ?? (first === figure ? figure : of));
  const place = PLACE_OF[how];
  return {
    leading,
    other: leading === of ? figure : of,
    count: leading === of ? Math.min(MOST_BESIDE, count ?? 1) : 1,
    places: [leading === of ? place : INVERSE[place]],
    isPair: true,
  };
}

/** Two figures that were named for one casting; null where they are none, or each is something else. */
function groupIn(brief: Brief, type: JewelryType): Group | null {
  const { arrangements, figures, figureCount, figureRelations, hangs } = brief;
  const [first, second, ...others] = figures ?? [];
  if (!OF_ONE_CASTING.has(type) || first === undefined || second === undefined || others.length > 0)
    return null;
  const told = figureRelations?.find(({ figure, of }) => [figure, of].every((one) => figures?.includes(one)));
  if (told !== undefined && !hangs && !arrangements?.includes('mismatched')) return ledBy(brief, told);
  if (arrangements?.includes('flanked') === true)
    return {
      leading: first,
      other: second,
      count: Math.min(MOST_BESIDE, figureCount ?? USUAL_COUNT),
      places: ['below', 'around'],
      isPair: false,
    };
  // A sun and a moon for two ears may be one on each.
  if (type === 'Earrings' || (arrangements ?? []).length > 0 || hangs || (figureCount ?? 1) > 1) return null;
  return { leading: first, other: second, count: 1, places: GROUP_PLACES, isPair: true };
}

/** The ways to draw a group for a brief that names one; none for others. */
export function groupsOf(
  brief: Brief,
  type: JewelryType,
): readonly ((style: OrnamentStyle, random: Random) => EmblemOrnament)[] {
  const group = groupIn(brief, type);
  if (group === null) return [];
  const [form, beside] = [emblemFormOf(group.leading), emblemFormOf(group.other)];
  if (form === null || beside === null) return [];
  const { count, isPair } = group;
  return group.places.map((place) => (style, random) => {
    const sizeMm = Math.min(LARGEST_MM, Math.round(style.sizeMm * GROUP_SHARE * 100) / 100);
    const drawn = drawEmblem(null, { ...style, sizeMm }, random, { form, ground: 'silhouette' });
    const isSeated = hasSeat(form, 'silhouette', sizeMm * LEADING_SHARE);
    return {
      ...drawn,
      stone: isSeated ? drawn.stone : null,
      beside: { form: beside, count, place, ...(isPair && { bare: true as const }) },
    };
  });
}

/** Whether a brief asks for figures that stand together on one casting. */
export const isGrouped = (brief: Brief, type: JewelryType): boolean => {
  const group = groupIn(brief, type);
  return group !== null && emblemFormOf(group.leading) !== null && emblemFormOf(group.other) !== null;
};

/** Figures that are scenes by themselves: a cloud with its drops, a bird with its twig. */
const SCENES: ReadonlySet<Figure> = new Set<Figure>(['rain-cloud', 'bird-on-branch']);

/** Whether what was named is the whole front, so that nothing of it is said once more in small. */
export const isWholeFront = (brief: Brief, type: JewelryType): boolean => {
  const [only, ...others] = brief.figures ?? [];
  const isScene = only !== undefined && others.length === 0 && SCENES.has(only);
  return isGrouped(brief, type) || (isScene && OF_ONE_CASTING.has(type));
};
