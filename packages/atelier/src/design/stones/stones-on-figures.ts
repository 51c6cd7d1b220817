/**
 * Stones that were named with a figure stand on it: each kind where it was told to, the others where the figure has
 * room.
 */
import type { Brief, Gemstone, StoneGroup } from '@filigree/contracts';
import { isRing, type SoleDesign } from '../document.ts';
import { type EmblemOrnament, emblemStone } from '../ornament/emblem.ts';
import { hasEyes } from '../ornament/figure-eyes.ts';
import type { FigurePlace, FigureStones } from '../ornament/figure-stones.ts';
import { emblemFormOf, isEmblemOfFigure, isFormOfFigure } from '../ornament/figures.ts';
import { isGrouped } from '../ornament/grouped.ts';
import { compositionNoun } from '../piece/compositions.ts';
import type { PieceDesign, PlacedOrnament } from '../piece/document.ts';
import { titleOfPiece } from '../piece/title.ts';
import { isCabochon, kindOf } from '../ring/wish.ts';
import { askedColour } from './askedColour.ts';
import { gemsWithin } from './within.ts';

type Place = NonNullable<StoneGroup['place']>;

/** Places that only a figure has. */
const OWN_PLACES: ReadonlySet<Place> = new Set<Place>(['eyes', 'tips', 'along']);

/** Whether a group was told of a figure, not of a part of the piece. */
export const isOnFigure = ({ place }: Pick<StoneGroup, 'place'>): boolean =>
  place !== null && OWN_PLACES.has(place);

const PLACE_ON_FIGURE: Readonly<Partial<Record<Place, FigurePlace>>> = {
  eyes: 'eyes',
  tips: 'tips',
  along: 'along',
  middle: 'middle',
};

/** Ways to set a stone for which it stands alone, beside the figure. */
const BESIDE_FIGURE: ReadonlySet<string> = new Set(['Halo', 'Cluster', 'Pave', 'Channel', 'Tension']);

const namesSeveral = ({ gemstoneNumbers }: Brief): boolean =>
  gemstoneNumbers?.some(({ number }) => number === 'several') === true;

function groupOf(brief: Brief, gemstone: Gemstone, told: StoneGroup | null): FigureStones {
  const number = brief.gemstoneNumbers?.find((one) => one.gemstone === gemstone)?.number;
  const counted = brief.gemstoneCounts?.find((one) => one.gemstone === gemstone)?.count;
  const only = brief.gemstones.length === 1 ? brief.stoneCount : null;
  // Beside several of another kind what is named without a number is one.
  const isOne = number === 'one' || (number === undefined && told === null && namesSeveral(brief));
  const [widthMm = null] = (told?.sizeMm ?? []).toSorted((a, b) => a - b);
  return {
    stone: {
      ...kindOf(gemstone, null, 'Round', [], isCabochon(brief, gemstone)),
      colour: askedColour(brief, gemstone),
    },
    count: told?.count ?? counted ?? only ?? (isOne && told?.place !== 'eyes' ? 1 : null),
    place: told?.place == null ? null : (PLACE_ON_FIGURE[told.place] ?? null),
    widthMm,
  };
}

/** Pieces on which several stones have places of their own, along what goes around. */
const WITH_STATIONS: ReadonlySet<Brief['type']> = new Set<Brief['type']>([
  'Bracelet',
  'Anklet',
  'Tiara',
  'Body Chain',
]);

/** The groups that a figure is to bear; none where one kind of stone was named with it and nothing of its place. */
function groupsFor(brief: Brief): readonly FigureStones[] {
  const { gemstones, alternatives, figures, figureCount, stoneGroups, hangs, setting } = brief;
  const told = stoneGroups ?? [];
  const isElsewhere =
    brief.noStones ||
    // What was told of how the stones lie is drawn by those who know such arrangements.
    (brief.arrangements?.length ?? 0) > 0 ||
    brief.stoneBody != null ||
    (figures?.length !== 1 && !isGrouped(brief, brief.type ?? 'Ring')) ||
    (figureCount ?? 1) !== 1 ||
    hangs != null ||
    (setting !== null && BESIDE_FIGURE.has(setting)) ||
    told.some(({ place }) => place !== null && PLACE_ON_FIGURE[place] === undefined) ||
    gemstones.some((gem) => alternatives?.includes(gem) === true);
  if (isElsewhere) return [];
  const groups = gemstones.flatMap((gem) => {
    const own = told.filter(({ gemstone }) => gemstone === gem);
    return own.length === 0 ? [groupOf(brief, gem, null)] : own.map((one) => groupOf(brief, gem, one));
  });
  const areSeveral = groups.length > 1 || groups.some(({ count }) => (count ?? 1) > 1);
  return told.some((group) => isOnFigure(group) || group.place === 'middle') ||
    (areSeveral && !WITH_STATIONS.has(brief.type))
    ? groups
    : [];
}

/** Whether the stones of a brief stand on the figure that was named with them. */
export const areOnFigure = (brief: Brief): boolean => groupsFor(brief).length > 0;

