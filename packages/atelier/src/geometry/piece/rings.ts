import type { Chain } from '../../design/chain/document.ts';
import type { ChainEnd } from '../chain/build.ts';
import { girthMm } from '../chain/girth.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { add, addScaled, cross, dot, length, normalize, scale, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

/** A soldered ring of round wire in the plane of `along` and `across` (unit, at right angles). */
export interface WireRing {
  readonly centre: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
  /** To the middle of the wire, along and across. */
  readonly radiusMm: number;
  readonly acrossMm?: number;
  /** Radius of the wire. */
  readonly wireMm: number;
}

/** Fuses a ring of wire to the workpiece. */
export function fuseRing(bench: Bench, work: Workpiece, alloyId: string, ring: WireRing): void {
  const steps = Math.max(24, Math.min(56, Math.round(ring.radiusMm * 22)));
  const path = Array.from({ length: steps }, (_, i) => {
    const a = (2 * Math.PI * i) / steps;
    const at = add(
      ring.centre,
      add(
        scale(ring.along, ring.radiusMm * Math.cos(a)),
        scale(ring.across, (ring.acrossMm ?? ring.radiusMm) * Math.sin(a)),
      ),
    );
    return { at, side: ring.wireMm, up: ring.wireMm };
  });
  const normal = cross(ring.along, ring.across);
  work.add(alloyId, bench.solid(tube(path, normal, { segments: 12, closed: true }), 'ring'));
}

/** Wire of the links between neighbours that stand too close for chain, and the light between their rings, mm. */
const LINK_WIRE_MM = { least: 0.15, most: 0.22 } as const;
const LINK_PLAY_MM = 0.08;

/** Whether two linked rings find room between places this far apart, mm. */
export const linksFit = (apartMm: number): boolean => apartMm >= 6 * LINK_WIRE_MM.least + LINK_PLAY_MM;

/** Two linked rings from one place of solid metal to another: the first lies across `normal`, the second along it. */
export function linkBetween(
  bench: Bench,
  work: Workpiece,
  alloyId: string,
  [from, to]: readonly [Vec3, Vec3],
  normal: Vec3,
): void {
  const way = sub(to, from);
  const apartMm = length(way);
  const along = normalize(way);
  const upright = normalize(sub(normal, scale(along, dot(normal, along))));
  const wireMm = Math.min(LINK_WIRE_MM.most, Math.max(LINK_WIRE_MM.least, (apartMm - LINK_PLAY_MM) / 6));
  // Each ring reaches over the other's wire by its own and a hair of light.
  const halfMm = (apartMm + 2 * wireMm + LINK_PLAY_MM) / 4;
  const acrossMm = 2 * wireMm + LINK_PLAY_MM;
  const ring = (centre: Vec3, across: Vec3): void =>
    fuseRing(bench, work, alloyId, { centre, along, across, radiusMm: halfMm, acrossMm, wireMm });
  ring(addScaled(from, along, halfMm), cross(upright, along));
  ring(addScaled(to, along, -halfMm), upright);
}

/** An oval ring is so much narrower where it passes around the metal of an end link, as a share. */
const NARROWER = 0.7;

/** The ring by which an ornament takes hold of a chain's end, sized by what the end link lets through. */
export function ringToChainEnd(chain: Chain) {
  const wireMm = Math.min(0.45, Math.max(0.2, chain.wireMm * 0.55));
  const radiusMm = Math.max(0.75, wireMm * 2.1, (girthMm(chain) / 2 + wireMm) / NARROWER + 0.05);
  return {
    /** From the ornament's edge to where the chain begins, mm. */
    reachMm: 2 * radiusMm - wireMm,
    /** An oval ring from inside the end link to `hold`, a place of solid metal. */
    hook(bench: Bench, work: Workpiece, alloyId: string, end: ChainEnd, hold: Vec3): void {
      const wire = Math.min(wireMm, (end.roomMm / 2) * 0.85);
      const across = sub(end.axis, scale(end.outward, dot(end.axis, end.outward)));
      const way = sub(hold, end.at);
      const lengthMm = Math.max(2 * radiusMm, length(way));
      const along = normalize(way);
      fuseRing(bench, work, alloyId, {
        centre: addScaled(end.at, along, lengthMm / 2),
        along,
        across: normalize(sub(across, scale(along, dot(across, along)))),
        radiusMm: lengthMm / 2,
        acrossMm: Math.min(radiusMm, lengthMm / 2),
        wireMm: wire,
      });
    },
  };
}
