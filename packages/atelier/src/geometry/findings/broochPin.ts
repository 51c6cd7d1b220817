import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, turned } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  slab,
  turnedBody,
  turnedRing,
  wire,
  wireMeasure,
} from './forms.ts';
import { hinge } from './hinge.ts';

export type BroochPin = Extract<PinFitting, { kind: 'brooch-pin' }>;

/** Sizes of joint and catch to the usual ones: narrow figures take fine ones. */
export const FEET_SHARES = [1, 0.75, 0.55] as const;

/** Where the pin is on the back, mm from the ornament's middle: a stem on a joint, or a post with a clutch. */
export type PinPlace =
  | {
      readonly kind: 'stem';
      readonly x: number;
      readonly y: number;
      /** Of the stem from joint to catch, counter-clockwise from level, radians. */
      readonly angle: number;
      readonly spanMm: number;
      readonly feet: number;
      /** Two stems side by side. */
      readonly double: boolean;
    }
  | { readonly kind: 'tack'; readonly x: number; readonly y: number };

/** A part of the finding as it is seen from in front: a disc about a place of the back, so deep behind it. */
export interface Outline {
  readonly at: readonly [along: number, across: number];
  readonly radiusMm: number;
  readonly behindMm: number;
}

/** How far two stems side by side lie from the middle, mm. */
const ROW_MM = 3;
/** The finding stands so deep in the back. */
export const SUNK_MM = 0.3;

/** What follows from the size of joint and catch, mm. */
function measuresOf(wireMm: number, feet: number) {
  const d = feet < 1 ? Math.max(0.8, wireMm * (0.4 + 0.6 * feet)) : wireMm;
  const inner = d * 0.5 + 0.07 + 0.15 * feet;
  const wall = Math.max(0.3, 0.5 * feet);
  const sleeve = inner + wall + 0.06;
  const sleeveWall = Math.max(0.25, 0.4 * feet);
  return {
    d,
    /** Of the pin over the back: room for cloth. */
    height: 1.3 * (1 + feet),
    barHalf: Math.max(0.55, 0.9 * feet),
    jointRadius: 1.9 * feet,
    jointHalf: 1.6 * feet,
    pinRadius: 0.4 * Math.max(0.6, feet),
    inner,
    wall,
    sleeve,
    sleeveWall,
    knobRadius: 0.5 * feet,
    knobAt: sleeve + sleeveWall + 0.35 * feet,
    tip: 1 + 1.4 * feet,
  };
}

/** What shows of a stem with its joint and catch where nothing covers it. */
export function outlineOfStem(wireMm: number, spanMm: number, feet: number, double: boolean): Outline[] {
  const m = measuresOf(wireMm, feet);
  const half = spanMm / 2;
  const under = 0.6 - SUNK_MM;
  const low = m.height - SUNK_MM;
  const roll = m.sleeve + m.sleeveWall;
  const steps = Math.ceil(spanMm / 0.8);
  const one: Outline[] = [
    { at: [-half, 0], radiusMm: m.jointRadius, behindMm: under },
    { at: [-half, 0], radiusMm: m.jointHalf, behindMm: low + 2.1 * m.pinRadius },
    { at: [half, 0], radiusMm: m.sleeve, behindMm: under },
    { at: [half, 0], radiusMm: roll, behindMm: low + roll / 2 },
    { at: [half, m.knobAt], radiusMm: m.knobRadius, behindMm: low },
    { at: [half + m.tip, 0], radiusMm: m.d * 0.25, behindMm: low },
    ...Array.from({ length: steps + 1 }, (_, i): Outline[] => {
      const along = -half + (i / steps) * spanMm;
      return [
        { at: [along, 0], radiusMm: m.barHalf, behindMm: under },
        { at: [along, 0], radiusMm: m.d / 2, behindMm: low + m.d },
      ];
    }).flat(),
  ];
  return double
    ? [ROW_MM, -ROW_MM].flatMap((row) =>
        one.map((part): Outline => ({ ...part, at: [part.at[0], part.at[1] + row] })),
      )
    : one;
}