const isOfFigure = ({ figures }: Brief, { ornament }: PlacedOrnament): boolean =>
  (figures ?? []).some((figure) =>
    ornament.kind === 'emblem'
      ? (ornament.beside === undefined || ornament.beside.bare) && isEmblemOfFigure(figure, ornament.form)
      : ornament.kind === 'motif' && isFormOfFigure(figure, ornament.form),
  );

const withGroups = (emblem: EmblemOrnament, groups: readonly FigureStones[]): EmblemOrnament => {
  const { inTurn: _, inEyes: __, ...rest } = emblem;
  return {
    ...rest,
    stone: null,
    groups: groups.map((group) => ({
      ...group,
      stone: emblemStone(emblem.form, group.stone),
      place: group.place === 'eyes' && !hasEyes(emblem.form) ? null : group.place,
    })),
  };
};

/** The emblem of a figure in the place of a form that has no seats but its own. */
function asEmblem({ figures }: Brief, { ornament }: PlacedOrnament): EmblemOrnament | null {
  if (ornament.kind === 'emblem') return ornament;
  const [figure] = figures ?? [];
  const form = figure === undefined ? null : emblemFormOf(figure);
  if (ornament.kind !== 'motif' || form === null) return null;
  const { alloyId, accentAlloyId, sizeMm } = ornament;
  return {
    kind: 'emblem',
    alloyId,
    accentAlloyId,
    form,
    ground: 'silhouette',
    sizeMm,
    stone: null,
    enamel: [],
    border: null,
  };
}

/** Whether a figure bears its stones already where they were told to be, and none stands elsewhere. */
function isShownBy(design: PieceDesign, brief: Brief): boolean {
  const figures = design.ornaments.filter((placed) => isOfFigure(brief, placed));
  const own = gemsWithin(figures.map(({ ornament }) => ornament));
  const others = gemsWithin(design.ornaments.filter((placed) => !figures.includes(placed)));
  return (
    brief.gemstones.every((gem) => own.includes(gem) && !others.includes(gem)) &&
    (brief.stoneGroups ?? []).every((group) => showsOnFigure(design, group))
  );
}

/** What is asked of the piece but for the stones of its figure. */
const withoutItsStones = (brief: Brief): Brief => ({
  ...brief,
  gemstones: [],
  stoneColours: null,
  stoneGroups: null,
  gemstoneNumbers: null,
  gemstoneCounts: null,
  stoneCount: null,
  stoneCut: null,
  setting: null,
  noStones: true,
});

/**
 * A piece of which the stones stand on its figure: drawn without them, so that nothing hangs or stands beside the figure
 * for their sake, then set. As `draw` draws it where they were told of something else, or it shows them so itself.
 * @param draw a piece for a brief
 */
export function withStonesOnFigure(brief: Brief, draw: (brief: Brief) => SoleDesign): SoleDesign {
  const groups = groupsFor(brief);
  const drawn = draw(brief);
  if (groups.length === 0 || isRing(drawn) || isShownBy(drawn, brief)) return drawn;
  const bare = draw(withoutItsStones(brief));
  if (isRing(bare)) return drawn;
  const figure = bare.ornaments.find((placed) => isOfFigure(brief, placed));
  const emblem = figure === undefined ? null : asEmblem(brief, figure);
  if (figure === undefined || emblem === null) return drawn;
  const set: PlacedOrnament = { ...figure, ornament: withGroups(emblem, groups) };
  const piece: PieceDesign = {
    ...bare,
    ornaments: bare.ornaments.map((one) => (one === figure ? set : one)),
  };
  return { ...piece, title: titleOfPiece(piece, compositionNoun(piece.type, piece.composition)) };
}

/** Whether a design bears a group where it was told to stand on the figure. */
export function showsOnFigure(design: SoleDesign, { gemstone, place, count }: StoneGroup): boolean {
  const ornaments = isRing(design)
    ? 'ornament' in design.shoulders
      ? [design.shoulders.ornament]
      : []
    : design.ornaments.map(({ ornament }) => ornament);
  return ornaments.some((ornament) => {
    // The small stones of a motif are its eyes, or stand all over it in a number of its own.
    if (ornament.kind === 'motif')
      return (
        (place === 'eyes' || (place === 'along' && count === null)) &&
        gemsWithin(ornament.accent).some((gem) => gem === gemstone)
      );
    return (
      ornament.kind === 'emblem' &&
      ornament.groups?.some(
        (group) =>
          group.stone.gemstone === gemstone &&
          group.place === place &&
          (count === null || group.count === null || group.count >= count),
      ) === true
    );
  });
}

/** What is said of stones that were to be the eyes of a figure that shows none. */
export function figureStonesTold(design: SoleDesign, { stoneGroups, noStones }: Brief): string[] {
  if (noStones) return [];
  return (stoneGroups ?? [])
    .filter((group) => group.place === 'eyes' && !showsOnFigure(design, group))
    .flatMap(({ gemstone }) =>
      gemstone !== null && gemsWithin(design).includes(gemstone)
        ? [
            `This figure shows no eyes that hold a stone: the ${gemstone.toLowerCase()} is set where there is room.`,
          ]
        : [],
    );
}
