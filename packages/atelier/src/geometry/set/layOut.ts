/** Lays the pieces of a set out side by side: on one wall, standing in a row, or together on the ground. */
import { alloyIdInSet, type Design, membersOf } from '../../design/document.ts';
import { type Pose, poseOf, poseOfSole } from '../../design/piece/pose.ts';
import { boundsOf, moved, movedOrnament, movedStone, turn } from '../assembly.ts';
import { type Frame, frameAt, toWorld, within } from '../frame.ts';
import type { Anchors, Bounds, MetalPart, SetMember, Solids, StonePlacement, Vec3 } from '../solids.ts';
import { addScaled, dot, scale } from '../vec.ts';
import { laidTogether } from './together.ts';

/** Between two pieces, as a share of the larger one's side. */
const GAP_SHARE = 0.14;
const LEAST_GAP_MM = 3;
/** Pieces of about one size stand side by side; a much smaller one stands before the large. */
const LIKE_SIZE = 1.7;
/** Chains that cross on a wall hang one before the other. */
const BEFORE_MM = 7;

/** What hangs, laid on its back: its face (-y) looks up, its top (+z) away from the viewer. */
const LAID_DOWN: Frame = { x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], origin: [0, 0, 0] };
const AS_BUILT = frameAt([0, 0, 0]);

/**
 * Where the main view of a set on the ground is seen from (picture/views.ts): azimuth and elevation, degrees. Between
 * the azimuths of bands and of stones that stand, the middle does for both.
 */
const SEEN_FROM = {
  stands: { azimuth: 26, elevation: 30 },
  mixed: { azimuth: 16, elevation: 38 },
  lies: { azimuth: 16, elevation: 58 },
} as const;

/** The directions of a layout, and how far up the picture a millimetre off its plane is seen, in its millimetres. */
interface Plane {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly rise: number;
}
const WALL: Plane = { right: [1, 0, 0], up: [0, 0, 1], rise: 0 };

function groundOf(poses: ReadonlySet<Pose>): Plane {
  const seen = poses.size === 1 && poses.has('stands') ? 'stands' : poses.has('stands') ? 'mixed' : 'lies';
  const [azimuth, elevation] = [SEEN_FROM[seen].azimuth, SEEN_FROM[seen].elevation].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  const [c, s] = [Math.cos(azimuth!), Math.sin(azimuth!)];
  return { right: [c, s, 0], up: [-s, c, 0], rise: 1 / Math.tan(elevation!) };
}

/**
 * A piece as the main view sees it on the plane of the layout: u to the right, v up the picture (up the wall, or away
 * over the ground; what stands hides as much of the ground behind it as it is seen high).
 */
interface Tile {
  readonly member: number;
  readonly turned: Frame;
  /** How high its lowest point lies before it is put on the ground, mm. */
  readonly base: number;
  /** Of all of it. */
  readonly whole: Box;
  /** Of what the picture shows of it. */
  readonly shown: Box;
  /** Whether a chain of it leaves the picture. */
  readonly leaves: boolean;
}
interface Box {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
}

/** Puts built pieces together as one. `built`: in the order of the design's members, each in its own pose. */
export function layOut(design: Design, built: readonly Solids[]): Solids {
  if (design.together !== undefined) return join(design, built, laidTogether(design.together, built));
  const onWall = poseOf(design) === 'hangs';
  const plane = onWall ? WALL : groundOf(new Set(membersOf(design).map(poseOfSole)));
  const tiles = membersOf(design).map((member, index): Tile => {
    const laid = !onWall && poseOfSole(member) === 'hangs';
    const turned = laid ? LAID_DOWN : AS_BUILT;
    const solids = built[index]!;
    const { framed } = solids.anchors;
    const base = movedBounds(solids.bounds, turned).min[2];
    const whole = seenBox(pointsOf(solids), turned, plane, base);
    return {
      member: index,
      turned,
      base,
      whole,
      shown: framed === null ? whole : seenBox(cornersOf(framed), turned, plane, base),
      leaves: framed !== null,
    };
  });
  const places = arrange(tiles, onWall);
  return join(
    design,
    built,
    tiles.map(({ turned, base }, index): Frame => {
      const { at, before } = places[index]!;
      const inPlane = addScaled(scale(plane.right, at[0]), plane.up, at[1]);
      return {
        ...turned,
        origin: addScaled(inPlane, onWall ? [0, -1, 0] : [0, 0, -1], onWall ? before : base),
      };
    }),
  );
}

