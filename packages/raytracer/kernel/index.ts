// The kernel's exports: everything heavy, working on one scene in one shared memory. Each thread has its own
// instance; what they write never overlaps, so results do not depend on how many there are.

import { GEM_PLANES, GEM_PLANE_GROUPS, HEADER_ADDRESS, HEADER_GEMS } from '../src/memory-layout';
import { bindFilm, estimateErrorRow, traceTile } from './film';
import { bindGgx } from './ggx';
import { bindGround } from './ground';
import { bindLights } from './lights';
import { bindPacket, PACKET, setPacketRay, takePacketHit, tracePacket } from './packet';
import { bindPath } from './path';
import { facet, facetDistance, leavePlanes } from './plane-set';
import { bindSampler } from './sampler';
import { bindTraversal, hitDistance, hitKind, rayCount, trace } from './traverse';

export { denoiseTile, gatherRow, resolveRow, smoothVarianceRow } from './denoise';
export { bloomHorizontalRow, bloomSourceRow, bloomVerticalRow, developRow } from './develop';
export { bakeIrradianceRow } from './ground';
export { bakeLightMapRow, blurLightMapLine } from './light-map';
export { estimateErrorRow, traceTile };

/** Takes the scene from the header; `scratch` is this thread's own SCRATCH_BYTES. Call before anything else. */
export function bind(scratch: usize): void {
  bindTraversal(scratch);
  bindPacket(scratch);
  bindSampler();
  bindGgx();
  bindLights(scratch);
  bindGround();
  bindPath();
  bindFilm();
}

/** Rays traced by this instance since it was made. */
export function raysTraced(): f64 {
  return rayCount;
}

/**
 * Traces rays given as six f32 each (origin, unit direction) and writes two f32 each: kind of hit (0 nothing)
 * and distance. For tests and benchmarks.
 */
export function traceRays(rays: usize, count: i32, results: usize): void {
  for (let i = 0; i < count; i++) {
    const p = rays + <usize>i * 24;
    trace(
      f32x4(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8), 0),
      f32x4(load<f32>(p, 12), load<f32>(p, 16), load<f32>(p, 20), 0),
      1e30,
    );
    const q = results + (<usize>i << 3);
    store<f32>(q, <f32>hitKind);
    store<f32>(q, hitDistance, 4);
  }
}

/** The same for coherent rays, four at a time as those of a pixel; `count` is a multiple of four. */
export function traceCoherentRays(rays: usize, count: i32, results: usize): void {
  for (let first = 0; first < count; first += PACKET) {
    for (let i = 0; i < PACKET; i++) {
      const p = rays + <usize>(first + i) * 24;
      setPacketRay(
        i,
        f32x4(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8), 0),
        f32x4(load<f32>(p, 12), load<f32>(p, 16), load<f32>(p, 20), 0),
      );
    }
    tracePacket();
    for (let i = 0; i < PACKET; i++) {
      takePacketHit(i);
      const q = results + (<usize>(first + i) << 3);
      store<f32>(q, <f32>hitKind);
      store<f32>(q, hitDistance, 4);
    }
  }
}

/**
 * The facet through which each ray (six f32, from inside, in the frame of the first placed plane set) leaves
 * that body; results as of traceRays(), with the facet's number for the kind. For tests and benchmarks.
 */
export function leaveFirstGem(rays: usize, count: i32, results: usize): void {
  const gem: usize = load<u32>(HEADER_ADDRESS, HEADER_GEMS);
  const planes: usize = load<u32>(gem, GEM_PLANES);
  const groups = load<i32>(gem, GEM_PLANE_GROUPS);
  for (let i = 0; i < count; i++) {
    const p = rays + <usize>i * 24;
    leavePlanes(
      planes,
      groups,
      f32x4(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8), 0),
      f32x4(load<f32>(p, 12), load<f32>(p, 16), load<f32>(p, 20), 0),
    );
    const q = results + (<usize>i << 3);
    store<f32>(q, <f32>facet);
    store<f32>(q, facetDistance, 4);
  }
}
