/** Clips for ears that are not pierced: a hinged loop or paddle that presses the lobe from behind. */
import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { clamp } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { type BuiltFinding, type FindingMetal, type Local, loosePart, slab, wire } from './forms.ts';
import { hinge } from './hinge.ts';

type Clip = Extract<EarFitting, { kind: 'clip' }>;

/** Between the front's back and the pad that presses: a lobe under light pressure, mm. */
const LOBE_MM = 4.2;
/** Of the hinge: its pin, its breadth, and how far behind the front its pin lies, mm. */
const PIN_RADIUS_MM = 0.4;
const HINGE_MM = 2.6;
const HINGE_BEHIND_MM = 1.9;
/** How far under the middle of the front the hinge may hang, mm. */
const LOW_MM = [1.2, 4.6] as const;
/** Thickness of the lug that carries the hinge, mm. */
const LUG_MM = 0.9;
/** Half the breadth of the loop and of the paddle, mm. */
const LOOP_HALF_MM = 2.6;
const PADDLE_HALF_MM = 2.1;

/** The frame is the front's: its back at the origin, z towards the viewer. */
export function buildEarClip(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, wireMm: d, heightMm }: Clip,
  metal: FindingMetal,
  /** How far the front reaches down from its middle, mm. */
  downMm: number,
): BuiltFinding {
  const y = -clamp(downMm - 0.9, ...LOW_MM);
  const z = -HINGE_BEHIND_MM;
  const sideways: Frame = {
    x: frame.z,
    y: frame.y,
    z: [-frame.x[0], -frame.x[1], -frame.x[2]],
    origin: toWorld(frame, 0, y, z),
  };
  const joint = hinge(bench, sideways, PIN_RADIUS_MM, HINGE_MM);
  const half = HINGE_MM / 2;
  // Two cheeks from the back to the hinge, on a foot that spreads over the middle of the back.
  const inner = joint.knuckleHalfMm + 0.1;
  const cheeks = [-1, 1].map((s) =>
    bench.hull(
      [inner, half].flatMap((x) =>
        [y - joint.outerMm * 0.8, y + joint.outerMm * 0.8].flatMap((at) => [
          toWorld(frame, s * x, at, z),
          toWorld(frame, s * x, Math.min(at + 0.4, 0.8), -0.1),
        ]),
      ),
    ),
  );
  const foot = slab(
    bench,
    frame,
    [
      [-half, y - 0.4],
      [half, y - 0.4],
      [half, 1],
      [-half, 1],
    ],
    -LUG_MM * 0.55,
    LUG_MM * 0.35,
  );
  work.add(metal.alloy.id, foot, ...cheeks, ...joint.fixed);
  const behind = -LOBE_MM - d;
  const tip = y + heightMm;
  const press = -LOBE_MM + 0.2;
  const arm =
    form === 'omega'
      ? loop(bench, frame, [y, z], [tip, behind, press], d)
      : paddle(bench, frame, [y, z], [tip, behind, press], d);
  const moving = [bench.subtract(bench.union(arm), joint.clear), joint.moving];
  return {
    loose: [loosePart(bench, moving, 'ear clip', metal)],
    eye: null,
    reach: {
      up: Math.max(1, tip + d),
      down: -y + joint.outerMm,
      side: form === 'omega' ? LOOP_HALF_MM + d : PADDLE_HALF_MM,
      back: LOBE_MM + 2 * d,
      front: 0.3,
    },
  };
}

type Ends = readonly [tip: number, behind: number, press: number];

/** A loop of wire as an omega: narrow at the hinge, wide where it lies on the lobe. */
function loop(
  bench: Bench,
  frame: Frame,
  [y, z]: readonly [number, number],
  [tip, behind, press]: Ends,
  d: number,
): Solid[] {
  const tall = tip - y;
  const side = (s: number): Local[] => [
    [s * 0.3, y - 0.1, z - 0.75],
    [s * 0.55, y - 0.15, (z + behind) / 2],
    [s * 1.1, y + 0.12 * tall, behind],
    [s * LOOP_HALF_MM * 0.86, y + 0.4 * tall, behind - 0.1],
    [s * LOOP_HALF_MM, y + 0.68 * tall, behind + 0.25],
    [s * LOOP_HALF_MM * 0.72, y + 0.92 * tall, press - d / 2],
  ];
  const points: Local[] = [...side(-1), [0, tip, press - d / 2], ...side(1).reverse()];
  return [wire(bench, frame, points, d, { smooth: 6, hint: 'z' })];
}

/** A plate that widens to a rounded end. */
function paddle(
  bench: Bench,
  frame: Frame,
  [y, z]: readonly [number, number],
  [tip, behind, press]: Ends,
  d: number,
): Solid[] {
  const tall = tip - y;
  const thick = d * 0.45;
  const path = (
    [
      [y - 0.1, z - 0.7, 0.62],
      [y - 0.1, (z + behind) / 2, 0.7],
      [y + 0.1 * tall, behind, 0.9],
      [y + 0.4 * tall, behind - 0.05, 1.3],
      [y + 0.7 * tall, behind + 0.3, PADDLE_HALF_MM * 0.95],
      [y + 0.86 * tall, press - 0.35, PADDLE_HALF_MM],
      [tip - 0.4, press - 0.3, PADDLE_HALF_MM * 0.75],
      [tip, press - 0.35, PADDLE_HALF_MM * 0.3],
    ] as const
  ).map(([at, deep, side]) => ({ at: toWorld(frame, 0, at, deep), side, up: thick }));
  return [bench.solid(tube(path, frame.x, { segments: 18, squareness: 3 }), 'paddle')];
}
