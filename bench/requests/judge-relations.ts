/** How two things of a piece stand to one another, by what each reaches in the solids. */
import { isRing } from '@filigree/atelier/design';
import type { Vec3 } from '@filigree/atelier/geometry';
import { countParts } from './parts-shown.ts';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { circleAbout } from './stones-together.ts';
import { middleOf, type Thing, thingsOf } from './things-shown.ts';
import { fails, unjudged, type Verdict, verdictOf } from './verdict.ts';

/** From here on a face is turned up, as a share of one. */
const FACES_UP = 0.7;

type Axis = 0 | 1 | 2;
type How = FactOf<'relation'>['how'];

/** The piece as it is shown: what lies is looked down upon, all else stands with +z up and its front towards -y. */
interface Pose {
  readonly up: Axis;
  readonly depth: Axis;
  /** Whether what is farther along the depth is farther from the viewer. */
  readonly isAway: boolean;
  readonly isAroundFinger: boolean;
}

/** What lies on the top of a ring is looked at from above: its own up leads along the finger. */
function poseFor(a: Thing, b: Thing, pose: Pose): Pose {
  const frame = (b.place ?? a.place)?.frame;
  if (frame === undefined || !pose.isAroundFinger || Math.abs(frame.z[pose.up]) < FACES_UP) return pose;
  return { up: 1, depth: 2, isAway: false, isAroundFinger: true };
}

function poseOf({ pieces }: Sketch): Pose {
  const { design } = pieces[0]!;
  const lies =
    !isRing(design) &&
    design.carrier.kind === 'fitted' &&
    design.carrier.fitting.kind !== 'hoop' &&
    design.carrier.shown === 'lies';
  return lies
    ? { up: 1, depth: 2, isAway: false, isAroundFinger: false }
    : { up: 2, depth: 1, isAway: true, isAroundFinger: isRing(design) };
}

const sizeAlong = ({ min, max }: Thing, axis: Axis): number => max[axis] - min[axis];
const offAlong = (a: Thing, b: Thing, axis: Axis): number => middleOf(a)[axis] - middleOf(b)[axis];

/** Light between two things along an axis; below zero where they overlap. */
const gapAlong = (a: Thing, b: Thing, axis: Axis): number =>
  Math.max(a.min[axis], b.min[axis]) - Math.min(a.max[axis], b.max[axis]);

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What touches lies on one another within this, mm: settings, petals, rounded edges. */
const TOUCH_MM = 0.6;
/** Of a box: the middle half of it ends so far from its middle. */
const QUARTER = 0.25;

/**
 * Over (or under) the middle half of the other, and not beside it: what hangs below a wide branch is below it, a stone at
 * the tip of a tree is above it, and one beside a tree is neither, however high.
 */
const isOver = (a: Thing, b: Thing, up: Axis, sign: 1 | -1): boolean =>
  sign * offAlong(a, b, up) > QUARTER * sizeAlong(b, up) && gapAlong(a, b, 0) < 0;

/**
 * Its middle at the other's flank or outside of that, at about the same height. Around a finger what is beside lies lower, as
 * the band falls away from its top. In a row each stone is beside the next one, wherever the row leads.
 */
function isBeside(a: Thing, b: Thing, { up, isAroundFinger }: Pose): boolean {
  if (areNextInRow(a, b)) return true;
  const lowerMm = isAroundFinger ? sizeAlong(b, up) / 2 : 0;
  return Math.abs(offAlong(a, b, 0)) >= 1.5 * QUARTER * sizeAlong(b, 0) && gapAlong(a, b, up) <= lowerMm;
}

function areNextInRow(a: Thing, b: Thing): boolean {
  const [one, other] = [a.set, b.set];
  if (one === undefined || other === undefined || one.piece !== other.piece) return false;
  const isIn = ({ places }: typeof one): boolean =>
    (places.has('row') || places.has('station')) && !places.has('drop') && !places.has('halo');
  const apartMm = distance(one.stone.placement.origin, other.stone.placement.origin);
  return isIn(one) && isIn(other) && apartMm <= 1.9 * Math.max(one.stone.lengthMm, other.stone.lengthMm);
}

/** Within what the other reaches, as it is seen: a moonstone in the curve of a moon, a ruby in a heart. */
const isInside = (a: Thing, b: Thing, { up }: Pose): boolean =>
  ([0, up] as const).every((axis) => {
    const marginMm = 0.05 * sizeAlong(b, axis);
    return a.min[axis] >= b.min[axis] - marginMm && a.max[axis] <= b.max[axis] + marginMm;
  });

/**
 * Touching what the other reaches, with its middle over it: a bird on a branch, a stone on a bar. What hangs below by rings
 * touches nothing.
 */