/** A clutch that is pushed on a post: sizes of the trade's small ones, mm. */
const TACK = { padRadius: 1.7, postRadius: 0.5, postMm: 5.2, clutchRadius: 2.3, from: 1.5, to: 4.6 } as const;

export const OUTLINE_OF_TACK: readonly Outline[] = [
  { at: [0, 0], radiusMm: TACK.padRadius, behindMm: 0.3 },
  { at: [0, 0], radiusMm: TACK.clutchRadius, behindMm: TACK.from },
  { at: [0, 0], radiusMm: TACK.clutchRadius * 0.8, behindMm: TACK.to },
];

/** The pin in its place on an ornament's back; `frame` is the ornament's, let `SUNK_MM` into it. */
export function buildBroochPin(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm }: BroochPin,
  place: PinPlace,
  metal: FindingMetal,
): BuiltFinding {
  const at = shifted(frame, place.x, place.y, 0);
  if (place.kind === 'tack') return buildTack(bench, work, at, place, metal);
  const { d, height } = measuresOf(wireMm, place.feet);
  work.measures.push(wireMeasure('brooch pin', d, metal.alloy.id));
  const own = turned(at, place.angle);
  const loose = (place.double ? [ROW_MM, -ROW_MM] : [0]).flatMap((y) =>
    buildStem(bench, work, shifted(own, 0, y, 0), wireMm, place, metal),
  );
  const far = place.spanMm / 2 + 2.6;
  const across = (place.double ? ROW_MM : 0) + 2.6;
  const [c, s] = [Math.abs(Math.cos(place.angle)), Math.abs(Math.sin(place.angle))];
  return {
    loose,
    eye: null,
    reach: {
      up: Math.max(0, place.y + far * s + across * c),
      down: Math.max(0, -place.y + far * s + across * c),
      side: Math.abs(place.x) + far * c + across * s,
      back: height + 1.8,
      front: 0.12,
    },
  };
}