interface Place {
  readonly at: readonly [u: number, v: number];
  readonly before: number;
}

const sizeOf = ({ u, v }: Box): number => Math.max(u[1] - u[0], v[1] - v[0]);

/** Where each tile goes: those whose chains leave the picture above, the large ones in a row, the small before them. */
function arrange(tiles: readonly Tile[], onWall: boolean): Place[] {
  const largest = Math.max(...tiles.map(({ shown }) => sizeOf(shown)));
  const isBack = (tile: Tile): boolean => tile.leaves || sizeOf(tile.shown) * LIKE_SIZE > largest;
  const hasChain = tiles.some(({ leaves }) => leaves);
  const back = tiles.filter((tile) => (hasChain ? tile.leaves : isBack(tile)));
  const front = tiles.filter((tile) => !back.includes(tile));
  const gap = Math.max(LEAST_GAP_MM, GAP_SHARE * Math.max(...back.map(({ shown }) => sizeOf(shown))));
  const places: Place[] = tiles.map(() => ({ at: [0, 0], before: 0 }));
  // Chains that leave a wall's picture may cross above it, one before the other; on the ground they would touch.
  const across = (tile: Tile): Box['u'] => (onWall && tile.leaves ? tile.shown.u : tile.whole.u);
  const row = (list: readonly Tile[], v: (tile: Tile) => number, space: number): void => {
    const width =
      list.reduce((sum, tile) => sum + across(tile)[1] - across(tile)[0], 0) + space * (list.length - 1);
    let u = -width / 2;
    list.forEach((tile, index) => {
      const [left, right] = across(tile);
      places[tile.member] = {
        at: [u - left, v(tile)],
        before: onWall && tile.leaves ? index * BEFORE_MM : 0,
      };
      u += right - left + space;
    });
  };
  // The back row stands on one line, what hangs from chains on one height of its middle.
  row(back, (tile) => (hasChain ? -(tile.shown.v[0] + tile.shown.v[1]) / 2 : -tile.whole.v[0]), gap);
  if (front.length === 0) return places;
  const line = Math.min(...back.map((tile) => places[tile.member]!.at[1] + tile.whole.v[0])) - gap * 0.6;
  const small = Math.max(LEAST_GAP_MM, GAP_SHARE * Math.max(...front.map(({ shown }) => sizeOf(shown))));
  row(front, (tile) => line - tile.whole.v[1], small);
  return places;
}

function movedBounds({ min, max }: Bounds, frame: Frame): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const corner of cornersOf({ min, max }))
    toWorld(frame, ...corner).forEach((value, axis) => {
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    });
  return { min: low, max: high };
}

/** All points of a piece; of its stones the middles, which lie in their settings. */
function* pointsOf({ metal, stones }: Solids): Generator<Vec3> {
  for (const { mesh } of metal)
    for (let i = 0; i < mesh.positions.length; i += 3)
      yield [mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!];
  for (const { placement } of stones) yield placement.origin;
}

function* cornersOf({ min, max }: Bounds): Generator<Vec3> {
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) yield [x, y, z];
}

/** What points take of the picture, in the millimetres of the layout's plane. */
function seenBox(points: Iterable<Vec3>, turned: Frame, { right, up, rise }: Plane, base: number): Box {
  const u: [number, number] = [Infinity, -Infinity];
  const v: [number, number] = [Infinity, -Infinity];
  for (const point of points) {
    const at = toWorld(turned, ...point);
    const across = dot(at, right);
    const above = dot(at, up) + rise * (at[2] - base);
    u[0] = Math.min(u[0], across);
    u[1] = Math.max(u[1], across);
    v[0] = Math.min(v[0], above);
    v[1] = Math.max(v[1], above);
  }
  return { u, v };
}

