/** One figure with several of another about it, as one casting: a starfish and two shells. */
import type { Brief, Figure, JewelryType } from '@filigree/contracts';
import type { Random } from '../random.ts';
import { drawEmblem, type EmblemOrnament, GROUP_PLACES, MOST_BESIDE } from './emblem.ts';
import { hasSeat } from './emblemSeats.ts';
import { emblemFormOf } from './figures.ts';
import type { OrnamentStyle } from './style.ts';

/** Pieces whose front is one casting; about a neck the figures hang beside each other. */
const OF_ONE_CASTING: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Pendant',
  'Brooch',
  'Charm',
  'Cufflinks',
]);
/** Where nobody counted: one on either side. */
const USUAL_COUNT = 2;
/** A group against one figure by itself, and the first figure's share of the group. */
const GROUP_SHARE = 1.2;
const LEADING_SHARE = 0.62;
const LARGEST_MM = 60;

/** The ways to draw a group for a brief that names one; none for others. */
export function groupsOf(
  brief: Brief,
  type: JewelryType,
): readonly ((style: OrnamentStyle, random: Random) => EmblemOrnament)[] {
  if (!isGrouped(brief, type)) return [];
  const [form, beside] = (brief.figures ?? []).map(emblemFormOf);
  if (form == null || beside == null) return [];
  const count = Math.min(MOST_BESIDE, brief.figureCount ?? USUAL_COUNT);
  return GROUP_PLACES.map((place) => (style, random) => {
    const sizeMm = Math.min(LARGEST_MM, Math.round(style.sizeMm * GROUP_SHARE * 100) / 100);
    const drawn = drawEmblem(null, { ...style, sizeMm }, random, { form, ground: 'silhouette' });
    const isSeated = hasSeat(form, 'silhouette', sizeMm * LEADING_SHARE);
    return { ...drawn, stone: isSeated ? drawn.stone : null, beside: { form: beside, count, place } };
  });
}

/** Whether a brief asks for figures that stand together on one casting. */
const isGrouped = ({ arrangements, figures }: Brief, type: JewelryType): boolean =>
  OF_ONE_CASTING.has(type) && arrangements?.includes('flanked') === true && (figures ?? []).length === 2;

/** Figures that are scenes by themselves: a cloud with its drops, a bird with its twig. */
const SCENES: ReadonlySet<Figure> = new Set<Figure>(['rain-cloud', 'bird-on-branch']);

/** Whether what was named is the whole front, so that nothing of it is said once more in small. */
export const isWholeFront = (brief: Brief, type: JewelryType): boolean => {
  const [only, ...others] = brief.figures ?? [];
  const isScene = only !== undefined && others.length === 0 && SCENES.has(only);
  return isGrouped(brief, type) || (isScene && OF_ONE_CASTING.has(type));
};