/** A stem on a hinge at the left (-x), caught at the right in a hook that a sleeve closes. */
function buildStem(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  wireMm: number,
  { spanMm, feet }: Extract<PinPlace, { kind: 'stem' }>,
  metal: FindingMetal,
): MetalPart[] {
  const id = metal.alloy.id;
  const m = measuresOf(wireMm, feet);
  const { d, height, inner, sleeve } = m;
  const half = spanMm / 2;
  const plate = (x: number, radius: number) =>
    turnedBody(
      bench,
      shifted(frame, x, 0, -0.6),
      [
        [radius, 0],
        [radius, 0.72],
      ],
      24,
    );
  const block = (
    x: number,
    [x0, x1]: readonly [number, number],
    [y0, y1]: readonly [number, number],
    low: number,
  ) =>
    slab(
      bench,
      shifted(frame, x, 0, 0),
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      low,
      0.1,
    );
  // Seen from above: the hinge's pin runs along y.
  const joint = hinge(
    bench,
    {
      x: frame.x,
      y: scale(frame.z, -1),
      z: frame.y,
      origin: shifted(frame, -half, 0, -height).origin,
    },
    m.pinRadius,
    2 * m.jointHalf,
  );
  const cheek = 0.36 * m.jointHalf;
  work.add(
    id,
    // Joint and catch are joined by a bar: settings narrow towards their back, and many are open there.
    slab(
      bench,
      frame,
      [
        [-half, -m.barHalf],
        [half + 0.5, -m.barHalf],
        [half + 0.5, m.barHalf],
        [-half, m.barHalf],
      ],
      -0.6,
      0.12,
    ),
    ...joint.fixed,
    ...[1, -1].map((s) =>
      block(
        -half,
        [-1.1 * feet, 1.1 * feet],
        [s * m.jointHalf, s * (m.jointHalf - cheek)].sort((a, b) => a - b) as [number, number],
        -height,
      ),
    ),
    plate(-half, m.jointRadius),
  );
  const first = 0.95 * Math.max(0.7, feet);
  const points: readonly Local[] = [
    [-half + first, 0, -height],
    [-half + first + 0.16 * spanMm, 0, -height - 0.3],
    [0, 0, -height - 0.45],
    [half - 0.2 * spanMm, 0, -height - 0.2],
    [half, 0, -height],
    [half + m.tip, 0, -height],
  ];
  const stem = wire(bench, frame, points, [d, d, d, d * 0.95, d * 0.75, d * 0.22], { hint: 'y', smooth: 6 });
  // The catch: a C of strip about the stem, open to the side, and the sleeve that turns over it.
  const axis: Frame = {
    x: frame.y,
    y: frame.z,
    z: frame.x,
    origin: shifted(frame, half, 0, -height).origin,
  };
  const broad = Math.max(0.7, feet);
  const turnedC = bench.subtract(
    turnedRing(bench, axis, [
      [inner, -broad],
      [inner + m.wall, -broad],
      [inner + m.wall, broad],
      [inner, broad],
    ]),
    [
      slab(
        bench,
        axis,
        [
          [0, -inner - 1],
          [inner + 1, -inner - 1],
          [inner + 1, -0.1],
          [0, -0.1],
        ],
        -2,
        2,
      ),
    ],
  );
  work.add(
    id,
    turnedC,
    block(half, [-broad, broad], [-0.45 * broad, 0.45 * broad], -height + inner + 0.2 * feet),
    plate(half, Math.min(m.sleeve, 1.6 * feet)),
  );
  const slot = 0.45 * broad + 0.17;
  const roll = bench.subtract(
    turnedRing(bench, axis, [
      [sleeve, -0.7 * broad],
      [sleeve + m.sleeveWall, -0.7 * broad],
      [sleeve + m.sleeveWall, 0.7 * broad],
      [sleeve, 0.7 * broad],
    ]),
    // A slot for the catch's foot.
    [
      slab(
        bench,
        axis,
        [
          [-slot, 0.2],
          [slot, 0.2],
          [slot, sleeve + 1],
          [-slot, sleeve + 1],
        ],
        -2,
        2,
      ),
    ],
  );
  return [
    loosePart(bench, [bench.subtract(stem, joint.clear), joint.moving], 'pin stem', metal),
    loosePart(bench, [roll, ball(bench, axis, [m.knobAt, 0, 0], m.knobRadius)], 'catch', metal),
  ];
}

/** For what is too small for a joint and a catch: a short post, and a clutch that is pushed on it from behind the cloth. */
function buildTack(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { x, y }: PinPlace,
  metal: FindingMetal,
): BuiltFinding {
  const { padRadius, postRadius: r, postMm, clutchRadius, from, to } = TACK;
  work.measures.push(wireMeasure('pin post', 2 * r, metal.alloy.id));
  const cylinder = (radius: number, low: number, high: number) =>
    turnedBody(
      bench,
      frame,
      [
        [radius, low],
        [radius, high],
      ],
      24,
    );
  const point = turnedBody(
    bench,
    frame,
    [
      [r * 0.2, -postMm],
      [r * 0.98, -postMm + 1.2],
    ],
    24,
  );
  work.add(metal.alloy.id, point, cylinder(r, -postMm + 1.15, 0), cylinder(padRadius, -0.5, 0.12));
  // Waisted, for the fingers.
  const clutch = bench.subtract(
    turnedBody(bench, frame, [
      [clutchRadius * 0.72, -to],
      [clutchRadius * 0.8, -to + 0.3],
      [clutchRadius * 0.62, -to + 1],
      [clutchRadius * 0.7, -from - 0.7],
      [clutchRadius * 0.96, -from - 0.45],
      [clutchRadius * 0.96, -from],
    ]),
    [cylinder(r + 0.1, -postMm - 1, 0)],
  );
  return {
    loose: [loosePart(bench, [clutch], 'clutch', metal)],
    eye: null,
    reach: {
      up: Math.max(0, y + clutchRadius),
      down: Math.max(0, -y + clutchRadius),
      side: Math.abs(x) + clutchRadius,
      back: postMm,
      front: 0.12,
    },
  };
}
