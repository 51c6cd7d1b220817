/**
 * Where on a figure stones stand that were told apart by number or place: in the seats that the figure has of its own,
 * and where it has none or too few, wherever its outline has room.
 */
import type { FigureStones } from '../../../design/ornament/figure-stones.ts';
import type { Vec2 } from '../../vec.ts';
import { roomAt } from '../relief/roomiest.ts';

/** A place that the figure's modeller meant for a stone. */
export interface OwnSeat {
  readonly at: Vec2;
  readonly widthMm: number;
  /** Height of what it stands on, mm. */
  readonly topMm: number;
  readonly isEye: boolean;
  /** Nothing stands in it where it holds no stone; in others a dome of metal does. */
  readonly isOptional: boolean;
  /** Length over width, and where the longer side points, of a stone that is not round. */
  readonly stretch: number;
  readonly angle: number;
}

export interface PlacedStone {
  readonly group: FigureStones;
  readonly at: Vec2;
  readonly widthMm: number;
  /** The figure's own seat; null for a place that was found in its outline. */
  readonly seat: OwnSeat | null;
}

/** Smaller stones have no collet of their own, mm. */
const LEAST_MM = 1.2;
/** How far the metal of a collet may reach over the edge of a figure, mm: its ground is widened under it. */
const OVER_EDGE_MM = 0.2;
/** Metal between two stones, mm. */
const BETWEEN_MM = 0.6;
/** Width of a stone as a share of half the figure's size: of one alone, and of several. */
const SHARE = { one: 0.3, two: 0.22, several: 0.18 } as const;
const MOST_MM = 3;
/** Stones of which no number was told: two on either side of a figure with two like halves. */
const USUAL_COUNT = { symmetrical: 4, other: 3 } as const;
/** A figure with so many seats for each group is set in all of them, one kind after the other. */
const MANY_SEATS = 2;
/** Points along the longer side of the grid that is searched. */
const GRID = 44;
/** From this share of points on whose mirror image lies in it too an outline is symmetrical. */
const SYMMETRICAL = 0.9;
/** How far from the middle its own seat may be, as a share of half the size. */
const NEAR_MIDDLE = 0.25;
/** Points with this share of the most room are where a figure is broadest. */
const BROADEST = 0.94;
/** A point with less of the room of its neighbours than this is no middle of a limb. */
const RIDGE = 0.86;

interface Point {
  readonly at: Vec2;
  readonly room: number;
}

/** An outline as the points inside it, each with how far the nearest edge is. */
interface Field {
  readonly points: readonly Point[];
  /** Those along the middle of bodies and limbs. */
  readonly ridge: readonly Point[];
  /** Of all of it: its halves are alike about this. */
  readonly middle: Vec2;
  /** Where it is broadest: the disc of a flower on its stem, the palm of a hand. */
  readonly broadest: Vec2;
  readonly halfMm: number;
  readonly isSymmetrical: boolean;
}

