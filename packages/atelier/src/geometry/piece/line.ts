/** Stones one against the other in links of their own: tennis bracelets and rivières. */
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { copyOf } from '../../design/piece/inTurn.ts';
import { isClose, LINE_LIGHT_MM, lineRoomMm } from '../../design/piece/line.ts';
import type { Component } from '../assembly.ts';
import { type Frame, frameAt, placementOf, toWorld, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { buildOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { addScaled, dot, normalize, scale } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import type { ChainCarrier } from './chainPath.ts';
import type { Cut } from './layChain.ts';
import { fuseRing } from './rings.ts';

/** A kind of link, in its own frame with the line along x. */
interface Link {
  readonly placed: PlacedOrnament;
  readonly built: BuiltOrnament;
  /** From its middle to where it meets its neighbour, mm. */
  readonly halfMm: number;
  /** Light of its rings, mm. */
  readonly playMm: number;
  readonly feet: { readonly left: Vec3; readonly right: Vec3 };
}

export interface BuiltLine {
  /** Links that are cast alike, each kind once; those at the ends stand in the piece's own work. */
  readonly components: readonly Component[];
  /** What the line takes of the chain. */
  readonly cut: Cut;
  /** Middle link. */
  readonly middle: { readonly frame: Frame; readonly built: BuiltOrnament };
}

/** On which sides a link has a ring for its neighbour. */
type Sides = { readonly left: boolean; readonly right: boolean };

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
  const variants = kinds.map((placed) =>
    Array.from({ length: placed.inTurn?.length ?? 1 }, (_, n) => linkOf(bench, copyOf(placed, n), bend)),
  );
  const links = variants.flat();
  const order = inOrder(
    variants.map(([link]) => link),
    roomMm,
  ).map((link, i): Link => {
    const own = variants.find(([first]) => first === link) ?? [link];
    return own[i % own.length];
  });
  const [first, last] = [order[0], order[order.length - 1]];
  const lengthMm = order.reduce((sum, { halfMm }) => sum + 2 * halfMm, 0);
  const frames = new Map<Link, Frame[]>(links.map((link) => [link, []]));
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
  setLink(bench, work, tray, carrier.alloyId, first, placesOn[0], { left: false, right: true });
  setLink(bench, work, tray, carrier.alloyId, last, placesOn[order.length - 1], { left: true, right: false });
  const components = [...frames].flatMap(([link, places]) =>
    places.length === 0 ? [] : [component(bench, piece, carrier, link, places)],
  );
  const end = placesOn[order.length - 1];
  const inner = (order.length - 1) >> 1;
  return {
    components,
    cut: {
      from: middle - lengthMm / 2 + first.halfMm - first.built.leftMm,
      to: middle + lengthMm / 2 - last.halfMm + last.built.rightMm,
      left: toWorld(placesOn[0], ...first.built.holds.left),
      right: toWorld(end, ...last.built.holds.right),
      feet: {
        left: toWorld(placesOn[0], ...first.feet.left),
        right: toWorld(end, ...last.feet.right),
      },
    },
    middle: { frame: placesOn[inner], built: order[inner].built },
  };
}

/** The first kind in the middle, the others in halves on both sides; what there is no room for is left off at the ends. */
function inOrder(links: readonly Link[], roomMm: number): Link[] {
  let order: Link[] = [];
  for (const link of links) {
    const { count } = link.placed;
    const side = Array.from({ length: order.length === 0 ? count : Math.floor(count / 2) }, () => link);
    order = order.length === 0 ? side : [...side, ...order, ...side];
  }
  let takenMm = order.reduce((sum, { halfMm }) => sum + 2 * halfMm, 0);
  while (takenMm > roomMm && order.length > 3) {
    const left = order.length % 2 === 0 ? order.pop() : order.shift();
    takenMm -= 2 * (left?.halfMm ?? 0);
  }
  return order;
}

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
    extraMm = 0,
  }: {
    readonly foot: Vec3;
    /** From the link's middle to where it meets its neighbour, mm. */
    readonly halfMm: number;
    readonly playMm: number;
    /** To the right or to the left. */
    readonly way: 1 | -1;
    /** Thicker by so much, mm. */
    readonly extraMm?: number;
  },
): void {
  // A long ring would close on the other's wire at its ends: a bar carries a short one out to where they meet.
  const fromMm = Math.max(way * foot[0], halfMm - OWN_MM);
  const ownMm = halfMm - fromMm;
  const radiusMm = (2 * ownMm + 2 * WIRE_MM + playMm) / 4;
  const at = (alongMm: number): Vec3 => toWorld(frame, way * alongMm, foot[1], foot[2]);
  fuseRing(bench, work, alloyId, {
    centre: at(fromMm + radiusMm),
    along: scale(frame.x, way),
    across: normalize(addScaled(frame.y, frame.z, way)),
    radiusMm,
    acrossMm: 2 * WIRE_MM + playMm,
    wireMm: WIRE_MM + extraMm,
  });
  if (fromMm - way * foot[0] < WIRE_MM) return;
  const section = { side: BAR_MM + extraMm, up: BAR_MM + extraMm };
  // Its rounded end stays within the ring's own wire.
  const path = [way * foot[0], fromMm + WIRE_MM - BAR_MM].map((alongMm) => ({ at: at(alongMm), ...section }));
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

/** A kind of link, its neighbours as near as its rings and the sharpest bend allow. */
function linkOf(bench: Bench, placed: PlacedOrnament, bend: number): Link {
  const trial = new Workpiece();
  const built = buildOrnament(bench, trial, new StoneTray(), frameAt([0, 0, 0]), placed.ornament);
  const metal = trial.finished.flatMap((body) => [...body.metal.values()]);
  const solids = [...metal, ...trial.finished.flatMap(({ stones }) => stones)];
  const boxes = solids.map((solid) => bench.extent(solid));
  const reachMm = Math.max(...boxes.map(({ min, max }) => Math.max(-min[0], max[0])));
  const feet = built.feet ?? { left: built.holds.left, right: built.holds.right };
  const leastMm = reachMm + LINE_LIGHT_MM / 2;
  const whole = bench.union(solids);
  const isFree = (halfMm: number): boolean =>
    ([1, -1] as const).every((side) =>
      [-1, 0, 1].every((turns) => {
        const place = neighbourAt(halfMm, side, turns * bend * 2 * halfMm);
        const neighbour = new Workpiece();
        fuseLinkRing(bench, neighbour, '', place, {
          foot: side === 1 ? feet.left : feet.right,
          halfMm,
          playMm: playFor(bend * 2 * halfMm),
          way: side === 1 ? -1 : 1,
          extraMm: CLEAR_MM,
        });
        const bodies = [...(neighbour.bodies.get('') ?? []), bench.placed(whole, placementOf(place))];
        return bodies.every((body) => bench.intersect(body, whole).isEmpty());
      }),
    );
  let halfMm = leastMm;
  while (!isFree(halfMm) && halfMm < leastMm + MOST_APART_MM) halfMm += STEP_MM;
  return { placed, built, halfMm, playMm: playFor(bend * 2 * halfMm), feet };
}

/** Sets a link down with the rings that reach for its neighbours. */
function setLink(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  alloyId: string,
  { placed, halfMm, playMm, feet }: Link,
  frame: Frame,
  sides: Sides,
): void {
  buildOrnament(bench, work, tray, frame, placed.ornament);
  if (sides.right) fuseLinkRing(bench, work, alloyId, frame, { foot: feet.right, halfMm, playMm, way: 1 });
  if (sides.left) fuseLinkRing(bench, work, alloyId, frame, { foot: feet.left, halfMm, playMm, way: -1 });
}

function component(
  bench: Bench,
  piece: PieceDesign,
  { alloyId }: ChainCarrier,
  link: Link,
  at: readonly Frame[],
): Component {
  const work = new Workpiece();
  const tray = new StoneTray();
  setLink(bench, work, tray, alloyId, link, frameAt([0, 0, 0]), { left: true, right: true });
  return {
    work,
    tray,
    at,
    alloys: piece.alloys,
    baseAlloyId: alloyId,
    baseName: 'link',
    otherName: 'setting',
    finish: piece.finish,
  };
}
