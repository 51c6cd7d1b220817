import type { BandFitting, NoseFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  ring,
  wire,
  wireMeasure,
} from './forms.ts';
import { hinge } from './hinge.ts';

/**
 * What holds a nose stud or ring. Studs: the frame is the ornament's, z towards the viewer, the wire goes to -z.
 * Hoops: the frame's origin is the middle, its plane that of x and y, ornaments sit at the bottom (-y).
 */
export function buildNoseFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: NoseFitting,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  const d = spec.wireMm;
  work.measures.push(wireMeasure('nose wire', d, id));
  if (spec.kind === 'nose-stud') {
    const l = spec.lengthMm;
    const straight: Local[] = [
      [0, 0, 0.25],
      [0, 0, -l * 0.6],
    ];
    const ends: Readonly<Record<typeof spec.form, Local[]>> = {
      'l-bend': [
        [0, 0, -l + 0.6],
        [0, -0.25, -l + 0.12],
        [0, -0.9, -l],
        [0, -3.2, -l],
      ],
      screw: Array.from({ length: 9 }, (_, i): Local => {
        const a = (Math.PI * 1.5 * i) / 8;
        return [1.9 * Math.sin(a), -1.9 + 1.9 * Math.cos(a), -l + 0.4 * (1 - i / 8)];
      }),
      bone: [[0, 0, -l]],
    };
    const points = [...straight, ...ends[spec.form]];
    work.add(id, wire(bench, frame, points, d, { hint: 'x' }));
    if (spec.form === 'bone') work.add(id, ball(bench, frame, [0, 0, -l], d * 0.85));
    return {
      loose: [],
      eye: null,
      reach: { up: d, down: spec.form === 'bone' ? d : 4, side: 2.5, back: l + d, front: 0.3 },
    };
  }
  const radius = (spec.innerDiameterMm + d) / 2;
  const outer = radius + d / 2;
  const reach = { up: outer, down: outer, side: outer, back: d, front: d };
  const bend = (from: number, to: number) =>
    wire(
      bench,
      frame,
      Array.from({ length: 41 }, (_, i): Local => {
        const a = ((from + ((to - from) * i) / 40) * Math.PI) / 180;
        return [radius * Math.cos(a), radius * Math.sin(a), 0];
      }),
      d,
      { smooth: 1, flatEnds: true },
    );
  const gap = (0.035 / radius) * (180 / Math.PI);
  if (spec.form === 'seamless') {
    // A bending ring: closed but for a saw cut at the top.
    work.add(id, bend(90 + gap, 450 - gap));
    return { loose: [], eye: null, reach };
  }
  const hingeAt = 35;
  const a = (hingeAt * Math.PI) / 180;
  const place = shifted(frame, radius * Math.cos(a), radius * Math.sin(a), 0);
  const pin = 0.3;
  const joint = hinge(bench, place, pin, Math.max(1.9, 1.7 * d));
  const clear = ((pin * 2.1 + 0.07) / radius) * (180 / Math.PI) * 1.04;
  const inTo = ((pin * 1.6) / radius) * (180 / Math.PI);
  const wide = Math.max(1.9, 1.7 * d);
  // The arm of the fixed half forks about the knuckle: its cheeks are joined behind it.
  const yoke = [1, -1].map((s) => {
    const from = ((hingeAt - clear * 1.6) * Math.PI) / 180;
    return wire(
      bench,
      frame,
      [
        [radius * Math.cos(from), radius * Math.sin(from), 0],
        [radius * Math.cos(from), radius * Math.sin(from), s * wide * 0.4],
        [radius * Math.cos(a), radius * Math.sin(a), s * wide * 0.4],
      ],
      0.42,
      { smooth: 1, hint: 'x' },
    );
  });
  work.add(id, bend(145 + gap, 360 + hingeAt - clear * 1.4), ...joint.fixed, ...yoke);
  const gate = loosePart(
    bench,
    [bench.subtract(bend(hingeAt + inTo, 145 - gap), joint.clear), joint.moving],
    'clicker gate',
    metal,
  );
  return { loose: [gate], eye: null, reach };
}

/**
 * Bands that carry ornaments. Tiara: an arc of wire in the frame's plane of x and y, open at the back (+y), its front
 * at the origin, a loop for a comb or ribbon at either end; z is up. Toe ring: an open band about the frame's y.
 */
export function buildBandFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: BandFitting,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  if (spec.kind === 'tiara-band') {
    const d = spec.wireMm;
    work.measures.push(wireMeasure('tiara band', d, id));
    const half = spec.widthMm / 2;
    const at = (s: number): Local => {
      // Half an ellipse from ear to ear; the ends turn in a little.
      const a = s * 1.72;
      return [half * Math.sin(a), spec.depthMm * 0.5 * (1 - Math.cos(a)) * 1.15, 0];
    };
    const points = Array.from({ length: 33 }, (_, i) => at(-1 + i / 16));
    work.add(id, wire(bench, frame, points, d, { smooth: 3 }));
    for (const s of [-1, 1]) {
      const [x, y] = at(s);
      const out = at(s * 0.97);
      const [dx, dy] = [x - out[0], y - out[1]];
      const r = 2.2;
      const k = (r + d * 0.3) / Math.hypot(dx, dy);
      work.add(id, ring(bench, shifted(frame, x + dx * k, y + dy * k, 0), r, Math.min(1.4, d * 0.7)));
    }
    return {
      loose: [],
      eye: null,
      reach: { up: spec.depthMm * 1.35, down: d, side: half + d, back: d, front: d },
    };
  }
  work.measures.push({ kind: 'shank-width', where: 'toe ring', value: spec.widthMm, alloyId: id });
  work.measures.push({ kind: 'shank-thickness', where: 'toe ring', value: spec.thicknessMm, alloyId: id });
  const radius = (spec.innerDiameterMm + spec.thicknessMm) / 2;
  const open = (spec.gapMm / 2 + spec.widthMm * 0.2) / radius;
  const steps = 72;
  const path = Array.from({ length: steps + 1 }, (_, i) => {
    // From the gap at the bottom round the top; the ends are drawn in to soft tips.
    const a = -Math.PI / 2 + open + ((2 * Math.PI - 2 * open) * i) / steps;
    const tip = Math.min(1, Math.min(i, steps - i) / 9);
    return {
      at: toWorld(frame, radius * Math.cos(a), 0, radius * Math.sin(a)),
      side: (spec.widthMm / 2) * (0.72 + 0.28 * tip),
      up: spec.thicknessMm / 2,
    };
  });
  work.base.push(bench.solid(tube(path, frame.y, { segments: 24, squareness: 3.2 }), 'toe ring'));
  const outer = radius + spec.thicknessMm / 2;
  return {
    loose: [],
    eye: null,
    reach: { up: spec.widthMm / 2, down: spec.widthMm / 2, side: outer, back: outer, front: outer },
  };
}