const far = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const meanOf = (points: readonly Point[]): Vec2 => {
  const sum = points.reduce<Vec2>(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

function fieldOf(outlines: readonly (readonly Vec2[])[]): Field {
  const all = outlines.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.max(right - left, high - low) / GRID;
  const columns = Math.floor((right - left) / step) + 1;
  const lines = Math.floor((high - low) / step) + 1;
  const [fromX, fromY] = [(left + right - (columns - 1) * step) / 2, (low + high - (lines - 1) * step) / 2];
  const rooms = Array.from({ length: columns * lines }, (_, i) =>
    roomAt(outlines, fromX + (i % columns) * step, fromY + Math.floor(i / columns) * step),
  );
  const indices = rooms.map((_, i) => i).filter((i) => rooms[i]! > 0);
  const pointAt = (i: number): Point => ({
    at: [fromX + (i % columns) * step, fromY + Math.floor(i / columns) * step],
    room: rooms[i]!,
  });
  const points = indices.map(pointAt);
  const isRidge = (i: number): boolean =>
    [-1, 0, 1].every((dx) =>
      [-1, 0, 1].every((dy) => rooms[i]! >= RIDGE * (rooms[i + dx + dy * columns] ?? 0)),
    );
  const mirrored = indices.filter((i) => rooms[i - (i % columns) + (columns - 1 - (i % columns))]! > 0);
  const mostRoom = Math.max(...points.map(({ room }) => room));
  return {
    points,
    ridge: indices.filter(isRidge).map(pointAt),
    middle: meanOf(points),
    broadest: meanOf(points.filter(({ room }) => room >= BROADEST * mostRoom)),
    halfMm: Math.max(right - left, high - low) / 2,
    isSymmetrical: mirrored.length >= SYMMETRICAL * indices.length,
  };
}

/** Stones that may stand anywhere on the figure. */
const isSpread = ({ place }: FigureStones): boolean => place === null || place === 'along';

/** How many of a group, where the words left it open. */
function countOf(group: FigureStones, seats: readonly OwnSeat[], { isSymmetrical }: Field): number {
  const { count, place } = group;
  if (count !== null) return count;
  if (place === 'eyes') return seats.filter(({ isEye }) => isEye).length;
  return isSpread(group) || place === 'tips' ? USUAL_COUNT[isSymmetrical ? 'symmetrical' : 'other'] : 1;
}

/** A large stone would not reach a tip. */
const usualWidth = ({ place }: FigureStones, count: number, halfMm: number): number => {
  const share =
    place === 'tips' ? SHARE.several : count === 1 ? SHARE.one : count === 2 ? SHARE.two : SHARE.several;
  return Math.min(MOST_MM, Math.max(LEAST_MM, halfMm * share));
};

/** The widest stone that a point bears. */
const bearsMm = ({ room }: Point): number => 2 * (room + OVER_EDGE_MM - Math.max(0.4, room * 0.28));

class Placing {
  readonly #field: Field;
  readonly #seats: readonly OwnSeat[];
  readonly #placed: PlacedStone[] = [];

  constructor(outlines: readonly (readonly Vec2[])[], seats: readonly OwnSeat[]) {
    this.#field = fieldOf(outlines);
    this.#seats = seats;
  }

  get placed(): readonly PlacedStone[] {
    return this.#placed;
  }

  #isFree(at: Vec2, widthMm: number): boolean {
    return this.#placed.every((other) => far(other.at, at) >= (other.widthMm + widthMm) / 2 + BETWEEN_MM);
  }

  #takeSeat(group: FigureStones, seat: OwnSeat): void {
    const widthMm = Math.max(LEAST_MM, group.widthMm ?? seat.widthMm);
    if (this.#isFree(seat.at, widthMm)) this.#placed.push({ group, at: seat.at, widthMm, seat });
  }

  /** The figure's own seats for a group, the best first; none where the place asked for has none. */
  #ownSeats({ place }: FigureStones, count: number): readonly OwnSeat[] {
    const { broadest, halfMm } = this.#field;
    const free = this.#seats.filter(({ at }) => this.#placed.every((other) => other.at !== at));
    const others = free.filter(({ isEye }) => !isEye);
    const high = Math.max(...this.#field.points.map(({ at }) => at[1]));
    switch (place) {
      case 'eyes':
        return free.filter(({ isEye }) => isEye);
      case 'middle':
        return others
          .filter(({ at }) => far(at, broadest) <= NEAR_MIDDLE * halfMm)
          .toSorted((a, b) => far(a.at, broadest) - far(b.at, broadest));
      case 'top':
        return others.filter(({ at }) => high - at[1] <= halfMm / 2);
      case null:
      case 'along':
        return others.length >= count ? others : [];
      default:
        return [];
    }
  }

  /** Fills all seats with groups of which no number was told, in turn; false where there are too few of them. */
  shareSeats(groups: readonly FigureStones[]): boolean {
    const seats = this.#seats.filter(({ isEye }) => !isEye);
    if (groups.length === 0 || seats.length < MANY_SEATS * groups.length) return false;
    for (const [i, seat] of seats.entries()) this.#takeSeat(groups[i % groups.length]!, seat);
    return true;
  }

  put(group: FigureStones): void {
    const count = countOf(group, this.#seats, this.#field);
    for (const seat of this.#ownSeats(group, count).slice(0, count)) this.#takeSeat(group, seat);
    const left = count - this.#placed.filter((one) => one.group === group).length;
    if (left > 0 && group.place !== 'eyes') this.#fill(group, left);
  }

  /** Finds so many places in the outline, of stones as large as usual or as large as all of them have room for. */
  #fill(group: FigureStones, count: number): void {
    const usual = group.widthMm ?? usualWidth(group, count, this.#field.halfMm);
    const least = Math.min(usual, group.widthMm ?? LEAST_MM);
    const before = this.#placed.length;
    for (let widthMm = usual; ; widthMm = Math.max(least, widthMm - 0.15)) {
      this.#placed.length = before;
      this.#search(group, count, widthMm);
      if (this.#placed.length - before >= count || widthMm <= least) return;
    }
  }

  #search(group: FigureStones, count: number, widthMm: number): void {
    const { points, ridge, middle, broadest, isSymmetrical } = this.#field;
    const room = (isSpread(group) ? ridge : points).filter((point) => bearsMm(point) >= widthMm);
    const first = scoreOf(group, group.place === 'middle' ? broadest : middle, count);
    const isOnAxis = ([x]: Vec2): boolean => Math.abs(x - middle[0]) < (widthMm + BETWEEN_MM) / 2;
    const own: Vec2[] = [];
    const take = (at: Vec2): void => {
      own.push(at);
      this.#placed.push({ group, at, widthMm, seat: null });
    };
    while (own.length < count) {
      const nearest = (at: Vec2): number => Math.min(...own.map((other) => far(other, at)));
      const score = (at: Vec2): number => (isSpread(group) && own.length > 0 ? nearest(at) : first(at));
      const free = room.filter(({ at }) => this.#isFree(at, widthMm));
      // Pairs leave the axis free, where there is room beside it.
      const aside = free.filter(({ at }) => !isSymmetrical || !isOnAxis(at));
      const best = ((count - own.length) % 2 === 0 && aside.length > 0 ? aside : free).reduce<Point | null>(
        (found, point) => (found === null || score(point.at) > score(found.at) + 1e-9 ? point : found),
        null,
      );
      if (best === null) return;
      const [x, y] = best.at;
      const axis = isSymmetrical && isOnAxis(best.at);
      take(axis ? [middle[0], y] : best.at);
      const mirror: Vec2 = [2 * middle[0] - x, y];
      if (isSymmetrical && !axis && own.length < count && this.#isFree(mirror, widthMm)) take(mirror);
    }
  }
}

/** How well a point suits the first stone of a group. */
function scoreOf({ place }: FigureStones, middle: Vec2, count: number): (at: Vec2) => number {
  switch (place) {
    case 'top':
      return ([, y]) => y;
    case 'bottom':
      return ([, y]) => -y;
    case 'tips':
      return count === 1 ? ([, y]) => y : (at) => far(at, middle);
    case 'middle':
      return (at) => -far(at, middle);
    default:
      // Of an odd number one stands in the middle of a figure that has two like halves.
      return count % 2 === 1 ? ([x]) => -Math.abs(x - middle[0]) : (at) => far(at, middle);
  }
}

/** Groups with a place of their own come before those that may stand anywhere. */
const inOrder = (groups: readonly FigureStones[]): FigureStones[] => [
  ...groups.filter((group) => !isSpread(group)),
  ...groups.filter(isSpread),
];

/**
 * Places for groups of stones on a figure; of a group that finds no room there are fewer.
 * @param outlines of what the figure covers, mm; counters turn back
 * @param seats that the figure has of its own
 */
export function placeStones(
  outlines: readonly (readonly Vec2[])[],
  seats: readonly OwnSeat[],
  groups: readonly FigureStones[],
): readonly PlacedStone[] {
  if (outlines.flat().length < 3) return [];
  const placing = new Placing(outlines, seats);
  const open = groups.filter((group) => isSpread(group) && group.count === null);
  for (const group of inOrder(groups).filter((one) => !open.includes(one))) placing.put(group);
  if (!placing.shareSeats(open)) for (const group of open) placing.put(group);
  return placing.placed;
}