const isOn = (a: Thing, b: Thing, { up, depth }: Pose): boolean =>
  ([0, up, depth] as const).every((axis) => gapAlong(a, b, axis) <= TOUCH_MM) &&
  middleOf(a)[0] >= b.min[0] - TOUCH_MM &&
  middleOf(a)[0] <= b.max[0] + TOUCH_MM;

/** Farther from the viewer than the other, and covered by it at least to its middle. */
function isBehind(a: Thing, b: Thing, { up, depth, isAway }: Pose): boolean {
  const farther = (isAway ? 1 : -1) * offAlong(a, b, depth);
  const isCovered = ([0, up] as const).every((axis) => {
    const at = middleOf(a)[axis];
    return at >= b.min[axis] && at <= b.max[axis];
  });
  return isCovered && farther > QUARTER * sizeAlong(b, depth);
}

/** Figures and frames that are open rings; other figures are about nothing. */
const RINGS: ReadonlySet<string> = new Set([
  'circle',
  'oval',
  'hexagon',
  'ouroboros',
  'ring-serpent',
  'laurel-wreath',
  'crescent',
]);

/** Stones in a circle about a stone or an ornament, or a ring-shaped figure about what lies within. */
function areAround(all: readonly Thing[], b: Thing, pose: Pose): boolean {
  const rings = all.filter(
    ({ place }) => place !== undefined && 'form' in place.ornament && RINGS.has(place.ornament.form),
  );
  if (rings.some((ring) => isInside(b, ring, pose))) return true;
  const stones = all.flatMap(({ set }) => set ?? []);
  if (b.set !== undefined)
    return (
      circleAbout(
        b.set.stone,
        stones.map(({ stone }) => stone),
        b.set.bearer,
      ).length > 0
    );
  return enclose(
    stones.map(({ stone }) => stone.placement.origin),
    b,
    pose,
  );
}

/** The widest arc about a thing without any of those around it, radians. */
const WIDEST_GAP = 1.9;

function enclose(points: readonly Vec3[], b: Thing, { up }: Pose): boolean {
  const middle = middleOf(b);
  const reachMm = Math.max(sizeAlong(b, 0), sizeAlong(b, up));
  const near = points.filter((point) => distance(point, middle) <= reachMm);
  if (near.length < 4) return false;
  const angles = near
    .map((point) => Math.atan2(point[up] - middle[up], point[0] - middle[0]))
    .sort((x, y) => x - y);
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle);
  return Math.max(...gaps) <= WIDEST_GAP;
}

/** Two of the others are on opposite sides of it: seen from it, at least so far apart, radians. */
const OPPOSITE = 1.75;

function isBetween(a: Thing, others: readonly Thing[]): boolean {
  const middle = middleOf(a);
  const ways = others.map((other): Vec3 => {
    const [x, y, z] = middleOf(other);
    const way: Vec3 = [x - middle[0], y - middle[1], z - middle[2]];
    const long = Math.hypot(...way) || 1;
    return [way[0] / long, way[1] / long, way[2] / long];
  });
  return ways.some((way, i) =>
    ways
      .slice(i + 1)
      .some(
        (other) =>
          Math.acos(Math.max(-1, Math.min(1, way[0] * other[0] + way[1] * other[1] + way[2] * other[2]))) >=
          OPPOSITE,
      ),
  );
}

/** Whether one thing stands to another as said; what takes several is judged with all of them. */
const STANDS: Readonly<
  Record<Exclude<How, 'around' | 'between'>, (a: Thing, b: Thing, pose: Pose) => boolean>
> = {
  above: (a, b, { up }) => isOver(a, b, up, 1),
  below: (a, b, { up }) => isOver(a, b, up, -1),
  beside: isBeside,
  behind: isBehind,
  inside: isInside,
  on: isOn,
};

function holdsFor(first: readonly Thing[], how: How, second: readonly Thing[], pose: Pose): boolean {
  switch (how) {
    case 'between':
      return second.length >= 2 && first.some((a) => isBetween(a, second));
    case 'around':
      return second.some((b) => areAround(first, b, pose));
    default:
      return first.every((a) => second.some((b) => a !== b && STANDS[how](a, b, poseFor(a, b, pose))));
  }
}

export function judgeRelation(sketch: Sketch, { a, how, b }: FactOf<'relation'>): Verdict {
  const [first, second] = [thingsOf(sketch, a), thingsOf(sketch, b)];
  for (const [name, things] of [
    [a, first],
    [b, second],
  ] as const) {
    // What is not there stands nowhere, whatever is known of its place.
    if (things?.length === 0 || (things === null && countParts(sketch, name) === 0))
      return fails(`no ${name}`);
  }
  if (first === null || second === null) return unjudged(`no place is known of "${first === null ? a : b}"`);
  return verdictOf(
    holdsFor(first, how, second, poseOf(sketch)),
    `${a} (${first.length}) elsewhere than ${how} ${b} (${second.length})`,
  );
}
