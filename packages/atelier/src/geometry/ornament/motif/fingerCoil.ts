import type { Vec3 } from '@filigree/raytracer';
import type { MotifOrnament } from '../../../design/ornament/motif.ts';
import type { Bench } from '../../mesh/bench.ts';
import { lathe } from '../../mesh/loft.ts';
import type { StoneTray } from '../../stones/placing.ts';
import { clamp, cross, normalize } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import { scaledBody } from '../relief/snake.ts';
import { finishMotif } from './finish.ts';
import { Kit } from './kit.ts';
import { bodyRadius, serpentHead } from './serpent.ts';
import type { Site } from './site.ts';

/** What a serpent winds around: a band about the y axis, its top towards z. */
export interface Winding {
  readonly innerRadiusMm: number;
  /** Least thickness of the band, which the body is let into. */
  readonly thicknessMm: number;
  /** A site on the cylinder of a radius: at an angle from the top and a y, turned by `turn` on the surface. */
  readonly siteAt: (angle: number, radiusMm: number, y: number, turn: number) => Site;
}

/** Times that the body goes around: tail, middle and neck lie beside each other on the top. */
export const COILS = 2.1;
/** Where the neck ends, from the top: the head's middle lies on it. */
const NECK_ANGLE = -0.22;
/** Height of the body over its width, and how far its underside is let into the band, as a share of its half height. */
const FLAT = 0.86;
const LET_IN = 0.3;
/** Light between neighbouring turns. */
const GAP_MM = 0.12;
/** The finger's side of the coil stays this far outside the band's. */
const OFF_FINGER_MM = 0.25;
const TAPER = 0.5;

/** A serpent that winds around the finger: its tail's tip on one side of the top, its head on the other. */
export function buildFingerCoil(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  spec: MotifOrnament,
  { innerRadiusMm, thicknessMm, siteAt }: Winding,
): void {
  const radius = clamp(spec.sizeMm * 0.098, 0.95, 1.5);
  const middle = innerRadiusMm + thicknessMm + radius * FLAT * (1 - LET_IN);
  const pitch = 2 * radius + GAP_MM + 0.16 * radius;
  const sweep = 2 * Math.PI * COILS;
  const pathAt = (t: number): { angle: number; y: number } => ({
    angle: NECK_ANGLE - sweep * (1 - t),
    y: pitch * COILS * (t - 0.5),
  });
  const slope = Math.atan2(pitch / (2 * Math.PI), middle);
  const body = scaledBody({
    lengthMm: Math.hypot(middle * sweep, pitch * COILS),
    place: (t) => {
      const { angle, y } = pathAt(t);
      const up: Vec3 = [Math.sin(angle), 0, Math.cos(angle)];
      const along = normalize([
        Math.cos(angle) * Math.cos(slope),
        Math.sin(slope),
        -Math.sin(angle) * Math.cos(slope),
      ]);
      return { at: [up[0] * middle, y, up[2] * middle], side: cross(along, up), up };
    },
    radiusMm: (t) => bodyRadius(radius, TAPER, t),
    fullMm: radius,
    tall: FLAT,
  });
  const hole = innerRadiusMm + OFF_FINGER_MM;
  const far = pitch * COILS + 10;
  const finger = bench.placed(
    bench.solid(
      lathe(
        [
          [hole, -far],
          [hole, far],
        ],
        96,
      ),
      'finger',
    ),
    { x: [0, 0, 1], y: [1, 0, 0], z: [0, 1, 0], origin: [0, 0, 0] },
  );
  work.add(spec.alloyId, bench.subtract(bench.solid(body, 'serpent about the finger'), [finger]));

  const neck = pathAt(1);
  const neckMm = bodyRadius(radius, TAPER, 1);
  const k = new Kit(bench, spec);
  serpentHead(k, [0, 0, neckMm], 0, radius * 4.5, neckMm);
  finishMotif(k, work, tray, siteAt(neck.angle, middle - neckMm * 0.94, neck.y, slope));
}
