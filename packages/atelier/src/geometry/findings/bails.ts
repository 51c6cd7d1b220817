import type { Bail, JumpRing } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  type FindingMetal,
  loosePart,
  ring,
  turnedRing,
  wire,
  wireMeasure,
} from './forms.ts';
import { HINGE_PLAY_MM, hinge } from './hinge.ts';

/** The same place, seen from its side: z to the left, x forwards. Rings in it have their hole along the frame's x. */
export const sideways = (frame: Frame): Frame => ({
  x: frame.z,
  y: frame.y,
  z: [-frame.x[0], -frame.x[1], -frame.x[2]],
  origin: frame.origin,
});

/** Thickness of the strip bails are bent of, mm. */
const STRIP_MM = 0.6;
/** How far under the edge of the front the feet of a hinged bail are tied, mm. */
const YOKE_MM = -0.2;
/** Wires a hinged bail's cheeks stand on, mm. */
const FOOT_WIRE_MM = 0.9;

/**
 * A closed band of strip in the frame's plane of y and z, for a chain running along x: lowest at `bottomY`.
 * `broadAt`: its width by height, 0 at the bottom to 1 at the top. `lean`: how far the top stands aside, along x.
 */
function band(
  bench: Bench,
  frame: Frame,
  bottomY: number,
  insideMm: number,
  broadAt: (share: number) => number,
  lean = 0,
): Solid {
  const a = insideMm / 2 + STRIP_MM / 2;
  const steps = 44;
  const path = Array.from({ length: steps }, (_, k) => {
    const t = (2 * Math.PI * k) / steps;
    const share = (1 - Math.cos(t)) / 2;
    // A drop: narrow below, full above.
    const depth = a * Math.sin(t) * (0.5 + 0.34 * share);
    return {
      at: toWorld(frame, lean * share, bottomY + a * 1.15 * 2 * share, depth),
      side: broadAt(share) / 2,
      up: STRIP_MM / 2,
    };
  });
  return bench.solid(tube(path, frame.x, { segments: 20, squareness: 4, closed: true }), 'bail');
}

/**
 * What a pendant hangs from. The frame is the top of the ornament: y up, z towards the viewer; chains run along x
 * through `eye`. Tapered and split bails swing in a ring fused to the ornament, hinged ones on a pin; loop and hidden
 * ones are fused.
 */
export function buildBail(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, insideMm, widthMm }: Bail,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  work.measures.push(wireMeasure('bail', form === 'loop' || form === 'hidden' ? 0.9 : STRIP_MM, id));
  const a = insideMm / 2 + STRIP_MM / 2;
  const height = a * 2.3;
  const done = (loose: BuiltFinding['loose'], eyeY: number, eyeZ: number, up: number): BuiltFinding => ({
    loose,
    eye: toWorld(frame, 0, eyeY, eyeZ),
    reach: { up, down: 0.4, side: widthMm / 2 + 0.6, back: insideMm / 2 + 1.2, front: insideMm / 2 + 1.2 },
  });
  switch (form) {
    case 'loop': {
      const d = 0.9;
      const radius = (insideMm + d) / 2;
      work.add(id, ring(bench, sideways(shifted(frame, 0, radius - 0.25, 0)), radius, d));
      return done([], radius, 0, 2 * radius + d);
    }
    case 'hidden': {
      const half = Math.max(0.9, widthMm * 0.35);
      const r = insideMm / 2;
      const place = sideways(shifted(frame, 0, -r - 0.9, -r - 0.45));
      work.add(
        id,
        turnedRing(bench, place, [
          [r, -half],
          [r + 0.7, -half],
          [r + 0.7, half],
          [r, half],
        ]),
      );
      return done([], -r - 0.9, -r - 0.45, 0);
    }
    case 'tapered':
    case 'split': {
      const d = 0.8;
      const radius = Math.max(1.25, 0.55 * widthMm * 0.4 + 0.9);
      const middle = radius - 0.2;
      work.add(id, ring(bench, shifted(frame, 0, middle, 0), radius, d));
      const bottom = middle + radius - d / 2 - STRIP_MM / 2 - 0.08;
      const narrow = Math.min(0.9, 1.2 * (radius - d / 2));
      const strips =
        form === 'tapered'
          ? [band(bench, frame, bottom, insideMm, (s) => narrow + (widthMm - narrow) * s)]
          : [1, -1].map((s) =>
              band(
                bench,
                frame,
                bottom,
                insideMm,
                (t) => narrow * 0.8 + (widthMm * 0.3 - narrow * 0.8) * t,
                s * widthMm * 0.36,
              ),
            );
      return done(
        [loosePart(bench, strips, 'bail', metal)],
        bottom + height * 0.62,
        0,
        bottom + height + STRIP_MM,
      );
    }
    case 'hinged': {
      const pin = 0.42;
      const place = sideways(shifted(frame, 0, 1.15, 0));
      const wide = Math.max(2.6, widthMm * 0.8);
      const joint = hinge(bench, place, pin, wide);
      // Under the cheeks, clear of the knuckle between them.
      const footX = joint.knuckleHalfMm + FOOT_WIRE_MM / 2 + HINGE_PLAY_MM;
      const foot = [1, -1].map((s) =>
        wire(
          bench,
          frame,
          [
            [s * footX, YOKE_MM, 0],
            [s * footX, 0.7, 0],
          ],
          FOOT_WIRE_MM,
          { smooth: 1 },
        ),
      );
      // A pointed front has nothing under the cheeks: the yoke meets it in the middle.
      const yoke = wire(
        bench,
        frame,
        [
          [-footX, YOKE_MM, 0],
          [footX, YOKE_MM, 0],
        ],
        FOOT_WIRE_MM,
        { smooth: 1 },
      );
      work.add(id, ...joint.fixed, ...foot, yoke);
      const bottom = 1.15 + 2.1 * pin + STRIP_MM / 2 - 0.12;
      const strip = band(
        bench,
        frame,
        bottom,
        insideMm,
        (s) => wide * 0.46 + (widthMm - wide * 0.46) * s ** 1.5,
      );
      return done(
        [loosePart(bench, [bench.subtract(strip, joint.clear), joint.moving], 'bail', metal)],
        bottom + height * 0.62,
        0,
        bottom + height + STRIP_MM,
      );
    }
  }
}

/**
 * A jump ring in the frame's plane of x and y, its middle at the origin. Open rings are sawn through at the top.
 */
export function buildJumpRing(
  bench: Bench,
  frame: Frame,
  { wireMm, innerDiameterMm, open }: JumpRing,
  metal: FindingMetal,
): BuiltFinding {
  const radius = (innerDiameterMm + wireMm) / 2;
  const half = (open ? 0.03 : 0) / radius;
  const body = open
    ? wire(
        bench,
        frame,
        Array.from({ length: 49 }, (_, k) => {
          const a = Math.PI / 2 + half + ((2 * Math.PI - 2 * half) * k) / 48;
          return [radius * Math.cos(a), radius * Math.sin(a), 0] as const;
        }),
        wireMm,
        { smooth: 1, flatEnds: true },
      )
    : ring(bench, frame, radius, wireMm);
  const outer = radius + wireMm / 2;
  return {
    loose: [loosePart(bench, [body], 'jump ring', metal)],
    eye: frame.origin,
    reach: { up: outer, down: outer, side: outer, back: wireMm / 2, front: wireMm / 2 },
  };
}
