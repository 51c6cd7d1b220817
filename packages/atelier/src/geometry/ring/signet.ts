import type { EmblemOrnament } from '../../design/ornament/emblem.ts';
import type { PlateOrnament } from '../../design/ornament/plate.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { eroded, shellMoves } from '../mesh/eroded.ts';
import { lathe } from '../mesh/loft.ts';
import { stepsOfArc } from '../mesh/tessellation.ts';
import { buildOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import { plateRegion } from '../ornament/plate/outlines.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { clamp, mixNumber, smoothstep, type Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';
import { bandSection } from './section.ts';
import { shankAt } from './shank.ts';

/**
 * Size of the shoulders' face as a share of the emblem's extents: a medallion's edge stands out as a rim, a figure of
 * its own outline lies within the face.
 */
const FACE_SHARE = { medallion: 0.84, silhouette: 1.06 } as const;
/** Of a figure that is the ring itself (hands about a heart) only a bridge lies behind it, from side to side. */
const BRIDGED: ReadonlySet<EmblemOrnament['form']> = new Set<EmblemOrnament['form']>(['claddagh']);
const BRIDGE_SHARE = { x: 0.9, y: 0.4 } as const;
/** Bevel about the face, mm. */
const BEVEL_MM = 0.28;
/** How far the shoulders reach into the plate, and the plate's back over the band. */
const BITE_MM = 0.3;
const LIFT_MM = 0.15;
/**
 * Shoulders of a signet: their width beside the face as a share of it, how far they run out on the band, and how far
 * down they reach at least (radians from the top).
 */
const SHOULDERS = {
  plate: { width: 0.8, beyond: 0.55, least: 1.3 },
  // An emblem is open or lies on a small disc, and the band beside it carries its culture's border.
  emblem: { width: 0.46, beyond: 0.16, least: 0.75 },
} as const;
/** About where shoulders touch the band, radians from the top. */
const TOUCH = 1;
/** What of a plate's edge stands out over its shoulders, mm. */
const EDGE_MM = 0.42;
/** A hollow head is opened to the finger by its room moved down in steps; what of the sides that may take, mm. */
const OPENED = { stepsMm: [0.35, 0.7, 1.05], spareMm: 0.25 } as const;
/** Corners of the face lie this near to it, after the mesh was simplified, mm. */
const ON_FACE_MM = 0.01;

/** The outline of what the shoulders carry: of a plate its own, of an emblem an ellipse about it. */
function faceOf(bench: Bench, built: BuiltOrnament, emblem: EmblemOrnament | PlateOrnament): Vec2[] {
  if (emblem.kind === 'plate')
    return bench
      .outlines(plateRegion(bench, emblem.outline, emblem.widthMm * 0.985, emblem.heightMm * 0.985))
      .flat();
  const share = FACE_SHARE[emblem.ground];
  const isBridge = emblem.ground === 'silhouette' && BRIDGED.has(emblem.form);
  const halfX = Math.max(built.leftMm, built.rightMm) * (isBridge ? BRIDGE_SHARE.x : share);
  const halfY = Math.max(built.upMm, built.downMm) * (isBridge ? BRIDGE_SHARE.y : share);
  const steps = stepsOfArc(Math.max(halfX, halfY)) + 8;
  return Array.from({ length: steps }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / steps;
    return [halfX * Math.cos(a), halfY * Math.sin(a)];
  });
}

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
  emblem: EmblemOrnament | PlateOrnament,
): number {
  const { band } = ring;
  const backMm = frame.innerRadiusMm + shankAt(ring, 0).thicknessMm + LIFT_MM;
  const seat = frameOnRing(0, backMm, 0, 'band');
  const built = buildOrnament(bench, work, tray, seat, emblem);
  const face = faceOf(bench, built, emblem);
  const halfX = Math.max(...face.map(([x]) => Math.abs(x)));
  const halfY = Math.max(...face.map(([, y]) => Math.abs(y)));
  const top = backMm + (emblem.kind === 'plate' ? emblem.thicknessMm - EDGE_MM : BITE_MM);
  const plate: Vec3[] = [
    [0, top - BEVEL_MM],
    [BEVEL_MM * 0.3, top - BEVEL_MM * 0.3],
    [BEVEL_MM, top],
  ].flatMap(([inset, z]) =>
    face.map(([x, y]): Vec3 => {
      const share = 1 - inset / Math.max(1, Math.hypot(x, y));
      return [x * share, y * share, z];
    }),
  );
  const shoulder = SHOULDERS[emblem.kind];
  const edge = Math.atan2(halfX, top);
  // Where a line from the face's edge touches the band: from there on the shoulders lie on it.
  const outer = frame.innerRadiusMm + shankAt(ring, TOUCH).thicknessMm;
  const touch = edge + Math.acos(clamp(outer / Math.hypot(halfX, top), -1, 1));
  const last = Math.max(touch + shoulder.beyond, shoulder.least);
  const stationAt = (share: number, side: number): Vec3[] => {
    const angle = mixNumber(edge + 0.06, last, share);
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    // Full beside the face, drawn in with a soft curve, and out into the band a little inside its surface.
    const width = mixNumber(halfY * 2 * shoulder.width, widthMm * 0.98, smoothstep(0, 1, share));
    const rise = angle < touch ? outer / Math.cos(touch - angle) - outer : 0;
    return bandSection(band.profile, width, thicknessMm * 0.98 + rise, 14).map(([y, height]) =>
      onRing(side * angle, frame.innerRadiusMm + height, y),
    );
  };
  const steps = 12;
  const shoulders = [-1, 1].flatMap((side) =>
    Array.from({ length: steps }, (_, i) =>
      bench.hull([...stationAt(i / steps, side), ...stationAt((i + 1) / steps, side)]),
    ),
  );
  const middle = bench.hull([...plate, ...stationAt(0, -1), ...stationAt(0, 1)]);
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
  const head = bench.subtract(bench.union([middle, ...shoulders]), [finger]);
  work.base.push(head);
  if (ring.wallMm !== undefined) {
    // Hollowed from the finger side, under the face and between the shoulders.
    const { wallMm } = ring;
    const under = bench.prism(
      [
        [-halfX, -far],
        [halfX, -far],
        [halfX, far],
        [-halfX, far],
      ],
      0,
      top,
    );
    const room = bench.intersect(eroded(bench, head, shellMoves(wallMm, wallMm + OPENED.spareMm)), under);
    work.baseCutters.push(
      room,
      ...OPENED.stepsMm.map((z) =>
        bench.placed(room, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, -z] }),
      ),
    );
    work.measures.push({ kind: 'wall', where: 'hollow head', value: wallMm, alloyId: band.alloyId });
  }
  // Polished relief is lost on a polished face: what is seen of it about a figure of its own outline is left dark or matt.
  if (emblem.kind === 'emblem' && emblem.ground === 'silhouette')
    work.grounds.push(
      ([x, y, z]) => Math.abs(z - top) < ON_FACE_MM && Math.abs(x) <= halfX && Math.abs(y) <= halfY,
    );
  work.measures.push({
    kind: 'wall',
    where: 'shoulder under the plate',
    value: top - frame.innerRadiusMm,
    alloyId: band.alloyId,
  });
  return last;
}