function movedAnchors(anchors: Anchors, frame: Frame): Omit<Anchors, 'lowestZ'> {
  const { focus, focusNormal, fingerAxis, framed, focusRadiusMm } = anchors;
  return {
    focus: toWorld(frame, ...focus),
    focusNormal: turn(frame, focusNormal),
    fingerAxis: turn(frame, fingerAxis),
    framed: framed === null ? null : movedBounds(framed, frame),
    focusRadiusMm,
  };
}

/** One list of everything, and where each piece stands in it. */
function join(design: Design, built: readonly Solids[], frames: readonly Frame[]): Solids {
  const whole = {
    metal: [] as MetalPart[],
    enamels: [] as Solids['enamels'][number][],
    stones: [] as StonePlacement[],
    ornaments: [] as Solids['ornaments'][number][],
    planeSets: [] as Solids['planeSets'][number][],
    stoneMeshes: [] as Solids['stoneMeshes'][number][],
  };
  const members = built.map((solids, index): SetMember => {
    const frame = frames[index]!;
    const from = {
      metal: whole.metal.length,
      enamels: whole.enamels.length,
      stones: whole.stones.length,
      ornaments: whole.ornaments.length,
    };
    const first = { set: whole.planeSets.length, mesh: whole.stoneMeshes.length };
    whole.metal.push(
      ...solids.metal.map((part) => ({
        ...part,
        alloyId: alloyIdInSet(index, part.alloyId),
        mesh: moved(part.mesh, frame),
        ...(part.model && { model: { ...part.model, at: within(frame, part.model.at) } }),
      })),
    );
    whole.enamels.push(...solids.enamels.map((part) => ({ ...part, mesh: moved(part.mesh, frame) })));
    whole.ornaments.push(...solids.ornaments.map((place) => movedOrnament(place, frame, from.stones)));
    whole.stones.push(...solids.stones.map((stone) => movedStone(stone, frame, first)));
    whole.planeSets.push(...solids.planeSets);
    whole.stoneMeshes.push(...solids.stoneMeshes);
    const bounds = boundsOf(whole.metal.slice(from.metal));
    return {
      metal: [from.metal, whole.metal.length],
      enamels: [from.enamels, whole.enamels.length],
      stones: [from.stones, whole.stones.length],
      ornaments: [from.ornaments, whole.ornaments.length],
      bounds,
      anchors: { ...movedAnchors(solids.anchors, frame), lowestZ: bounds.min[2] },
      measures: solids.measures,
    };
  });
  const bounds = boundsOf(whole.metal);
  const [leader] = members;
  const leaves = members.some(({ anchors }) => anchors.framed !== null);
  return {
    ...whole,
    bounds,
    anchors: {
      ...leader!.anchors,
      framed: leaves ? united(members.map((member) => member.anchors.framed ?? member.bounds)) : null,
      lowestZ: bounds.min[2],
    },
    measures: members.flatMap(({ measures }, index) =>
      measures.map((measure) => ({
        ...measure,
        alloyId: measure.alloyId === null ? null : alloyIdInSet(index, measure.alloyId),
        where: `${membersOf(design)[index]!.type.toLowerCase()}: ${measure.where}`,
      })),
    ),
    members,
  };
}

function united(boxes: readonly Bounds[]): Bounds {
  const over = (pick: (...values: number[]) => number, side: 'min' | 'max'): Vec3 => [
    pick(...boxes.map((box) => box[side][0])),
    pick(...boxes.map((box) => box[side][1])),
    pick(...boxes.map((box) => box[side][2])),
  ];
  return { min: over(Math.min, 'min'), max: over(Math.max, 'max') };
}
