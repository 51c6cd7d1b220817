import type { Clasp } from '../../design/findings/document.ts';
import type { ChainEnd } from '../chain/build.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { MetalPart, Vec3 } from '../solids.ts';
import { add, addScaled, cross, dot, length, normalize, scale, sub } from '../vec.ts';
import { ball, type FindingMetal, type Local, loosePart, ring, slab, turnedBody, wire } from './forms.ts';
import { frontToggle } from './frontToggle.ts';

/** Rings between the chain and its clasp, by what the chain's ends let through. */
function linkRing(end: ChainEnd): { readonly wireMm: number; readonly radiusMm: number } {
  const wireMm = Math.min(0.9, end.roomMm * 0.8);
  return { wireMm, radiusMm: Math.max(end.ringMm ?? 1.4, 2.1 * wireMm) };
}

/**
 * Joins the two ends of a chain: a ring through either end, and a clasp between the rings, lying in the plane in
 * which the far ring is caught. All bodies hold each other and touch nothing. The ends should face each other at
 * about `claspGapMm`; the clasp takes the room there is.
 * @returns rings and clasp, each a part of its own
 */
export function closeChain(
  bench: Bench,
  start: ChainEnd,
  finish: ChainEnd,
  spec: Clasp,
  metal: FindingMetal,
): MetalPart[] {
  const { rings, bodies } = claspBetween(bench, start, finish, spec, metal, null);
  return [...rings, ...bodies.map((solids) => loosePart(bench, solids, 'clasp', metal))];
}

/** A clasp before it is finished. */
interface BuiltClasp {
  /** Between it and the chain's ends. */
  readonly rings: MetalPart[];
  /** The bodies of which it is made. */
  readonly bodies: readonly (readonly Solid[])[];
  /** Where something may hang from the first of them, and how far its metal stands out below; null for none. */
  readonly hold: { readonly at: Vec3; readonly rimMm: number } | null;
}

/**
 * As `closeChain`, its bodies still to be fused.
 * @param facing where a toggle that is worn in front shows its face; null where the clasp lies behind
 */
export function claspBetween(
  bench: Bench,
  start: ChainEnd,
  finish: ChainEnd,
  spec: Clasp,
  metal: FindingMetal,
  facing: Vec3 | null,
): BuiltClasp {
  const links = [start, finish].map((end) => ({ end, ...linkRing(end) }));
  const toOther = normalize(sub(finish.at, start.at));
  const places = links.map(({ end, radiusMm, wireMm }, i) => {
    const along = scale(toOther, i === 0 ? 1 : -1);
    // A ring's wire runs along the link's axis where it passes through; its middle lies towards the clasp.
    const across = normalize(sub(end.axis, scale(along, dot(end.axis, along))));
    const frame: Frame = {
      x: along,
      y: across,
      z: cross(along, across),
      origin: addScaled(end.at, along, radiusMm),
    };
    return { frame, far: addScaled(end.at, along, 2 * radiusMm), across, radiusMm, wireMm };
  });
  const [left, right] = places;
  const z = facing ?? right.across;
  const x = normalize(sub(right.far, left.far));
  const flat = normalize(sub(z, scale(x, dot(z, x))));
  const frame: Frame = { x, y: cross(flat, x), z: flat, origin: left.far };
  const span = length(sub(right.far, left.far));
  // The eye that hangs in the near ring stands across that ring.
  const eyeAcross = normalize(cross(x, left.across));
  const rings = places.map(({ frame: f, radiusMm, wireMm }) =>
    loosePart(bench, [ring(bench, f, radiusMm, wireMm)], 'jump ring', metal),
  );
  const farAcross = facing === null ? cross(x, flat) : normalize(cross(x, right.across));
  const eye = buildEye(bench, frame.origin, x, eyeAcross, left.wireMm);
  const farEye = buildEye(bench, right.far, scale(x, -1), farAcross, right.wireMm);
  if (facing !== null && spec.form === 'toggle') {
    const { hoop, bar, lowest, rimMm } = frontToggle(bench, frame, span, eye, farEye, spec.lengthMm);
    return { rings, bodies: [hoop, bar], hold: { at: toWorld(frame, ...lowest), rimMm } };
  }
  const plan = { eye, farEye, wireMm: right.wireMm, gauge: eye.reachMm };
  return { rings, bodies: claspBodies(bench, frame, span, spec, plan), hold: null };
}

