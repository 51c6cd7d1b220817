/** Wires that drops hang from in the ear: hooks, threads, lever-backs. */
import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Workpiece } from '../workpiece.ts';
import { type BuiltFinding, ball, type FindingMetal, type Local, loosePart, ring, wire } from './forms.ts';
import { HINGE_PLAY_MM, hinge } from './hinge.ts';

type Hook = Extract<EarFitting, { kind: 'fish-hook' | 'threader' }>;
type LeverBack = Extract<EarFitting, { kind: 'lever-back' }>;

/** A ring fused to the ornament's top, its hole facing sideways, and where the top of its hole is. */
function topRing(bench: Bench, work: Workpiece, frame: Frame, d: number, metal: FindingMetal): number {
  const radius = 1.5 * d + 0.35;
  const middle = radius - 0.2;
  const sideways: Frame = {
    x: frame.z,
    y: frame.y,
    z: [-frame.x[0], -frame.x[1], -frame.x[2]],
    origin: toWorld(frame, 0, middle, 0),
  };
  work.add(metal.alloy.id, ring(bench, sideways, radius, d));
  return middle + radius - d / 2;
}

export function buildHook(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: Hook,
  metal: FindingMetal,
): BuiltFinding {
  const d = spec.wireMm;
  const inside = topRing(bench, work, frame, d, metal);
  const loop = 1.5 * d + 0.3;
  // The hook's eye hangs in the ring: its lowest wire just under the ring's upper one.
  const eyeY = inside - d / 2 - 0.06 + loop;
  const top = eyeY + loop;
  const height = spec.kind === 'fish-hook' ? spec.heightMm : 14;
  const r = Math.max(2.6, 0.2 * height);
  const crown = top + height - r;
  const tail = spec.kind === 'fish-hook' ? top - 0.15 * height : crown - spec.lengthMm;
  const points: Local[] = [
    [0, top - 0.1, 0],
    [0, top + 0.3 * height, 0.12 * r],
    ...crownArc(crown, r),
    [0, (crown + tail) / 2, -2.05 * r],
    [0, tail + 1.5, -2.1 * r],
    [0, tail, spec.kind === 'fish-hook' ? -2.4 * r : -2.1 * r],
  ];
  const hook = [
    ring(bench, shifted(frame, 0, eyeY, 0), loop, d),
    wire(bench, frame, points, d, { hint: 'x' }),
    ball(bench, frame, [0, top + 0.2, 0.05], d * 0.95),
  ];
  return {
    loose: [loosePart(bench, hook, spec.kind === 'fish-hook' ? 'ear hook' : 'ear thread', metal)],
    eye: null,
    reach: { up: crown + r, down: Math.max(0, -tail), side: loop + d, back: 2.4 * r, front: r },
  };
}

/** Across the cheeks of a lever-back's hinge, and how far its stirrup comes to the front, mm. */
const LEVER_HINGE_MM = 2.3;
const STIRRUP_FRONT_MM = 0.45;

export function buildLeverBack(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, heightMm }: LeverBack,
  metal: FindingMetal,
): BuiltFinding {
  const inside = topRing(bench, work, frame, d, metal);
  const loop = 1.5 * d + 0.3;
  const eyeY = inside - d / 2 - 0.06 + loop;
  const top = eyeY + loop;
  const r = 0.24 * heightMm;
  const crown = top + heightMm - r;
  const hingeY = top + 0.2 * heightMm;
  const back = -0.5 * d - 0.5;
  const sideways: Frame = {
    x: frame.z,
    y: frame.y,
    z: [-frame.x[0], -frame.x[1], -frame.x[2]],
    origin: toWorld(frame, 0, hingeY, back),
  };
  const joint = hinge(bench, sideways, 0.42, LEVER_HINGE_MM);
  // Carries the cheeks: straight past the knuckle, then round about the wire's front, so that nothing square shows.
  const cheek = 0.42 * LEVER_HINGE_MM;
  const bend = back + joint.outerMm + HINGE_PLAY_MM;
  const stirrup = wire(
    bench,
    frame,
    [
      [cheek, hingeY, back],
      ...Array.from({ length: 13 }, (_, i): Local => {
        const t = (Math.PI * i) / 12;
        return [cheek * Math.cos(t), hingeY, bend + (STIRRUP_FRONT_MM - bend) * Math.sin(t)];
      }),
      [-cheek, hingeY, back],
    ],
    0.2 * LEVER_HINGE_MM,
    { hint: 'y' },
  );
  const tip = crown - 0.24 * heightMm;
  const front: Local[] = [
    [0, top - 0.1, 0],
    [0, hingeY, 0.6],
    ...crownArc(crown, r),
    [0, tip, -2 * r + 0.05],
  ];
  const hook: Solid[] = [
    ring(bench, shifted(frame, 0, eyeY, 0), loop, d),
    wire(bench, frame, front, d, { hint: 'x' }),
    ball(bench, frame, [0, top + 0.1, 0], d * 0.85),
    ...joint.fixed,
    stirrup,
  ];
  const lever = wire(
    bench,
    frame,
    [
      [0, hingeY, back - 0.7],
      [0, hingeY + 0.1, back - 1.6],
      [0, hingeY + 0.35 * (tip - hingeY), -2 * r - 0.45 * d],
      [0, tip - d * 1.35, -2 * r],
    ],
    [d * 0.9, d * 0.9, d * 1.05, d * 1.15],
    { hint: 'x' },
  );
  const arm = bench.subtract(lever, joint.clear);
  return {
    loose: [
      loosePart(bench, hook, 'lever-back', metal),
      loosePart(bench, [arm, joint.moving], 'lever', metal),
    ],
    eye: null,
    reach: { up: crown + r, down: 0, side: 1.4, back: 2 * r + d, front: 0.5 },
  };
}

/** Half a circle from the front over the top to the back. */
function crownArc(crown: number, r: number): Local[] {
  return Array.from({ length: 7 }, (_, i): Local => {
    const a = (Math.PI * i) / 6;
    return [0, crown + r * Math.sin(a), -r + r * Math.cos(a)];
  });
}
