import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import { smoothstep, type Vec2 } from '../vec.ts';
import { onRing } from './frame.ts';
import type { Relief } from './surface.ts';

/** How the section is changed at an angle: scales about its own middle (y) and the finger side (height). */
export interface SectionAt {
  readonly width: number;
  readonly height: number;
  readonly yMm: number;
  readonly liftMm: number;
  /** Turn of the section about its middle, radians. */
  readonly twist?: number;
}

export interface Sweep {
  readonly innerRadiusMm: number;
  readonly section: readonly Vec2[];
  readonly at: (angle: number) => SectionAt;
  readonly relief?: Relief | null;
  /** Heights, as shares of the tallest, at which the relief begins and from which on it is whole. */
  readonly reliefFrom?: readonly [from: number, whole: number];
  /** Open sweeps run from `from` to `to` (radians); closed ones all around. */
  readonly from?: number;
  readonly to?: number;
  readonly steps: number;
}

/** Over the rounded edges of a band. */
const RELIEF_FROM = [0.45, 0.75] as const;

export function sweepRing(bench: Bench, name: string, sweep: Sweep): Solid {
  const { section, innerRadiusMm, relief, reliefFrom = RELIEF_FROM } = sweep;
  const open = sweep.from !== undefined && sweep.to !== undefined;
  const from = sweep.from ?? 0;
  const to = sweep.to ?? 2 * Math.PI;
  const tallest = Math.max(...section.map((p) => p[1]));
  const rings = Array.from({ length: open ? sweep.steps + 1 : sweep.steps }, (_, i) => {
    const angle = from + ((to - from) * i) / sweep.steps;
    const { width, height, yMm, liftMm, twist } = sweep.at(angle);
    return section.map(([y0, h0]) => {
      let y = y0 * width;
      let h = h0 * height;
      if (relief) {
        // Full on the outside, fading over the rounded edges, none inside.
        const share = smoothstep(...reliefFrom, h0 / tallest);
        if (share > 0) h -= relief(angle, y + yMm) * share;
      }
      if (twist !== undefined) {
        const mid = (tallest * height) / 2;
        const c = Math.cos(twist);
        const s = Math.sin(twist);
        const dh = h - mid;
        [y, h] = [y * c - dh * s, mid + y * s + dh * c];
      }
      return onRing(angle, innerRadiusMm + liftMm + h, y + yMm);
    });
  });
  return bench.solid(loft(rings, !open), name);
}