export interface Eye {
  readonly solid: Solid;
  /** From the caught ring's wire to the far edge of the eye: metal from here on joins it. */
  readonly reachMm: number;
}

/** A small ring about a jump ring's wire at `at`, reaching along x. */
function buildEye(bench: Bench, at: Vec3, x: Vec3, across: Vec3, caughtMm: number): Eye {
  const d = Math.max(0.6, caughtMm * 0.9);
  const radius = (caughtMm + d) / 2 + 0.22;
  // The caught wire lies at the near side of the hole.
  const middle = radius - d / 2 - caughtMm / 2 - 0.08;
  const frame: Frame = { x, y: across, z: cross(x, across), origin: add(at, scale(x, middle)) };
  return { solid: ring(bench, frame, radius, d), reachMm: middle + radius };
}

interface ClaspPlan {
  readonly eye: Eye;
  readonly farEye: Eye;
  /** Of the ring that is caught. */
  readonly wireMm: number;
  readonly gauge: number;
}

/** Clasps between the origin (the near ring's wire) and (span, 0, 0) (the far ring's wire, running along z). */
function claspBodies(
  bench: Bench,
  frame: Frame,
  span: number,
  spec: Clasp,
  { eye, farEye, wireMm }: ClaspPlan,
): Solid[][] {
  const from = eye.reachMm - 0.2;
  switch (spec.form) {
    case 'lobster':
      return [[eye.solid, ...lobster(bench, frame, from, span + wireMm / 2 + 0.12)]];
    case 'spring-ring': {
      const d = Math.min(1.15, Math.max(0.8, 0.1 * spec.lengthMm));
      const to = span + wireMm / 2 + 0.12 + d;
      const radius = (to - from) / 2 - d / 2;
      const middle = shifted(frame, from + d / 2 + radius, 0, 0);
      const knob = toKnob(radius, 62);
      return [
        [
          eye.solid,
          ring(bench, middle, radius, d),
          wire(
            bench,
            middle,
            [
              [knob[0] * 0.99, knob[1] * 0.99, 0],
              [knob[0] * 1.04, knob[1] * 1.04, d * 0.95],
            ],
            d * 0.5,
            { smooth: 1, hint: 'x' },
          ),
          ball(bench, middle, [knob[0] * 1.04, knob[1] * 1.04, d * 0.98], d * 0.36),
          wire(
            bench,
            middle,
            [
              [-radius - d * 0.3, 0, 0],
              [-radius - d * 0.5 - 0.1, 0, 0],
            ],
            d * 0.9,
            { smooth: 1, hint: 'y', flatEnds: true },
          ),
        ],
      ];
    }
    case 'toggle':
      return toggle(bench, frame, from, span, eye, farEye, wireMm, spec.lengthMm);
    case 'box':
      return boxClasp(bench, frame, from, span - farEye.reachMm + 0.2, eye, farEye, spec.lengthMm);
    case 'magnetic': {
      const to = span - farEye.reachMm + 0.2;
      const middle = (from + to) / 2;
      const r = Math.min(3, Math.max(1.6, 0.17 * spec.lengthMm));
      const half = (s: 1 | -1): Solid => {
        const end = s === 1 ? to - middle : middle - from;
        const out: Frame = {
          x: frame.y,
          y: scale(frame.z, s),
          z: scale(frame.x, s),
          origin: toWorld(frame, middle, 0, 0),
        };
        return turnedBody(bench, out, [
          [r * 0.96, 0.035],
          [r, 0.12],
          [r, end * 0.42],
          [r * 0.9, end * 0.46],
          [r * 0.9, end * 0.56],
          [r, end * 0.6],
          [r * 0.92, end * 0.8],
          [r * 0.55, end * 0.94],
          [r * 0.22, end],
        ]);
      };
      return [
        [eye.solid, half(-1)],
        [farEye.solid, half(1)],
      ];
    }
    case 's-hook':
      return [sHook(bench, frame, span, wireMm, spec.lengthMm)];
  }
}

