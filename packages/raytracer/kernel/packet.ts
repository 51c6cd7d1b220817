// Closest hits of four rays at once that go nearly the same way, as those of one pixel do: one walk through the
// tree for all, in which boxes are tested against the bounds of the four (Boulos, Wald and Shirley, "Geometric and
// Arithmetic Culling Methods for Entire Ray Packets", 2006), and triangles four rays at a time (Wald, Slusallek,
// Benthin and Wagner, "Interactive Rendering with Coherent Ray Tracing", 2001). The arithmetic at triangles and
// solids is that of trace(), so that it finds the same distances.

import {
  NODE_CHILDREN,
  NODE_MAX_X,
  NODE_MAX_Y,
  NODE_MAX_Z,
  NODE_MIN_X,
  NODE_MIN_Y,
  NODE_MIN_Z,
  LEAF_GEM,
  LEAF_TRIANGLES,
  PACK_BYTES,
  PACK_EDGE1,
  PACK_EDGE2,
  PACK_TRIANGLE,
  SCRATCH_PACKET,
  SCRATCH_SPILL,
} from '../src/memory-layout';
import {
  countRays,
  FARTHEST,
  HIT_ELLIPSOID,
  HIT_GEM,
  HIT_NOTHING,
  HIT_TRIANGLE,
  hitDistance,
  hitKind,
  hitLane,
  hitNumber,
  hitPart,
  hitU,
  hitV,
  LEAST_COMPONENT,
  meetEllipsoid,
  meetGem,
  NEAREST,
  nodes,
  packs,
  setHit,
  stack,
  trace,
} from './traverse';
import { vec } from './vector';

export const PACKET: i32 = 4;
/** Makes up for rounding in the distances of box planes: Ize, "Robust BVH Ray Traversal", JCGT 2(2), 2013. */
const ROUNDING: f32 = 1.0000008;

// The packet in the thread's scratch memory, sixteen bytes a field: rays, then what they met.
const ORIGIN_X: usize = 0;
const ORIGIN_Y: usize = 16;
const ORIGIN_Z: usize = 32;
const DIRECTION_X: usize = 48;
const DIRECTION_Y: usize = 64;
const DIRECTION_Z: usize = 80;
const KIND: usize = 96;
const DISTANCE: usize = 112;
const NUMBER: usize = 128;
const U: usize = 144;
const V: usize = 160;
const PART: usize = 176;
const LANE: usize = 192;
/** Where in the picture the rays go (0..1). */
const PICTURE_X: usize = 208;
const PICTURE_Y: usize = 224;

let packet: usize = 0;

export function bindPacket(scratch: usize): void {
  packet = scratch + SCRATCH_PACKET;
}

@inline
export function setPacketRay(i: i32, o: v128, d: v128): void {
  const p = packet + (<usize>i << 2);
  v128.store_lane<f32>(p, o, 0, ORIGIN_X);
  v128.store_lane<f32>(p, o, 1, ORIGIN_Y);
  v128.store_lane<f32>(p, o, 2, ORIGIN_Z);
  v128.store_lane<f32>(p, d, 0, DIRECTION_X);
  v128.store_lane<f32>(p, d, 1, DIRECTION_Y);
  v128.store_lane<f32>(p, d, 2, DIRECTION_Z);
}

/** Says where in the picture ray i goes. */
@inline
export function setPacketPlace(i: i32, px: f32, py: f32): void {
  const p = packet + (<usize>i << 2);
  store<f32>(p, px, PICTURE_X);
  store<f32>(p, py, PICTURE_Y);
}

@inline
export function packetPictureX(i: i32): f32 {
  return load<f32>(packet + (<usize>i << 2), PICTURE_X);
}

@inline
export function packetPictureY(i: i32): f32 {
  return load<f32>(packet + (<usize>i << 2), PICTURE_Y);
}

