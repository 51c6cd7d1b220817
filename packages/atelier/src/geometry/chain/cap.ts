import type { Vec3 } from '@filigree/raytracer';
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft, type RawMesh, tube } from '../mesh/loft.ts';
import { stepsOfArc } from '../mesh/tessellation.ts';
import type { CapPlan } from './pattern.ts';

/** Wire of the ring on a cap, as a share of the cap's half height; never thinner than 0.4 mm. */
const RING_WIRE_SHARE = 0.3;

export const capRingWireMm = (halfHeightMm: number): number =>
  Math.max(0.4, Math.min(1.2, RING_WIRE_SHARE * 2 * halfHeightMm));

export interface BuiltCap {
  readonly mesh: RawMesh;
  /** From the middle of the end link outwards to the middle of the hole in the cap's ring. */
  readonly eyeMm: number;
  readonly roomMm: number;
  /** From the middle of the end link to the outer edge of the ring. */
  readonly endMm: number;
}

/**
 * The end link of a chain with a cup soldered to it and a ring on the cup.
 * @param linkMesh the end link, its middle at the origin, the free end towards +x
 * @param reachMm how far the link reaches towards the free end
 */
export function buildCap(bench: Bench, linkMesh: RawMesh, reachMm: number, plan: CapPlan): BuiltCap {
  const ratio = plan.halfHeightMm / plan.radiusMm;
  const play = 0.06;
  const [inner, outer] = [plan.radiusMm + play, plan.radiusMm + play + plan.wallMm];
  const floor = reachMm - plan.biteMm;
  const depth = Math.min(1.1 * plan.radiusMm, 1.6);
  const bead = Math.min(0.35 * plan.wallMm, 0.12);
  const profile: readonly (readonly [number, number])[] = [
    [floor, 0],
    [floor, inner],
    [floor - depth, inner],
    [floor - depth - bead, (inner + outer) / 2],
    [floor - depth, outer],
    [floor + plan.wallMm * 0.5, outer],
    [floor + plan.wallMm * 1.4, outer * 0.86],
    [floor + plan.wallMm * 1.9, outer * 0.4],
    [floor + plan.wallMm * 1.9, 0],
  ];
  // A flat chain's corners must find room: its cup is a superellipse drawn about the rectangle.
  const flat = ratio < 0.6;
  const power = flat ? 10 : 2;
  const about = flat ? 2 ** (1 / power) : 1;
  const around = Math.max(32, stepsOfArc(outer) * (flat ? 2 : 1));
  const rows = profile.slice(1, -1).map(([x, r]) =>
    Array.from({ length: around }, (_, k): Vec3 => {
      const a = (2 * Math.PI * k) / around;
      const wall = r - plan.radiusMm;
      // A flat chain takes a flat cup whose wall keeps its thickness.
      const [ry, rz] = r > plan.radiusMm ? [r, plan.halfHeightMm + wall] : [r, r * ratio];
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const f = about / (Math.abs(c) ** power + Math.abs(s) ** power) ** (1 / power);
      return [x, ry * c * f, rz * s * f];
    }),
  );
  const cup = bench.solid(loft(rows, false), 'chain cap');
  const wire = capRingWireMm(plan.halfHeightMm);
  const hole = Math.max(1, 1.1 * wire + 0.3);
  const middle = floor + plan.wallMm * 1.9 + hole / 2 + wire * 0.7;
  const radius = (hole + wire) / 2;
  const ring = bench.solid(
    tube(
      Array.from({ length: 32 }, (_, k) => {
        const a = (2 * Math.PI * k) / 32;
        return {
          at: [middle + radius * Math.cos(a), radius * Math.sin(a), 0] as Vec3,
          side: wire / 2,
          up: wire / 2,
        };
      }),
      [0, 0, 1],
      { segments: 12, closed: true },
    ),
    'chain cap ring',
  );
  const link: Solid = bench.solid(linkMesh, 'chain link');
  const { positions, indices } = bench.mesh(bench.union([link, cup, ring]));
  return {
    mesh: { positions: [...positions], indices: [...indices] },
    eyeMm: middle + radius - wire / 2 - hole * 0.45,
    roomMm: hole * 0.8,
    endMm: middle + radius + wire / 2,
  };
}
