/** What holds in the hair: pins, combs, slides. */
import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  type FindingMetal,
  type Local,
  loosePart,
  slab,
  wire,
  wireMeasure,
} from './forms.ts';
import { hinge } from './hinge.ts';

export type Hairpin = Extract<PinFitting, { kind: 'hairpin' }>;
export type Comb = Extract<PinFitting, { kind: 'comb' }>;
export type Barrette = Extract<PinFitting, { kind: 'barrette' }>;

export function buildHairpin(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm, gapMm, form }: Hairpin,
  metal: FindingMetal,
): BuiltFinding {
  work.measures.push(wireMeasure('hairpin prong', d, metal.alloy.id));
  const half = gapMm / 2;
  if (form === 'stick') {
    work.add(metal.alloy.id, stick(bench, frame, d, lengthMm));
    return {
      loose: [],
      eye: null,
      reach: { up: d, down: lengthMm, side: STICK_WIRES * d, back: 1 + d, front: d },
    };
  }
  const leg = (s: number): Local[] => [
    [s * half * 0.72, -lengthMm, 0],
    [s * half * 0.8, -lengthMm * 0.8, 0.2],
    ...(form === 'wave' ? waves(s * half * 0.88, s, lengthMm) : []),
    ...(form === 'wave' ? [] : [[s * half * 0.94, -lengthMm * 0.45, -0.9] as Local]),
    [s * half, -lengthMm * 0.18, -0.3],
    [s * half * 0.86, -half * 0.5, 0],
  ];
  const points = [
    ...leg(-1),
    [-half * 0.4, -0.12 * half, 0] as Local,
    [0, 0, 0] as Local,
    [half * 0.4, -0.12 * half, 0] as Local,
    ...leg(1).reverse(),
  ];
  const sizes = points.map((_, i) => (i === 0 || i === points.length - 1 ? 0.42 * d : d));
  work.add(metal.alloy.id, wire(bench, frame, points, sizes, { smooth: 10 }));
  return {
    loose: [],
    eye: null,
    reach: { up: d / 2, down: lengthMm, side: half + d, back: 0.9 + d / 2, front: d },
  };
}

/** A single stem is so much thicker than the prongs of a pair. */
export const STICK_WIRES = 1.6;

/** One tapering stem, bowed a little to follow the head. */
const stick = (bench: Bench, frame: Frame, d: number, lengthMm: number): Solid =>
  wire(
    bench,
    frame,
    [
      [0, 0.4, 0],
      [0, -0.12 * lengthMm, 0],
      [0, -0.45 * lengthMm, -0.8],
      [0, -0.8 * lengthMm, -0.5],
      [0, -lengthMm, 0.3],
    ],
    [STICK_WIRES, STICK_WIRES, STICK_WIRES * 0.95, STICK_WIRES * 0.7, 0.5].map((share) => share * d),
    { smooth: 10, hint: 'x' },
  );

/** Crimps in a leg, which keep it from sliding out: how far they go aside, and from where to where they are. */
const WAVE_MM = 0.75;
const WAVES = 3;
const WAVED = [0.74, 0.32] as const;

function waves(x: number, s: number, lengthMm: number): Local[] {
  const steps = 8 * WAVES;
  return Array.from({ length: steps + 1 }, (_, i): Local => {
    const share = WAVED[0] + ((WAVED[1] - WAVED[0]) * i) / steps;
    return [x + s * WAVE_MM * Math.sin((2 * Math.PI * WAVES * i) / steps), -lengthMm * share, -0.3];
  });
}

/** How far the bar of a comb lies behind its middle at a place along it, mm. */
export const combBow = (widthMm: number, x: number): number => -3.2 * (x / (widthMm / 2)) ** 2;

/** The same of a slide's plate. */
export const slideBow = (lengthMm: number, x: number): number => -0.09 * lengthMm * (x / (lengthMm / 2)) ** 2;

/** Gauge of a comb's bar against its teeth. */
export const COMB_BAR_SHARE = 1.5;