const toKnob = (radius: number, degrees: number): [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [radius * Math.cos(a), radius * Math.sin(a)];
};

/** A claw's outline from its neck around the belly to the tip, and the lever that shuts it. */
function lobster(bench: Bench, frame: Frame, eyeMm: number, inside: number): Solid[] {
  // The domed end of the claw's neck must not fill the eye.
  const from = eyeMm + 0.5;
  const size = inside - from;
  const at = (x: number, y: number): Local => [from + x * size, y * size, 0];
  const d = Math.min(1.15, Math.max(0.8, 0.1 * size));
  const end = 1 + d / 2 / size;
  const claw = wire(
    bench,
    frame,
    [
      at(0, 0),
      at(0.16, 0.02),
      at(0.36, -0.21),
      at(0.66, -0.29),
      at(0.93, -0.2),
      at(end, 0.02),
      at(0.9, 0.19),
      at(0.72, 0.26),
    ],
    [1.1, 1.5, 1.35, 1.2, 1.1, 1.05, 0.95, 0.8].map((f) => f * d),
  );
  const lever = wire(
    bench,
    frame,
    [at(0.1, 0.02), at(0.24, 0.17), at(0.44, 0.26), at(0.74, 0.262)],
    [1.3, 1.25, 0.95, 0.66].map((f) => f * d),
  );
  const thumb = wire(
    bench,
    frame,
    [at(0.25, 0.18), at(0.22, 0.3), at(0.27, 0.38)],
    [0.9 * d, 0.7 * d, 0.85 * d],
  );
  const pivot = turnedBody(
    bench,
    shifted(frame, ...at(0.2, 0.06)),
    [
      [d * 0.42, -d * 0.86],
      [d * 0.42, d * 0.86],
    ],
    20,
  );
  return [claw, lever, thumb, pivot];
}

/** The bar lies on the ring; a stem through the ring holds the eye below it. */
function toggle(
  bench: Bench,
  frame: Frame,
  from: number,
  span: number,
  eye: Eye,
  farEye: Eye,
  caughtMm: number,
  lengthMm: number,
): Solid[][] {
  const d = Math.max(1, 0.1 * lengthMm);
  const drop = d / 2 + Math.max(1.4, 2.1 * caughtMm) + caughtMm / 2 + 0.5;
  const eyeMiddle = span - farEye.reachMm * 0.55;
  const radius = Math.max(2.6, Math.min(0.3 * lengthMm, (eyeMiddle - from) * 0.55));
  // The stem stands in the middle of the ring; the eye below passes under the ring's far side.
  const centre = Math.min(from + radius + d / 2 + 0.2, eyeMiddle);
  const raised = shifted(frame, centre, 0, drop);
  const hoop = [
    eye.solid,
    ring(bench, raised, radius, d),
    wire(
      bench,
      frame,
      [
        [from + 0.1, 0, 0],
        [from + 0.35, 0, drop * 0.5],
        [centre - radius, 0, drop],
      ],
      d * 0.9,
      { hint: 'y', flatEnds: true },
    ),
  ];
  const barZ = d + 0.08;
  const reach = radius + d * 1.5;
  const bar = [
    wire(
      bench,
      raised,
      [
        [0, -reach, barZ],
        [0, -reach * 0.4, barZ],
        [0, reach * 0.4, barZ],
        [0, reach, barZ],
      ],
      [d * 1.05, d * 0.85, d * 0.85, d * 1.05],
      { hint: 'x' },
    ),
    ball(bench, raised, [0, reach, barZ], d * 0.66),
    ball(bench, raised, [0, -reach, barZ], d * 0.66),
    wire(
      bench,
      frame,
      [
        [centre, 0, drop + barZ],
        [centre, 0, 0.1],
        [(centre + span) / 2, 0, 0],
        [span - farEye.reachMm + 0.15, 0, 0],
      ],
      d * 0.62,
      { hint: 'y', flatEnds: true },
    ),
    farEye.solid,
  ];
  return [hoop, bar];
}

