/**
 * Stones of a design that were told apart: each group of the brief finds the places that stones of its kind have in the
 * design, and these become as large as they were told to be.
 */
import type { Brief, StoneGroup } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import type { Stone } from '../parts.ts';
import { type Seat, seatsOf } from './stone-seats.ts';
import { shareOfSmall, withBesideScaled } from './stones-beside.ts';
import { isOnFigure } from './stones-on-figures.ts';
import { stoneOfCarat, stoneOfSize, usualRatio } from './weight.ts';

/** The smallest stone with a head of its own, mm. */
const LEAST_MM = 1;

/** The stone of a seat at the size or the weight that was told; null where neither was, or the seat bears less. */
function toldStone(
  { stone, mostMm }: Seat,
  { sizeMm: [longer, shorter], caratWeight }: StoneGroup,
): Stone | null {
  const ratio = stone.lengthMm / stone.widthMm;
  if (longer === undefined)
    return caratWeight === null ? null : within(stoneOfCarat(stone, caratWeight, ratio), mostMm);
  const usual = stone.cut === 'Round' ? 1 : stone.form === 'faceted' ? usualRatio(stone) : ratio;
  return within(stoneOfSize(stone, longer, shorter ?? longer / usual), mostMm);
}

const within = (stone: Stone, mostMm: number): Stone | null =>
  stone.widthMm < LEAST_MM || stone.lengthMm > mostMm ? null : stone;

const isOfGroup = ({ stone }: Seat, { gemstone, cut }: StoneGroup): boolean =>
  (gemstone === null || gemstone === stone.gemstone) && (cut === null || cut === stone.cut);

/** Groups with a place of their own choose before those that only name a kind. */
const inOrder = (groups: readonly StoneGroup[]): StoneGroup[] => [
  ...groups.filter(({ place }) => place !== null),
  ...groups.filter(({ place }) => place === null),
];

interface Assignment {
  readonly group: StoneGroup;
  readonly seats: readonly Seat[];
}

/** Which seats each group takes: those of its place where a design has them, else as many as it counts, in their order. */
function assign(design: SoleDesign, groups: readonly StoneGroup[]): Assignment[] {
  const free = new Set(seatsOf(design));
  return inOrder(groups).map((group) => {
    const fitting = [...free].filter((seat) => isOfGroup(seat, group));
    const placed = group.place === null ? [] : fitting.filter(({ places }) => places.includes(group.place!));
    const preferred = placed.toSorted(
      (a, b) => a.places.indexOf(group.place!) - b.places.indexOf(group.place!),
    );
    const taken = upTo(preferred.length > 0 ? preferred : fitting, group, groups.length === 1);
    for (const seat of taken) free.delete(seat);
    return { group, seats: taken };
  });
}

/** So many seats as have the stones that were counted; all of them where none were counted and no other group waits. */
function upTo(seats: readonly Seat[], { count, gemstone }: StoneGroup, isOnly: boolean): Seat[] {
  if (count === null) return isOnly && gemstone !== null ? [...seats] : seats.slice(0, 1);
  let sum = 0;
  return seats.filter((seat) => {
    if (sum >= count) return false;
    sum += seat.count;
    return true;
  });
}

/** What the brief tells of its stones apart: older briefs know the size of those beside the centre alone. */
export const stoneGroupsOf = ({ stoneGroups, besideSizeMm, noStones }: Brief): readonly StoneGroup[] =>
  noStones
    ? []
    : stoneGroups?.length
      ? stoneGroups.filter((group) => !isOnFigure(group))
      : besideSizeMm?.length
        ? [
            {
              gemstone: null,
              cut: null,
              count: null,
              sizeMm: besideSizeMm,
              caratWeight: null,
              place: 'beside',
            },
          ]
        : [];

/**
 * The design with the stones that were told apart as large as they were told to be, where it has places for them that
 * bear so much. Small stones about a centre, of which no place is counted, are scaled together.
 */
export function withStoneGroups(design: SoleDesign, brief: Brief): SoleDesign {
  return assign(design, stoneGroupsOf(brief)).reduce((drawn: SoleDesign, { group, seats }) => {
    const told = seats.map((seat) => ({
      seat,
      stone: toldStone(seat, group),
    }));
    if (told.length > 0)
      return told.reduce(
        (next, { seat, stone }) => (stone === null ? next : seat.withStone(next, stone)),
        drawn,
      );
    const [mm] = group.sizeMm;
    const share = group.place === 'beside' && mm !== undefined ? shareOfSmall(drawn, mm) : null;
    return share === null ? drawn : withBesideScaled(drawn, share);
  }, design);
}

/** How far a stone may be from its told size, as a share, and how far its weight. */
const CLOSE = { size: 0.04, weight: 0.1 } as const;
const isClose = (value: number, told: number, share: number): boolean => Math.abs(value / told - 1) <= share;

/** Whether a design has the stones of a group as they were told. */
export function showsGroup(design: SoleDesign, group: StoneGroup, groups: readonly StoneGroup[]): boolean {
  const own = assign(design, groups).find((one) => one.group === group);
  if (own === undefined || own.seats.length === 0) return false;
  const [longer, shorter] = group.sizeMm;
  const isRight = ({ stone }: Seat): boolean =>
    (longer === undefined || isClose(stone.lengthMm, longer, CLOSE.size)) &&
    (shorter === undefined || isClose(stone.widthMm, shorter, CLOSE.size)) &&
    (group.caratWeight === null || isClose(stone.nominalCarat, group.caratWeight, CLOSE.weight));
  const count = own.seats.reduce((sum, seat) => sum + seat.count, 0);
  return own.seats.every(isRight) && (group.count === null || count >= group.count);
}

/** What is said of groups that a design does not have as they were told; of the stones that lead it is said already. */
export function stoneGroupsTold(design: SoleDesign, brief: Brief): string[] {
  const groups = (brief.stoneGroups?.length ?? 0) === 0 ? [] : stoneGroupsOf(brief);
  return groups
    .slice(1)
    .filter((group) => !showsGroup(design, group, groups))
    .map(({ sizeMm: [mm], caratWeight }) =>
      mm === undefined
        ? `Not every stone that was asked for at ${caratWeight} ct weighs so much here.`
        : `Not every stone that was asked for at ${mm} mm has that size here.`,
    );
}