export function buildComb(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, widthMm, teeth, lengthMm }: Comb,
  metal: FindingMetal,
): BuiltFinding {
  work.measures.push(wireMeasure('comb tooth', d, metal.alloy.id));
  const half = widthMm / 2;
  const curve = (x: number): number => combBow(widthMm, x);
  const bar: Local[] = Array.from({ length: 9 }, (_, i) => {
    const x = -half + (widthMm * i) / 8;
    return [x, 0, curve(x)];
  });
  work.add(metal.alloy.id, wire(bench, frame, bar, d * COMB_BAR_SHARE, { smooth: 6, hint: 'y' }));
  for (let i = 0; i < teeth; i++) {
    const x = -half + (widthMm * i) / (teeth - 1);
    const z = curve(x);
    const long = lengthMm * (0.92 + 0.08 * Math.cos((Math.PI * x) / widthMm));
    work.add(
      metal.alloy.id,
      wire(
        bench,
        frame,
        [
          [x, 0, z],
          [x, -0.3 * long, z - 0.8],
          [x, -0.7 * long, z - 1.2],
          [x * 0.985, -long, z - 0.4],
        ],
        [d, d, d * 0.85, d * 0.4],
        { smooth: 5, hint: 'x', segments: 12 },
      ),
    );
  }
  return { loose: [], eye: null, reach: { up: d, down: lengthMm, side: half + d, back: 5.2, front: d } };
}

/** A bowed plate with a spring bar hinged at the left and caught at the right. */
export function buildBarrette(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { lengthMm, widthMm }: Barrette,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  work.measures.push(wireMeasure('barrette bar', 1.2, id));
  const half = lengthMm / 2;
  const zAt = (x: number): number => slideBow(lengthMm, x);
  const back = zAt(half) - 3.4;
  const segments = 14;
  for (let i = 0; i < segments; i++) {
    const [a, b] = [-half + (lengthMm * i) / segments - 0.02, -half + (lengthMm * (i + 1)) / segments + 0.02];
    const w = widthMm / 2;
    const corners = [a, b].flatMap((x) =>
      [-w, w].flatMap((y) => [
        shifted(frame, x, y, zAt(x) - 1).origin,
        shifted(frame, x, y * 0.9, zAt(x)).origin,
      ]),
    );
    work.add(id, bench.hull(corners));
  }
  const place: Frame = {
    x: frame.x,
    y: scale(frame.z, -1),
    z: frame.y,
    origin: shifted(frame, -half + 1.6, 0, back).origin,
  };
  const joint = hinge(bench, place, 0.5, Math.min(6, widthMm * 0.8));
  const cheek = Math.min(6, widthMm * 0.8) / 2;
  work.add(
    id,
    ...joint.fixed,
    ...[1, -1].map((s) =>
      slab(
        bench,
        shifted(frame, -half + 1.6, 0, 0),
        [
          [-1.2, s * cheek],
          [1.2, s * cheek],
          [1.2, s * (cheek * 0.66)],
          [-1.2, s * (cheek * 0.66)],
        ],
        back - 0.3,
        zAt(half) + 0.1,
      ),
    ),
    // The catch: a post with a hook over the bar's tip.
    slab(
      bench,
      shifted(frame, half - 1.2, 0, 0),
      [
        [0, -1.4],
        [0.9, -1.4],
        [0.9, 1.4],
        [0, 1.4],
      ],
      back - 1.5,
      zAt(half) + 0.1,
    ),
    slab(
      bench,
      shifted(frame, half - 1.2, 0, 0),
      [
        [-1.3, -1.4],
        [0.5, -1.4],
        [0.5, 1.4],
        [-1.3, 1.4],
      ],
      back - 1.5,
      back - 0.9,
    ),
  );
  const bar = wire(
    bench,
    frame,
    [
      [-half + 2.2, 0, back],
      [-half * 0.5, 0, back + 0.4],
      [half * 0.5, 0, back + 0.5],
      [half - 2.6, 0, back],
    ],
    1.5,
    { hint: 'y', smooth: 8 },
  );
  return {
    loose: [loosePart(bench, [bench.subtract(bar, joint.clear), joint.moving], 'barrette bar', metal)],
    eye: null,
    reach: { up: widthMm / 2, down: widthMm / 2, side: half, back: -back + 1.6, front: 0 },
  };
}