@inline
export function packetOrigin(i: i32): v128 {
  const p = packet + (<usize>i << 2);
  return vec(load<f32>(p, ORIGIN_X), load<f32>(p, ORIGIN_Y), load<f32>(p, ORIGIN_Z));
}

@inline
export function packetDirection(i: i32): v128 {
  const p = packet + (<usize>i << 2);
  return vec(load<f32>(p, DIRECTION_X), load<f32>(p, DIRECTION_Y), load<f32>(p, DIRECTION_Z));
}

/** Makes what ray i met the hit that trace() found last. */
export function takePacketHit(i: i32): void {
  const p = packet + (<usize>i << 2);
  setHit(
    load<i32>(p, KIND),
    load<f32>(p, DISTANCE),
    load<u32>(p, NUMBER),
    load<f32>(p, U),
    load<f32>(p, V),
    load<i32>(p, PART),
    load<u32>(p, LANE),
  );
}

/** Keeps the hit that was found last as that of ray i. */
function keepHit(i: i32): void {
  const p = packet + (<usize>i << 2);
  store<i32>(p, hitKind, KIND);
  store<f32>(p, hitDistance, DISTANCE);
  store<u32>(p, <u32>hitNumber, NUMBER);
  store<f32>(p, hitU, U);
  store<f32>(p, hitV, V);
  store<i32>(p, hitPart, PART);
  store<u32>(p, <u32>hitLane, LANE);
}

@inline
function least(a: v128): f32 {
  const b = f32x4.pmin(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1));
  return f32x4.extract_lane(f32x4.pmin(b, v128.shuffle<f32>(b, b, 1, 0, 3, 2)), 0);
}

@inline
function greatest(a: v128): f32 {
  const b = f32x4.pmax(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1));
  return f32x4.extract_lane(f32x4.pmax(b, v128.shuffle<f32>(b, b, 1, 0, 3, 2)), 0);
}

@inline
function reciprocal(d: v128): v128 {
  const tiny = f32x4.lt(f32x4.abs(d), f32x4.splat(LEAST_COMPONENT));
  return f32x4.div(f32x4.splat(1), v128.bitselect(f32x4.splat(LEAST_COMPONENT), d, tiny));
}

/** No crossing of a plane by any of the rays lies before this; four planes at once. */
@inline
function soonest(plane: v128, origin: v128, leastInverse: v128, mostInverse: v128): v128 {
  const way = f32x4.sub(plane, origin);
  return f32x4.pmin(f32x4.mul(way, leastInverse), f32x4.mul(way, mostInverse));
}

/** None lies behind this. */
@inline
function latest(plane: v128, origin: v128, leastInverse: v128, mostInverse: v128): v128 {
  const way = f32x4.sub(plane, origin);
  return f32x4.pmax(f32x4.mul(way, leastInverse), f32x4.mul(way, mostInverse));
}