/** A hollow box with a tongue pushed in. */
function boxClasp(
  bench: Bench,
  frame: Frame,
  from: number,
  to: number,
  eye: Eye,
  farEye: Eye,
  lengthMm: number,
): Solid[][] {
  const h = Math.max(1.1, 0.11 * lengthMm);
  const w = Math.max(2.4, 0.26 * lengthMm);
  const wall = 0.55;
  const seam = to - 0.9;
  const rounded = (a: number, b: number, half: number, soft: number): [number, number][] =>
    [
      [b - soft, half - soft, 0],
      [a + soft, half - soft, 1],
      [a + soft, soft - half, 2],
      [b - soft, soft - half, 3],
    ].flatMap(([x, y, quarter]) =>
      Array.from({ length: 6 }, (_, i): [number, number] => {
        const turn = (Math.PI / 2) * (quarter + i / 5);
        return [x + soft * Math.cos(turn), y + soft * Math.sin(turn)];
      }),
    );
  const shell = bench.hull([
    ...rounded(from, seam, w, 0.5).map(([x, y]) => toWorld(frame, x, y, -h + 0.4)),
    ...rounded(from, seam, w, 0.5).map(([x, y]) => toWorld(frame, x, y, h - 0.4)),
    // A bevel of half a right angle: an edge to the eye, not a bend.
    ...rounded(from + 0.4, seam - 0.4, w - 0.4, 0.5).flatMap(([x, y]) => [
      toWorld(frame, x, y, h),
      toWorld(frame, x, y, -h),
    ]),
  ]);
  const hollow = slab(bench, frame, rounded(from + wall + 0.3, to + 2, w - wall, 0.05), -h + wall, h - wall);
  const tongue = [
    slab(
      bench,
      frame,
      rounded(from + wall + 0.8, to - 0.3, w - wall - 0.08, 0.2),
      -h + wall + 0.08,
      h - wall - 0.08,
    ),
    bench.hull(
      rounded(seam + 0.07, to, w, 0.4).flatMap(([x, y]) => [
        toWorld(frame, x, y, -h + 0.1),
        toWorld(frame, x, y, h - 0.1),
      ]),
    ),
    farEye.solid,
  ];
  const neck = wire(
    bench,
    frame,
    [
      [from - 0.15, 0, 0],
      [from + 0.3, 0, 0],
    ],
    0.9,
    { smooth: 1, hint: 'y', flatEnds: true },
  );
  const farNeck = wire(
    bench,
    frame,
    [
      [to - 0.3, 0, 0],
      [to + 0.15, 0, 0],
    ],
    0.9,
    { smooth: 1, hint: 'y', flatEnds: true },
  );
  return [
    [eye.solid, bench.subtract(shell, [hollow]), neck],
    [...tongue, farNeck],
  ];
}

/** Two opposite curls of wire: one closed on the near ring, one that the far ring slips into. */
function sHook(bench: Bench, frame: Frame, span: number, wireMm: number, lengthMm: number): Solid[] {
  const d = Math.max(0.9, 0.1 * lengthMm);
  const r = wireMm / 2 + d / 2 + 0.12;
  const big = Math.max(r, 0.2 * span);
  const curl = (cx: number, radius: number, from: number, to: number): Local[] =>
    Array.from({ length: 7 }, (_, i): Local => {
      const a = ((from + ((to - from) * i) / 6) * Math.PI) / 180;
      return [cx + radius * Math.cos(a), radius * Math.sin(a), 0];
    });
  // The caught wires lie at the outer ends of the curls.
  const near = big - r;
  const whole = [...curl(near, big, 330, 110), ...curl(span - near, big, 290, 510)];
  const sizes = whole.map((_, i) => (i === 0 || i === whole.length - 1 ? 0.8 * d : d));
  return [
    wire(bench, frame, whole, sizes),
    ball(bench, frame, whole[0], d * 0.58),
    ball(bench, frame, whole[whole.length - 1], d * 0.58),
  ];
}
