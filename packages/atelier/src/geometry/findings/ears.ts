import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  ring,
  slab,
  turnedBody,
  wire,
  wireMeasure,
} from './forms.ts';
import { HINGE_PLAY_MM, hinge } from './hinge.ts';

type Of<K extends EarFitting['kind']> = Extract<EarFitting, { kind: K }>;

/**
 * What holds an earring in the ear. The frame is the ornament's, z towards the viewer: posts and climbers stand on
 * its back at the origin and go to -z; hooks, lever-backs and threaders begin at the origin as the ornament's top and
 * rise along y; a hoop's middle is the origin, its plane that of x and y, its opening at the top.
 */
export function buildEarFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: EarFitting,
  metal: FindingMetal,
): BuiltFinding {
  const gauge = spec.kind === 'hoop' ? Math.min(0.9, 0.5 * spec.tubeMm) : spec.wireMm;
  work.measures.push(wireMeasure(`ear ${spec.kind}`, gauge, metal.alloy.id));
  switch (spec.kind) {
    case 'post':
      return buildPost(bench, work, frame, spec, metal);
    case 'climber':
      return buildClimber(bench, work, frame, spec, metal);
    case 'fish-hook':
    case 'threader':
      return buildHook(bench, work, frame, spec, metal);
    case 'lever-back':
      return buildLeverBack(bench, work, frame, spec, metal);
    case 'hoop':
      return buildHoop(bench, work, frame, spec, metal);
  }
}

/** How far the butterfly sits from the ornament's back: an ear lobe is about 5 mm thick. */
const LOBE_MM = 5.4;
/** The post's notch, which the butterfly's springs fall into, from the tip (jewelry-facts section 8). */
const NOTCH_MM = 2;

function buildPost(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm }: Of<'post'>,
  metal: FindingMetal,
): BuiltFinding {
  const r = d / 2;
  const post = turnedBody(
    bench,
    frame,
    [
      [r * 0.5, -lengthMm],
      [r * 0.9, -lengthMm + 0.25],
      [r, -lengthMm + 0.6],
      [r, -lengthMm + NOTCH_MM - 0.3],
      [r * 0.78, -lengthMm + NOTCH_MM],
      [r, -lengthMm + NOTCH_MM + 0.3],
      [r, -0.5],
      [r * 2.2, -0.12],
      [r * 2.2, 0.15],
    ],
    20,
  );
  work.add(metal.alloy.id, post);
  const z = -LOBE_MM;
  const plate = bench.subtract(slab(bench, frame, oval(2.9, 2.3), z - 0.35, z), [
    turnedBody(
      bench,
      frame,
      [
        [r + 0.08, z - 1],
        [r + 0.08, z + 1],
      ],
      20,
    ),
  ]);
  const scrolls = [1, -1].map((s) => {
    const curl: Local[] = [
      [s * 2.6, 0, z - 0.18],
      [s * 2.75, 0, z - 0.9],
      [s * 2.2, 0, z - 1.75],
      [s * 1.3, 0, z - 2.05],
      [s * (r + 0.36), 0, z - 1.6],
      [s * (r + 0.34), 0, z - 0.95],
      [s * (r + 0.75), 0, z - 0.62],
      [s * 1.35, 0, z - 0.95],
    ];
    const path = curl.map(([x, y, w]) => ({ at: toWorld(frame, x, y, w), side: 1.25, up: 0.16 }));
    return bench.solid(
      tube(smoothed(path), frame.y, { segments: 12, squareness: 4, flatEnds: true }),
      'butterfly',
    );
  });
  const back = loosePart(bench, [plate, ...scrolls], 'butterfly', metal);
  return { loose: [back], eye: null, reach: { up: 2.5, down: 2.5, side: 3, back: lengthMm, front: 0.2 } };
}

interface RibbonPoint {
  readonly at: Vec3;
  readonly side: number;
  readonly up: number;
}

function smoothed(path: readonly RibbonPoint[]): RibbonPoint[] {
  const out: RibbonPoint[] = [];
  const get = (i: number): RibbonPoint => path[Math.max(0, Math.min(path.length - 1, i))];
  for (let i = 0; i + 1 < path.length; i++) {
    for (let k = 0; k < 5; k++) {
      const t = k / 5;
      const at = [0, 1, 2].map((q) => {
        const [a, b, c, d] = [get(i - 1).at[q], get(i).at[q], get(i + 1).at[q], get(i + 2).at[q]];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      });
      out.push({ ...path[i], at: [at[0], at[1], at[2]] });
    }
  }
  out.push(path[path.length - 1]);
  return out;
}

const oval = (a: number, b: number): [number, number][] =>
  Array.from({ length: 28 }, (_, k) => [
    a * Math.cos((2 * Math.PI * k) / 28),
    b * Math.sin((2 * Math.PI * k) / 28),
  ]);