/** Finds the closest hits of the four rays that setPacketRay() set. */
export function tracePacket(): void {
  const dx = v128.load(packet, DIRECTION_X);
  const dy = v128.load(packet, DIRECTION_Y);
  const dz = v128.load(packet, DIRECTION_Z);
  const idx = reciprocal(dx);
  const idy = reciprocal(dy);
  const idz = reciprocal(dz);
  const signX = i32x4.bitmask(idx);
  const signY = i32x4.bitmask(idy);
  const signZ = i32x4.bitmask(idz);
  if ((signX != 0 && signX != 15) || (signY != 0 && signY != 15) || (signZ != 0 && signZ != 15)) {
    // Near and far planes would differ from ray to ray.
    for (let i = 0; i < PACKET; i++) {
      trace(packetOrigin(i), packetDirection(i), FARTHEST);
      keepHit(i);
    }
    return;
  }
  countRays(PACKET);
  const ox = v128.load(packet, ORIGIN_X);
  const oy = v128.load(packet, ORIGIN_Y);
  const oz = v128.load(packet, ORIGIN_Z);
  const nearX: usize = signX == 0 ? NODE_MIN_X : NODE_MAX_X;
  const nearY: usize = signY == 0 ? NODE_MIN_Y : NODE_MAX_Y;
  const nearZ: usize = signZ == 0 ? NODE_MIN_Z : NODE_MAX_Z;
  const farX: usize = <usize>(NODE_MIN_X + NODE_MAX_X) - nearX;
  const farY: usize = <usize>(NODE_MIN_Y + NODE_MAX_Y) - nearY;
  const farZ: usize = <usize>(NODE_MIN_Z + NODE_MAX_Z) - nearZ;
  const leastX = f32x4.splat(least(idx));
  const leastY = f32x4.splat(least(idy));
  const leastZ = f32x4.splat(least(idz));
  const mostX = f32x4.splat(greatest(idx));
  const mostY = f32x4.splat(greatest(idy));
  const mostZ = f32x4.splat(greatest(idz));
  // The origins from which the near planes are reached soonest, and the far planes latest.
  const nearOX = f32x4.splat(signX == 0 ? greatest(ox) : least(ox));
  const nearOY = f32x4.splat(signY == 0 ? greatest(oy) : least(oy));
  const nearOZ = f32x4.splat(signZ == 0 ? greatest(oz) : least(oz));
  const farOX = f32x4.splat(signX == 0 ? least(ox) : greatest(ox));
  const farOY = f32x4.splat(signY == 0 ? least(oy) : greatest(oy));
  const farOZ = f32x4.splat(signZ == 0 ? least(oz) : greatest(oz));
  const zero = f32x4.splat(0);
  const far = f32x4.splat(FARTHEST);
  const bottom = stack;
  const spill = stack + SCRATCH_SPILL;
  let top = bottom;
  let code: i32 = 0;
  let best = far;
  let farthestBest: f32 = FARTHEST;
  v128.store(packet, i32x4.splat(HIT_NOTHING), KIND);

  while (true) {
    if (code >= 0) {
      const node = nodes + (<usize>code << 7);
      const enter = f32x4.pmax(
        f32x4.pmax(
          soonest(v128.load(node + nearX), nearOX, leastX, mostX),
          soonest(v128.load(node + nearY), nearOY, leastY, mostY),
        ),
        f32x4.pmax(soonest(v128.load(node + nearZ), nearOZ, leastZ, mostZ), zero),
      );
      const leave = f32x4.pmin(
        f32x4.pmin(
          latest(v128.load(node + farX), farOX, leastX, mostX),
          latest(v128.load(node + farY), farOY, leastY, mostY),
        ),
        f32x4.pmin(latest(v128.load(node + farZ), farOZ, leastZ, mostZ), f32x4.splat(farthestBest)),
      );
      let mask = i32x4.bitmask(f32x4.le(enter, f32x4.mul(leave, f32x4.splat(ROUNDING))));
      if (mask) {
        let lane: usize = <usize>ctz(mask) << 2;
        mask &= mask - 1;
        let next = load<i32>(node + lane, NODE_CHILDREN);
        if (mask) {
          v128.store(spill, enter);
          let nextDistance = load<f32>(spill + lane);
          do {
            lane = <usize>ctz(mask) << 2;
            mask &= mask - 1;
            const child = load<i32>(node + lane, NODE_CHILDREN);
            const distance = load<f32>(spill + lane);
            const nearer = distance < nextDistance;
            store<i32>(top, select<i32>(next, child, nearer));
            store<f32>(top, max<f32>(distance, nextDistance), 4);
            next = select<i32>(child, next, nearer);
            nextDistance = min<f32>(distance, nextDistance);
            top += 8;
          } while (mask);
        }
        code = next;
        continue;
      }
    } else {
      const leaf = -1 - code;
      const kind = leaf & 3;
      const index = <usize>(leaf >> 2);
      if (kind == LEAF_TRIANGLES) {
        // As in trace(), but four rays against one triangle after the other.
        const p = packs + index * PACK_BYTES;
        const first = load<u32>(p, PACK_TRIANGLE);
        for (let lane: usize = 0; lane < 16; lane += 4) {
          const q = p + lane;
          // Places without a triangle of their own repeat the first.
          if (lane > 0 && load<u32>(q, PACK_TRIANGLE) == first) break;
          const e1x = v128.load_splat<f32>(q, PACK_EDGE1);
          const e1y = v128.load_splat<f32>(q, PACK_EDGE1 + 16);
          const e1z = v128.load_splat<f32>(q, PACK_EDGE1 + 32);
          const e2x = v128.load_splat<f32>(q, PACK_EDGE2);
          const e2y = v128.load_splat<f32>(q, PACK_EDGE2 + 16);
          const e2z = v128.load_splat<f32>(q, PACK_EDGE2 + 32);
          const px = f32x4.sub(f32x4.mul(dy, e2z), f32x4.mul(dz, e2y));
          const py = f32x4.sub(f32x4.mul(dz, e2x), f32x4.mul(dx, e2z));
          const pz = f32x4.sub(f32x4.mul(dx, e2y), f32x4.mul(dy, e2x));
          const det = f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz));
          const overDet = f32x4.div(f32x4.splat(1), det);
          const tx = f32x4.sub(ox, v128.load_splat<f32>(q));
          const ty = f32x4.sub(oy, v128.load_splat<f32>(q, 16));
          const tz = f32x4.sub(oz, v128.load_splat<f32>(q, 32));
          const u = f32x4.mul(
            f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)),
            overDet,
          );
          const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y));
          const qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z));
          const qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
          const v = f32x4.mul(
            f32x4.add(f32x4.add(f32x4.mul(dx, qx), f32x4.mul(dy, qy)), f32x4.mul(dz, qz)),
            overDet,
          );
          const t = f32x4.mul(
            f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)),
            overDet,
          );
          const met = v128.and(
            v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)),
            v128.and(
              f32x4.le(f32x4.add(u, v), f32x4.splat(1)),
              v128.and(f32x4.gt(t, f32x4.splat(NEAREST)), f32x4.lt(t, best)),
            ),
          );
          if (!v128.any_true(met)) continue;
          best = v128.bitselect(t, best, met);
          farthestBest = greatest(best);
          v128.store(packet, v128.bitselect(i32x4.splat(HIT_TRIANGLE), v128.load(packet, KIND), met), KIND);
          v128.store(packet, v128.bitselect(i32x4.splat(<i32>q), v128.load(packet, LANE), met), LANE);
          v128.store(packet, v128.bitselect(u, v128.load(packet, U), met), U);
          v128.store(packet, v128.bitselect(v, v128.load(packet, V), met), V);
        }
      } else {
        v128.store(packet, best, DISTANCE);
        for (let i = 0; i < PACKET; i++) {
          const p = packet + (<usize>i << 2);
          const o = packetOrigin(i);
          const d = packetDirection(i);
          const gem = kind == LEAF_GEM;
          const nearest = load<f32>(p, DISTANCE);
          if (!(gem ? meetGem(index, o, d, nearest) : meetEllipsoid(index, o, d, nearest))) continue;
          store<i32>(p, gem ? HIT_GEM : HIT_ELLIPSOID, KIND);
          store<f32>(p, hitDistance, DISTANCE);
          store<u32>(p, <u32>hitNumber, NUMBER);
          store<i32>(p, hitPart, PART);
        }
        best = v128.load(packet, DISTANCE);
        farthestBest = greatest(best);
      }
    }
    do {
      if (top == bottom) {
        v128.store(packet, best, DISTANCE);
        for (let i = 0; i < PACKET; i++) {
          const p = packet + (<usize>i << 2);
          if (load<i32>(p, KIND) == HIT_TRIANGLE) {
            store<u32>(p, load<u32>(load<u32>(p, LANE), PACK_TRIANGLE), NUMBER);
          }
        }
        return;
      }
      top -= 8;
    } while (load<f32>(top, 4) >= farthestBest);
    code = load<i32>(top);
  }
}
