import type { EmblemOrnament } from '../../design/ornament/emblem.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import { stepsOfArc } from '../mesh/tessellation.ts';
import { buildOrnament } from '../ornament/build.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { clamp } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';
import { bandSection } from './section.ts';
import { shankAt } from './shank.ts';

/**
 * Size of the shoulders' face as a share of the emblem's extents: a medallion's edge stands out as a rim, a figure of
 * its own outline lies within the face.
 */
const FACE_SHARE = { medallion: 0.84, silhouette: 1.06 } as const;
/** Bevel about the face, mm. */
const BEVEL_MM = 0.28;
/** How far the shoulders reach into the plate, and the plate's back over the band. */
const BITE_MM = 0.3;
const LIFT_MM = 0.15;
/** Where shoulders may leave the band, radians from the top. */
const SHOULDERS = { least: 0.75, most: 1.2, beyond: 0.42 } as const;

/**
 * An emblem as a signet's plate: flat over the top of the band, carried by shoulders that grow out of the band on both
 * sides and fill what is between plate and finger. Returns the angle from the top that they take.
 */
export function buildSignet(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  emblem: EmblemOrnament,
): number {
  const { band } = ring;
  const backMm = frame.innerRadiusMm + shankAt(ring, 0).thicknessMm + LIFT_MM;
  const seat = frameOnRing(0, backMm, 0, 'band');
  const built = buildOrnament(bench, work, tray, seat, emblem);
  const halfX = Math.max(built.leftMm, built.rightMm) * FACE_SHARE[emblem.ground];
  const halfY = Math.max(built.upMm, built.downMm) * FACE_SHARE[emblem.ground];
  const angle = clamp(
    Math.asin(clamp(halfX / backMm, 0, 0.95)) + SHOULDERS.beyond,
    SHOULDERS.least,
    SHOULDERS.most,
  );
  const points: Vec3[] = [];
  for (const side of [-1, 1]) {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    // A little inside the band's own surface, so that the shoulders come out of it without a step.
    for (const [y, height] of bandSection(band.profile, widthMm * 0.98, thicknessMm * 0.98, 12))
      points.push(onRing(side * angle, frame.innerRadiusMm + height, y));
  }
  const steps = stepsOfArc(Math.max(halfX, halfY)) + 8;
  for (let i = 0; i < steps; i++) {
    const a = (2 * Math.PI * i) / steps;
    for (const [inset, z] of [
      [0, backMm + BITE_MM - BEVEL_MM],
      [BEVEL_MM * 0.3, backMm + BITE_MM - BEVEL_MM * 0.3],
      [BEVEL_MM, backMm + BITE_MM],
    ] as const)
      points.push([(halfX - inset) * Math.cos(a), (halfY - inset) * Math.sin(a), z]);
  }
  const far = halfY + band.widthMm + 2;
  const finger = bench.placed(
    bench.solid(
      lathe(
        [
          [frame.innerRadiusMm, -far],
          [frame.innerRadiusMm, far],
        ],
        144,
      ),
      'finger',
    ),
    placementOf({ x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0], origin: [0, 0, 0] }),
  );
  work.base.push(bench.subtract(bench.hull(points), [finger]));
  work.measures.push({
    kind: 'wall',
    where: 'shoulder under the plate',
    value: backMm + BITE_MM - frame.innerRadiusMm,
    alloyId: band.alloyId,
  });
  return angle;
}
