/** Stones one against the other in links of their own: tennis bracelets and rivières. */
import type { Ornament } from '../../design/ornament/document.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import { isClose, LINE_LIGHT_MM, lineRoomMm } from '../../design/piece/line.ts';
import type { Component } from '../assembly.ts';
import type { ChainEnd } from '../chain/build.ts';
import { type Frame, frameAt, placementOf, shifted, toWorld, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { add, addScaled, cross, dot, normalize, scale, sub } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import type { ChainCarrier } from './chainPath.ts';
import type { Cut } from './layChain.ts';
import { fuseRing } from './rings.ts';
import { spread } from './spread.ts';
import { hangUnder, holdBelow } from './stack.ts';

/** So many links side by side: of one kind, or of several in turn. */
interface Group {
  readonly count: number;
  readonly own: readonly Link[];
}

/** A kind of link, in its own frame with the line along x. */
interface Link {
  readonly ornament: Ornament;
  readonly built: BuiltOrnament;
  /** From its middle to where it meets its neighbour, mm. */
  readonly halfMm: number;
  /** Light of its rings, mm. */
  readonly playMm: number;
  readonly feet: { readonly left: Vec3; readonly right: Vec3 };
  /** Where its ornament lies over the line, so that its rings are on it. */
  readonly lies: Vec3;
}

export interface BuiltLine {
  /** Links that are cast alike, each kind once; those at the ends stand in the piece's own work. */
  readonly components: readonly Component[];
  /** What the line takes of the chain. */
  readonly cut: Cut;
  /** Middle link. */
  readonly middle: { readonly frame: Frame; readonly built: BuiltOrnament };
  /** How far what hangs from a link reaches below that link's middle, mm; 0 where nothing does. */
  readonly hangingMm: number;
}

/** What a link's rings on its sides are hooked into. */
type Side = 'neighbour' | 'clasp' | null;
type Sides = { readonly left: Side; readonly right: Side };

/**
 * Lays the line about `middle` of the chain's way, as many of its links as there is room for, at least three; null
 * where the piece has none.
 * @param work takes the two links at the ends, which the chain is hooked into
 */
export function buildLine(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  {
    work,
    tray,
    middle,
    frameOn,
  }: {
    readonly work: Workpiece;
    readonly tray: StoneTray;
    readonly middle: number;
    readonly frameOn: (distance: number) => Frame;
  },
): BuiltLine | null {
  const kinds = piece.ornaments.filter(isClose);
  if (kinds.length === 0) return null;
  const roomMm = lineRoomMm(carrier);
  const bend = sharpestBend(frameOn, middle, roomMm);
  const below = piece.ornaments.find(({ under }) => under === true);
  const mixed =
    below === undefined
      ? null
      : Math.max(
          ...kinds.map(({ ornament }) => {
            const { leftMm, rightMm } = measureOrnament(bench, ornament);
            return leftMm + rightMm;
          }),
        );
  // Groups of a line whose links alternate are of a few kinds: each of these is made once.
  const known = new Map<string, Link>();
  const linkFor = ({ ornament }: PlacedOrnament): Link => {
    const key = JSON.stringify(ornament);
    const link = known.get(key) ?? linkOf(bench, ornament, bend, mixed);
    known.set(key, link);
    return link;
  };
  const groups = kinds.map(
    (placed): Group => ({
      count: placed.count,
      own: Array.from({ length: placed.inTurn?.length ?? 1 }, (_, n) => linkFor(copyOf(placed, n))),
    }),
  );
  const laid = inOrder(groups, roomMm);
  const leftMm = roomMm - lengthOf(laid.map(({ own: [link] }) => link!));
  const closes = leftMm <= MOST_SPREAD * roomMm;
  // A line from clasp to clasp is as long as it was asked: what is left over is shared out between its links.
  const spreadMm = closes ? leftMm / (2 * laid.length) : 0;
  const spreadOut = new Map<Link, Link>(
    [...known.values()].map((link) => [link, { ...link, halfMm: link.halfMm + spreadMm }]),
  );
  const order = laid.map(({ own }, i): Link => spreadOut.get(own[i % own.length]!)!);
  const [first, last] = [order[0]!, order[order.length - 1]!];
  const lengthMm = lengthOf(order);
  const frames = new Map<Link, Frame[]>(order.map((link) => [link, []]));
  let at = middle - lengthMm / 2;
  const placesOn = order.map((link) => {
    at += link.halfMm;
    const frame = frameOn(at);
    at += link.halfMm;
    return frame;
  });
  order.slice(1, -1).forEach((link, i) => {
    frames.get(link)?.push(placesOn[i + 1]);
  });
  const outer = closes ? 'clasp' : null;
  const hanging = { below, alloyId: carrier.alloyId };
  const hangingMm = [
    setLink(bench, work, tray, hanging, first, placesOn[0], { left: outer, right: 'neighbour' }),
    setLink(bench, work, tray, hanging, last, placesOn[order.length - 1], {
      left: 'neighbour',
      right: outer,
    }),
  ];
  const components = [...frames].flatMap(([link, places]) => {
    if (places.length === 0) return [];
    const made = component(bench, piece, carrier, link, places, hanging);
    hangingMm.push(made.hangingMm);
    return [made.component];
  });
  const end = placesOn[order.length - 1];
  const ringMm = EYED_CLASP.test(carrier.clasp.form) ? { ringMm: CLASP_RING_MM } : {};
  const inner = (order.length - 1) >> 1;
  return {
    components,
    cut: {
      from: middle - lengthMm / 2 + first.halfMm - first.built.leftMm,
      to: middle + lengthMm / 2 - last.halfMm + last.built.rightMm,
      left: toWorld(placesOn[0], ...add(first.built.holds.left, first.lies)),
      right: toWorld(end, ...add(last.built.holds.right, last.lies)),
      feet: {
        left: toWorld(placesOn[0], ...first.feet.left),
        right: toWorld(end, ...last.feet.right),
      },
      ...(closes && {
        ends: {
          left: { ...endRing(first, placesOn[0], -1), ...ringMm },
          right: { ...endRing(last, end, 1), ...ringMm },
        },
      }),
    },
    middle: { frame: shifted(placesOn[inner], ...order[inner].lies), built: order[inner].built },
    hangingMm: Math.max(...hangingMm),
  };
}

const lengthOf = (links: readonly Link[]): number => links.reduce((sum, { halfMm }) => sum + 2 * halfMm, 0);

/**
 * The first group in the middle, the others in halves on both sides, a group by each link of it; what there is no room
 * for is left off at the ends.
 */
function inOrder(groups: readonly Group[], roomMm: number): Group[] {
  let order: Group[] = [];
  for (const group of groups) {
    const { count } = group;
    const side = Array.from({ length: order.length === 0 ? count : Math.floor(count / 2) }, () => group);
    order = order.length === 0 ? side : [...side, ...order, ...side];
  }
  const widthMm = (group: Group | undefined): number => 2 * (group?.own[0]?.halfMm ?? 0);
  let takenMm = order.reduce((sum, group) => sum + widthMm(group), 0);
  while (takenMm > roomMm && order.length > 3) {
    const left = order.length % 2 === 0 ? order.pop() : order.shift();
    takenMm -= widthMm(left);
  }
  return order;
}

/** The most of its length that a line is spread to reach the clasp. */
const MOST_SPREAD = 0.1;

/** Radius of the wire of the rings between links, mm. */
const WIRE_MM = 0.18;
/** The light in which rings move, mm; more for every radian that two links are bent beyond a little. */
const PLAY_MM = 0.14;
const LITTLE_BEND = 0.2;
const PLAY_MM_PER_RADIAN = 0.35;
const playFor = (bent: number): number => PLAY_MM + PLAY_MM_PER_RADIAN * Math.max(0, bent - LITTLE_BEND);
/** Of a ring before it meets the other, and the radius of the bar it stands on, mm. */
const OWN_MM = 0.75;
const BAR_MM = 0.26;
/** Light that is kept between a ring and the setting it does not belong to, for the line to bend, mm. */
const CLEAR_MM = 0.06;
/** Steps in which links are moved apart until their rings are free, and the most that is tried, mm. */
const STEP_MM = 0.05;
const MOST_APART_MM = 1.5;
const BENDS_LOOKED_AT = 120;
/** Between the places looked at the way may bend more. */
const BEND_MARGIN = 1.12;

/** A link's ring to one side. */
interface RingSite {
  readonly foot: Vec3;
  /** From the link's middle to where it meets its neighbour, mm. */
  readonly halfMm: number;
  readonly playMm: number;
  /** To the right or to the left. */
  readonly way: 1 | -1;
  /** Of a ring for the clasp, whose rings lie in one plane; those of neighbours lean to opposite sides. */
  readonly toClasp?: boolean;
}

/** Where such a ring stands: from `fromMm` beside the link's middle outwards. */
function ringAt(frame: Frame, { foot, halfMm, playMm, way, toClasp = false }: RingSite) {
  // A long ring would close on the other's wire at its ends: a bar carries a short one out to where they meet.
  const fromMm = Math.max(way * foot[0], halfMm - OWN_MM);
  const radiusMm = (2 * (halfMm - fromMm) + 2 * WIRE_MM + playMm) / 4;
  return {
    fromMm,
    radiusMm,
    centre: toWorld(frame, way * (fromMm + radiusMm), foot[1], foot[2]),
    along: scale(frame.x, way),
    across: normalize(addScaled(frame.y, frame.z, toClasp ? 1 : way)),
  };
}

/** Where the clasp's ring passes through the outer ring of the line's last link. */
function endRing({ halfMm, playMm, feet }: Link, frame: Frame, way: 1 | -1): ChainEnd {
  const foot = way === 1 ? feet.right : feet.left;
  const { centre, along, across, radiusMm } = ringAt(frame, { foot, halfMm, playMm, way, toClasp: true });
  const roomMm = 2 * WIRE_MM + playMm;
  return {
    at: addScaled(centre, along, radiusMm - WIRE_MM - roomMm / 2),
    outward: along,
    axis: cross(along, across),
    roomMm,
  };
}

/** Radius of the rings between the line and a clasp with an eye on both sides, mm; hooks need the usual ones. */
const CLASP_RING_MM = 0.95;
const EYED_CLASP = /^(?:box|magnetic)$/;

/**
 * A ring from a foot to where it meets the neighbour's. Both lean by half a right angle, to opposite sides: so they
 * cross squarely and neither stands out behind the settings.
 */
function fuseLinkRing(
  bench: Bench,
  work: Workpiece,
  alloyId: string,
  frame: Frame,
  {
    foot,
    halfMm,
    playMm,
    way,
    toClasp = false,
    extraMm = 0,
  }: RingSite & {
    /** Thicker by so much, mm. */
    readonly extraMm?: number;
  },
): void {
  const { fromMm, radiusMm, centre, along, across } = ringAt(frame, { foot, halfMm, playMm, way, toClasp });
  fuseRing(bench, work, alloyId, {
    centre,
    along,
    across,
    radiusMm,
    acrossMm: 2 * WIRE_MM + playMm,
    wireMm: WIRE_MM + extraMm,
  });
  if (fromMm - way * foot[0] < WIRE_MM) return;
  const section = { side: BAR_MM + extraMm, up: BAR_MM + extraMm };
  // Its rounded end stays within the ring's own wire.
  const path = [way * foot[0], fromMm + WIRE_MM - BAR_MM].map((alongMm) => ({
    at: toWorld(frame, way * alongMm, foot[1], foot[2]),
    ...section,
  }));
  work.add(alloyId, bench.solid(tube(path, frame.z, { segments: 12 }), 'link bar'));
}

/** How sharply the way bends where it bends most, within `roomMm` about its middle, radians a mm. */
function sharpestBend(frameOn: (distance: number) => Frame, middle: number, roomMm: number): number {
  const ways = Array.from({ length: BENDS_LOOKED_AT }, (_, i) =>
    frameOn(middle + roomMm * (i / (BENDS_LOOKED_AT - 1) - 0.5)),
  );
  const stepMm = roomMm / (BENDS_LOOKED_AT - 1);
  return (
    BEND_MARGIN *
    Math.max(...ways.slice(1).map(({ x }, i) => Math.acos(Math.min(1, dot(x, ways[i].x))) / stepMm))
  );
}

/** Where a neighbour of a link stands in its frame, when the line bends by `angle` about its face. */
const neighbourAt = (halfMm: number, side: 1 | -1, angle: number): Frame =>
  turned(
    frameAt([2 * halfMm * side * Math.cos(angle / 2), 2 * halfMm * Math.sin(angle / 2), 0]),
    side * angle,
  );

const feetOf = ({ feet, holds }: BuiltOrnament) => feet ?? { left: holds.left, right: holds.right };

const ON_LINE: Vec3 = [0, 0, 0];
/** What the rings of the widest link of a line take beside it, mm. */
const MIXED_MM = 1.2;
/** Height of the rings of links of different kinds over the line, mm. */
const RINGS_UP_MM = 0.6;

/** Links that differ are laid so that the rings of each are where those of its neighbours are. */
function onLine(built: BuiltOrnament): Vec3 {
  const { left, right } = feetOf(built);
  return [0, -(left[1] + right[1]) / 2, RINGS_UP_MM - (left[2] + right[2]) / 2];
}

/** A kind of link, its neighbours as near as its rings and the sharpest bend allow. */
function linkOf(bench: Bench, ornament: Ornament, bend: number, mixed: number | null): Link {
  const lies = mixed !== null ? onLine(measureOrnament(bench, ornament)) : ON_LINE;
  const trial = new Workpiece();
  const built = buildOrnament(bench, trial, new StoneTray(), frameAt(lies), ornament);
  const metal = trial.finished.flatMap((body) => [...body.metal.values()]);
  const solids = [...metal, ...trial.finished.flatMap(({ stones }) => stones)];
  const boxes = solids.map((solid) => bench.extent(solid));
  const reachMm = Math.max(...boxes.map(({ min, max }) => Math.max(-min[0], max[0])));
  const own = feetOf(built);
  const feet = { left: add(own.left, lies), right: add(own.right, lies) };
  // Rings that stand on an edge need room for the other's wire; those of settings begin under them.
  const leastMm = Math.max(reachMm + LINE_LIGHT_MM / 2, Math.max(-feet.left[0], feet.right[0]) + OWN_MM);
  const whole = bench.union(solids);
  // Beside a wider neighbour it is bent as that one is.
  const bentOf = (halfMm: number): number =>
    bend * Math.max(2 * halfMm, mixed === null ? 0 : mixed + MIXED_MM);
  const isFree = (halfMm: number): boolean =>
    ([1, -1] as const).every((side) =>
      [-1, 0, 1].every((turns) => {
        const place = neighbourAt(halfMm, side, turns * bentOf(halfMm));
        const neighbour = new Workpiece();
        fuseLinkRing(bench, neighbour, '', place, {
          foot: side === 1 ? feet.left : feet.right,
          halfMm,
          playMm: playFor(bentOf(halfMm)),
          way: side === 1 ? -1 : 1,
          extraMm: CLEAR_MM,
        });
        const bodies = [...(neighbour.bodies.get('') ?? []), bench.placed(whole, placementOf(place))];
        return bodies.every((body) => bench.intersect(body, whole).isEmpty());
      }),
    );
  let halfMm = leastMm;
  while (!isFree(halfMm) && halfMm < leastMm + MOST_APART_MM) halfMm += STEP_MM;
  return { ornament, built, halfMm, playMm: playFor(bentOf(halfMm)), feet, lies };
}

/** What hangs below every link, and the metal of the rings. */
interface Hanging {
  readonly below: PlacedOrnament | undefined;
  readonly alloyId: string;
}

/**
 * Sets a link down with the rings that reach for its neighbours and what hangs below it.
 * @returns how far that reaches below the link's middle, mm
 */
function setLink(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  { below, alloyId }: Hanging,
  { ornament, halfMm, playMm, feet, lies }: Link,
  frame: Frame,
  sides: Sides,
): number {
  const own = shifted(frame, ...lies);
  const built = buildOrnament(bench, work, tray, own, ornament);
  for (const [side, foot, way] of [
    [sides.right, feet.right, 1],
    [sides.left, feet.left, -1],
  ] as const)
    if (side !== null)
      fuseLinkRing(bench, work, alloyId, frame, { foot, halfMm, playMm, way, toClasp: side === 'clasp' });
  if (below === undefined) return 0;
  const hold = holdBelow({ built, frame: own });
  const reaches = spread(bench, work, frame, hold, below.ornament, below.count, alloyId).map((place) => {
    const hung = hangUnder(bench, work, tray, frame, place, below.ornament, alloyId);
    return hung.built.downMm - dot(sub(hung.frame.origin, frame.origin), frame.y);
  });
  return Math.max(...reaches);
}

function component(
  bench: Bench,
  piece: PieceDesign,
  { alloyId }: ChainCarrier,
  link: Link,
  at: readonly Frame[],
  hanging: Hanging,
): { readonly component: Component; readonly hangingMm: number } {
  const work = new Workpiece();
  const tray = new StoneTray();
  const hangingMm = setLink(bench, work, tray, hanging, link, frameAt([0, 0, 0]), {
    left: 'neighbour',
    right: 'neighbour',
  });
  return {
    hangingMm,
    component: {
      work,
      tray,
      at,
      alloys: piece.alloys,
      baseAlloyId: alloyId,
      baseName: 'link',
      otherName: 'setting',
      finish: piece.finish,
    },
  };
}