function buildClimber(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm }: Of<'climber'>,
  metal: FindingMetal,
): BuiltFinding {
  const points: Local[] = [
    [0, 0, 0.2],
    [0, 0, -1],
    [0, 0.5, -2],
    [0, 2, -2.5],
    [0, lengthMm * 0.5, -2.6],
    [0, lengthMm * 0.9, -2],
    [0, lengthMm, -1.7],
  ];
  work.add(
    metal.alloy.id,
    wire(bench, frame, points, d, { hint: 'x' }),
    ball(bench, frame, [0, lengthMm, -1.7], d * 0.62),
  );
  return {
    loose: [],
    eye: null,
    reach: { up: lengthMm + d, down: d, side: d, back: 2.6 + d / 2, front: 0.2 },
  };
}

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

function buildHook(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: Of<'fish-hook'> | Of<'threader'>,
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

function buildLeverBack(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, heightMm }: Of<'lever-back'>,
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

function buildHoop(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, innerDiameterMm, tubeMm }: Of<'hoop'>,
  metal: FindingMetal,
): BuiltFinding {
  const radius = (innerDiameterMm + tubeMm) / 2;
  const stretch = form === 'oval' ? 1.28 : 1;
  const at = (degrees: number): Local => {
    const a = (degrees * Math.PI) / 180;
    return [radius * Math.cos(a), stretch * radius * Math.sin(a), 0];
  };
  const bend = (from: number, to: number, d: number | ((share: number) => number), broad = 1): Solid => {
    const steps = Math.max(12, Math.round(Math.abs(to - from) / 4));
    const path = Array.from({ length: steps + 1 }, (_, i) => {
      const s = i / steps;
      const size = typeof d === 'number' ? d : d(s);
      const [x, y, z] = at(from + (to - from) * s);
      return { at: toWorld(frame, x, y, z), side: (size * broad) / 2, up: size / 2 };
    });
    return bench.solid(
      tube(path, frame.z, { segments: broad > 1 ? 20 : 18, squareness: broad > 1 ? 3 : 2, flatEnds: true }),
      'hoop',
    );
  };
  const degrees = (mm: number): number => (mm / radius) * (180 / Math.PI);
  const reach = {
    up: radius * stretch + tubeMm,
    down: radius * stretch + tubeMm,
    side: radius + tubeMm,
    back: tubeMm,
    front: tubeMm,
  };
  if (form !== 'huggie') {
    const gap = degrees(Math.max(4, 1.3 * tubeMm)) / 2;
    const post = Math.min(0.9, 0.5 * tubeMm);
    // Slender at the ear, full at the bottom.
    const body = bend(90 + gap, 450 - gap, (s) => tubeMm * (0.78 + 0.22 * Math.sin(Math.PI * s)));
    const socket = bend(90 + gap - 2, 90 + gap + degrees(1.4), post + 0.24);
    work.add(
      metal.alloy.id,
      bench.subtract(body, [socket]),
      bend(90 + gap + degrees(1), 90 - gap - degrees(0.6), post),
    );
    // The post stands free in its socket and is one with the other end.
    return { loose: [], eye: null, reach };
  }
  const broad = 1.5;
  const width = tubeMm * broad;
  const from = 18;
  const [hx, hy] = at(from);
  const place = shifted(frame, hx, hy, 0);
  const pin = Math.min(0.45, tubeMm * 0.16);
  const joint = hinge(bench, place, pin, width * 0.86);
  const clear = (r: number, half: number): Solid =>
    turnedBody(
      bench,
      shifted(place, 0, 0, -half),
      [
        [r, 0],
        [r, 2 * half],
      ],
      28,
    );
  const play = 2.1 * pin + 0.07;
  const fixedArc = bench.subtract(bend(98, 360 + from, tubeMm, broad), [
    clear(play, 0.28 * width * 0.86 + 0.06),
  ]);
  const notch = bend(96, 98 + degrees(2), Math.min(1, tubeMm * 0.5) + 0.3);
  work.add(metal.alloy.id, bench.subtract(fixedArc, [notch]), ...joint.fixed);
  const arcPart = bench.subtract(bend(from + degrees(0.22), 96.5, tubeMm, broad), [clear(play, width)]);
  const [tx, ty] = at(from + degrees(play + 0.6));
  const tongueHalf = 0.27 * width * 0.86;
  const tongue = bench.subtract(
    bench.hull(
      [hx, tx].flatMap((x, i) =>
        [-1, 1].flatMap((s) =>
          [-1, 1].map((w) => toWorld(frame, x + s * pin * 1.7, [hy, ty][i], w * tongueHalf)),
        ),
      ),
    ),
    [clear(pin + 0.06, width)],
  );
  const gate = [
    bench.subtract(bench.union([arcPart, tongue]), joint.clear),
    joint.moving,
    bend(94, 97.5 + degrees(1.4), Math.min(1, tubeMm * 0.5)),
  ];
  return { loose: [loosePart(bench, gate, 'hoop gate', metal)], eye: null, reach };
}
