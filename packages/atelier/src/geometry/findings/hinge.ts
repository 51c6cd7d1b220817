import { type Frame, shifted } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { turnedBody, turnedRing } from './forms.ts';

/** Play of moving parts, mm. */
export const HINGE_PLAY_MM = 0.06;

export interface Hinge {
  /** Cheeks and pin. */
  readonly fixed: readonly Solid[];
  readonly moving: Solid;
  /** From the middle to either end of the knuckle, along the pin. */
  readonly knuckleHalfMm: number;
  /** Of cheeks and knuckle, across the pin. */
  readonly outerMm: number;
  /** What the moving arm must leave free: the cheeks and the pin with play. */
  readonly clear: readonly Solid[];
}

/** A pin along the frame's z between two cheeks, and a knuckle that turns on it; `knuckleRadiusMm` is the cheeks' too. */
export function hinge(bench: Bench, at: Frame, pinRadiusMm: number, widthMm: number): Hinge {
  const outer = 2.1 * pinRadiusMm;
  const inside = 0.28 * widthMm;
  const half = widthMm / 2;
  const disc = (from: number, to: number, r: number): Solid =>
    turnedBody(
      bench,
      shifted(at, 0, 0, from),
      [
        [r, 0],
        [r, to - from],
      ],
      24,
    );
  const free = outer + HINGE_PLAY_MM;
  return {
    knuckleHalfMm: inside,
    outerMm: outer,
    clear: [
      disc(-half - 1, -inside, free),
      disc(inside, half + 1, free),
      disc(-half, half, pinRadiusMm + HINGE_PLAY_MM),
    ],
    fixed: [
      disc(-half, -inside - HINGE_PLAY_MM, outer),
      disc(inside + HINGE_PLAY_MM, half, outer),
      disc(-half + 0.02, half - 0.02, pinRadiusMm),
    ],
    moving: turnedRing(
      bench,
      at,
      [
        [pinRadiusMm + HINGE_PLAY_MM, -inside],
        [outer, -inside],
        [outer, inside],
        [pinRadiusMm + HINGE_PLAY_MM, inside],
      ],
      24,
    ),
  };
}
