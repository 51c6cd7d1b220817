/** Hoops for the ear whose bar is a serpent that bites its tail: open above, where a post goes through the lobe. */
import type { EarFitting } from '../../design/findings/document.ts';
import type { MotifOrnament } from '../../design/ornament/motif.ts';
import { type BuiltFinding, type FindingMetal, type Local, wire, wireMeasure } from '../findings/forms.ts';
import { type Frame, toWorld, within } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { buildSerpentCoil } from '../ornament/motif/coil.ts';
import { bentSite } from '../ornament/motif/site.ts';
import { frameOnRing } from '../ring/frame.ts';
import type { StoneTray } from '../stones/placing.ts';
import { cross, radians, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** Where the head lies, degrees: in front, where a hoop is seen. */
const HEAD_DEGREES = 345;
const TOP_DEGREES = 90;
/** The middle of the body lies so far outside the opening, as a share of its half (ornament/motif/coil.ts). */
const MIDDLE_SHARE = 0.85;
/** What is left open for the lobe, how deep the post stands in its socket and in the other end, and the play about it, mm. */
const LOBE_MM = 4;
const SOCKET_MM = 1.4;
const STANDS_MM = 1;
const FUSED_MM = 0.8;
const PLAY_MM = 0.24;

/** @param own the hoop's frame: its middle the origin, its plane that of x and y */
export function buildSerpentHoop(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  own: Frame,
  { innerDiameterMm, tubeMm, coil }: Hoop & { readonly coil: NonNullable<Hoop['coil']> },
  serpent: MotifOrnament,
  { alloy }: FindingMetal,
): BuiltFinding {
  const flat: Frame = { ...own, origin: [0, 0, 0] };
  const way = radians(HEAD_DEGREES);
  const z = toWorld(flat, Math.cos(way), Math.sin(way), 0);
  const y = scale(own.z, -1);
  const frame: Frame = { x: cross(y, z), y, z, origin: own.origin };
  buildSerpentCoil(bench, work, tray, serpent, {
    coil,
    innerRadiusMm: innerDiameterMm / 2,
    widthMm: tubeMm,
    heightMm: tubeMm,
    siteAt: (angle, radius, aside, turn) =>
      bentSite(within(frame, frameOnRing(angle, radius, aside, 'band')), radius, turn),
    frame,
  });
  const radius = innerDiameterMm / 2 + (tubeMm / 2) * MIDDLE_SHARE;
  const postMm = Math.min(0.9, 0.5 * tubeMm);
  const degrees = (mm: number): number => (mm / radius) * (180 / Math.PI);
  const gap = degrees(Math.max(LOBE_MM, 1.3 * tubeMm)) / 2;
  const bent = (from: number, to: number, d: number): Solid => {
    const points = Array.from({ length: 13 }, (_, i): Local => {
      const a = radians(TOP_DEGREES + from + ((to - from) * i) / 12);
      return [radius * Math.cos(a), radius * Math.sin(a), 0];
    });
    return wire(bench, own, points, d, { smooth: 1, flatEnds: true });
  };
  work.cutters.push(opening(bench, own, radius, tubeMm, gap));
  work.cutters.push(bent(gap - degrees(0.5), gap + degrees(SOCKET_MM), postMm + PLAY_MM));
  // It stands free in its socket and is one with the other end.
  work.addAfter(alloy.id, bent(gap + degrees(STANDS_MM), -gap - degrees(FUSED_MM), postMm));
  work.measures.push(wireMeasure('ear hoop', postMm, alloy.id));
  const outer = innerDiameterMm / 2 + 1.6 * tubeMm;
  return {
    loose: [],
    eye: null,
    reach: { up: outer, down: outer, side: outer, back: tubeMm, front: tubeMm },
  };
}

/** The stretch of the body that is taken away above, its ends square to the bar. */
function opening(bench: Bench, own: Frame, radius: number, tubeMm: number, gapDegrees: number): Solid {
  return bench.hull(
    [-1, 1].flatMap((side) =>
      [radius - tubeMm, radius + tubeMm].flatMap((r) =>
        [-1, 1].map((aside) => {
          const a = radians(TOP_DEGREES + side * gapDegrees);
          return toWorld(own, r * Math.cos(a), r * Math.sin(a), aside * tubeMm);
        }),
      ),
    ),
  );
}
