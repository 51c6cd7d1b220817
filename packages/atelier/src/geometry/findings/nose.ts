import type { NoseFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  wire,
  wireMeasure,
} from './forms.ts';
import { hinge } from './hinge.ts';
import { beadsReachMm } from './noseBeads.ts';

type Stud = Extract<NoseFitting, { kind: 'nose-stud' }>;
export type NoseHoop = Extract<NoseFitting, { kind: 'nose-hoop' }>;

/** What a ring is left open for: metal nearer to a place of its plane than this is cut away, mm. */
export interface HoopSeat {
  readonly at: readonly [x: number, y: number];
  readonly clearMm: number;
}

/**
 * What holds a nose stud or ring. Studs: the frame is the ornament's, z towards the viewer, the wire goes to -z.
 * Hoops: the frame's origin is the middle, its plane that of x and y, ornaments sit at the bottom (-y) or in `seat`.
 */
export function buildNoseFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: NoseFitting,
  metal: FindingMetal,
  seat: HoopSeat | null = null,
): BuiltFinding {
  work.measures.push(wireMeasure('nose wire', spec.wireMm, metal.alloy.id));
  return spec.kind === 'nose-stud'
    ? buildStud(bench, work, frame, spec, metal)
    : buildHoop(bench, work, frame, spec, metal, seat);
}

function buildStud(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, wireMm: d, lengthMm: l }: Stud,
  { alloy: { id } }: FindingMetal,
): BuiltFinding {
  const straight: Local[] = [
    [0, 0, 0.25],
    [0, 0, -l * 0.6],
  ];
  const ends: Readonly<Record<Stud['form'], Local[]>> = {
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
  work.add(id, wire(bench, frame, [...straight, ...ends[form]], d, { hint: 'x' }));
  if (form === 'bone') work.add(id, ball(bench, frame, [0, 0, -l], d * 0.85));
  return {
    loose: [],
    eye: null,
    reach: { up: d, down: form === 'bone' ? d : 4, side: 2.5, back: l + d, front: 0.3 },
  };
}

/** A ring of wire in the plane of the hoop: its middle lies so far below the hoop's own. */
interface Round {
  readonly radius: number;
  readonly below: number;
}

/** Of a double hoop, from the middle of one ring to that of the other: they part below and are one above, mm. */
const apartMm = (d: number): number => 0.45 * d + 0.45;
/** Radius of the bead that closes a captive ring, and of grains along one, in gauges of its wire. */
const BEAD_WIRES = 1.6;
const GRAIN_WIRES = 0.74;

const roundsOf = ({ innerDiameterMm, wireMm: d, strands }: NoseHoop): readonly [Round, ...Round[]] => {
  const radius = (innerDiameterMm + d) / 2;
  const inner: Round = { radius, below: 0 };
  return strands === 'double' ? [inner, { radius: radius + apartMm(d), below: apartMm(d) }] : [inner];
};

/** From the middle of a hoop to its lowest metal, mm. */
export function lowestOfHoop(spec: NoseHoop): number {
  const rounds = roundsOf(spec);
  const { radius, below } = rounds[rounds.length - 1]!;
  const half = spec.form === 'captive' ? BEAD_WIRES : spec.strands === 'beaded' ? GRAIN_WIRES : 0.5;
  return radius + below + Math.max(half * spec.wireMm, beadsReachMm(spec));
}

/** Where the middle of a front lies that is let into a hoop, and which way from the hoop's middle it lies, radians. */
export function placeOnHoop(spec: NoseHoop): { readonly at: HoopSeat['at']; readonly way: number } {
  const rounds = roundsOf(spec);
  const way = radians(spec.seat === 'side' ? SIDE_DEGREES : BOTTOM_DEGREES);
  // Between the two rings of a double hoop, else on the wire.
  const out = rounds.reduce((sum, { radius, below }) => sum + radius + below, 0) / rounds.length;
  return { at: [out * Math.cos(way), out * Math.sin(way)], way };
}

const BOTTOM_DEGREES = 270;
/** On the outside of the nostril, a little below its middle. */
const SIDE_DEGREES = 335;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
/** Half of a saw cut, mm. */
const CUT_MM = 0.035;
/** Between the ball ends of an open ring from middle to middle, mm, and their radius in gauges of the wire. */
const OPEN_MM = 3.4;
const OPEN_END_WIRES = 0.95;

function buildHoop(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: NoseHoop,
  metal: FindingMetal,
  seat: HoopSeat | null,
): BuiltFinding {
  const { wireMm: d } = spec;
  const outer = lowestOfHoop(spec);
  const reach = { up: outer, down: outer, side: outer, back: d, front: d };
  if (spec.form === 'clicker')
    return { loose: [buildClicker(bench, work, frame, spec, metal, seat)], eye: null, reach };
  if (spec.form === 'captive') {
    work.add(metal.alloy.id, ...captive(bench, frame, spec));
    return { loose: [], eye: null, reach };
  }
  // A bending ring: closed but for a saw cut at the top; an open one has room there for the rim of the nostril.
  const isOpen = spec.form === 'open';
  for (const round of roundsOf(spec)) {
    const cut = degrees((isOpen ? OPEN_MM / 2 : CUT_MM) / round.radius);
    if (isOpen)
      for (const end of [90 + cut, 90 - cut])
        work.add(metal.alloy.id, ball(bench, frame, [...onRound(round, end), 0], OPEN_END_WIRES * d));
    for (const [from, to] of openFor(seat, round, [90 + cut, 450 - cut]))
      work.add(metal.alloy.id, ...strand(bench, frame, spec, round, from, to));
  }
  return { loose: [], eye: null, reach };
}

const onRound = ({ radius, below }: Round, angle: number): [number, number] => [
  radius * Math.cos(radians(angle)),
  radius * Math.sin(radians(angle)) - below,
];

/** The stretches of a ring (degrees) that keep clear of its seat. */
function openFor(
  seat: HoopSeat | null,
  round: Round,
  [from, to]: readonly [number, number],
): (readonly [number, number])[] {
  if (seat === null) return [[from, to]];
  const steps = 720;
  const stretches: [number, number][] = [];
  let isOpen = false;
  for (let i = 0; i <= steps; i++) {
    const angle = from + ((to - from) * i) / steps;
    const [x, y] = onRound(round, angle);
    const isClear = Math.hypot(x - seat.at[0], y - seat.at[1]) >= seat.clearMm;
    const last = stretches[stretches.length - 1];
    if (isClear && isOpen && last) last[1] = angle;
    else if (isClear) stretches.push([angle, angle]);
    isOpen = isClear;
  }
  return stretches.filter(([begin, end]) => end - begin > 2);
}

/** Round wire along a ring, `d` thick, at a distance from its middle line that turns as it goes. */
function bent(
  bench: Bench,
  frame: Frame,
  round: Round,
  [from, to]: readonly [number, number],
  d: number,
  wound: { readonly offMm: number; readonly turns: number; readonly phase: number } | null = null,
): Solid {
  const steps = Math.max(6, Math.round(((to - from) / 360) * (wound === null ? 41 * 1.6 : wound.turns * 14)));
  const points = Array.from({ length: steps + 1 }, (_, i): Local => {
    const angle = from + ((to - from) * i) / steps;
    if (wound === null) return [...onRound(round, angle), 0];
    const phase = wound.phase + radians(angle) * wound.turns;
    const out = { ...round, radius: round.radius + wound.offMm * Math.cos(phase) };
    return [...onRound(out, angle), wound.offMm * Math.sin(phase)];
  });
  return wire(bench, frame, points, d, { smooth: 1, flatEnds: true });
}

/** Two strands wound about each other: their gauge and their distance from the middle, in gauges of the whole. */
const WOUND = { gauge: 0.62, off: 0.24, turnMm: 2.9 } as const;
/** Grains stand along the lower part of a ring, degrees. */
const GRAINS_DEGREES = [196, 344] as const;

function strand(
  bench: Bench,
  frame: Frame,
  { strands, wireMm: d }: NoseHoop,
  round: Round,
  from: number,
  to: number,
): Solid[] {
  if (strands === 'twisted') {
    const turns = Math.round((2 * Math.PI * round.radius) / WOUND.turnMm);
    return [0, Math.PI].map((phase) =>
      bent(bench, frame, round, [from, to], d * WOUND.gauge, { offMm: d * WOUND.off, turns, phase }),
    );
  }
  const plain = bent(bench, frame, round, [from, to], d);
  if (strands !== 'beaded') return [plain];
  const [first, last] = GRAINS_DEGREES;
  const grain = GRAIN_WIRES * d;
  const pitch = degrees((1.9 * grain) / round.radius);
  const count = Math.floor((last - first) / pitch) + 1;
  const start = (first + last - (count - 1) * pitch) / 2;
  const grains = Array.from({ length: count }, (_, i) => start + i * pitch)
    .filter((angle) => angle >= from && angle <= to)
    .map((angle) => ball(bench, frame, [...onRound(round, angle), 0], grain));
  return [plain, ...grains];
}

/** How deep the free end stands in the bead, as a share of its radius, and its play, mm. */
const DIMPLE_SHARE = 0.62;
const DIMPLE_PLAY_MM = 0.07;

/** A ring whose ends meet in a bead: one is soldered to it, the other springs into its dimple. */
function captive(bench: Bench, frame: Frame, spec: NoseHoop): Solid[] {
  const { wireMm: d } = spec;
  const [round] = roundsOf(spec);
  const bead = BEAD_WIRES * d;
  const across = (mm: number): number => degrees(mm / round.radius);
  const dimple = bent(
    bench,
    frame,
    round,
    [BOTTOM_DEGREES + across(bead * DIMPLE_SHARE - DIMPLE_PLAY_MM), BOTTOM_DEGREES + across(bead + 1)],
    d + 2 * DIMPLE_PLAY_MM,
  );
  return [
    bent(
      bench,
      frame,
      round,
      [BOTTOM_DEGREES + across(bead * DIMPLE_SHARE), BOTTOM_DEGREES + 360 - across(bead * 0.3)],
      d,
    ),
    bench.subtract(ball(bench, frame, [0, -round.radius, 0], bead), [dimple]),
  ];
}

/** A ring whose upper part swings on a hinge: what does not move is added to the work. */
function buildClicker(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: NoseHoop,
  metal: FindingMetal,
  seat: HoopSeat | null,
) {
  const { wireMm: d } = spec;
  const [round] = roundsOf(spec);
  const { radius } = round;
  const bend = (from: number, to: number): Solid => bent(bench, frame, round, [from, to], d);
  const cut = degrees(CUT_MM / radius);
  const hingeAt = 35;
  const [hx, hy] = onRound(round, hingeAt);
  const place = shifted(frame, hx, hy, 0);
  const pin = 0.3;
  const wide = Math.max(1.9, 1.7 * d);
  const joint = hinge(bench, place, pin, wide);
  const clear = degrees((pin * 2.1 + 0.07) / radius) * 1.04;
  const inTo = degrees((pin * 1.6) / radius);
  // The arm of the fixed half forks about the knuckle: its cheeks are joined behind it.
  const [fx, fy] = onRound(round, hingeAt - clear * 1.6);
  const yoke = [1, -1].map((s) =>
    wire(
      bench,
      frame,
      [
        [fx, fy, 0],
        [fx, fy, s * wide * 0.4],
        [hx, hy, s * wide * 0.4],
      ],
      0.42,
      { smooth: 1, hint: 'x' },
    ),
  );
  const fixed = openFor(seat, round, [145 + cut, 360 + hingeAt - clear * 1.4]);
  work.add(metal.alloy.id, ...fixed.map(([from, to]) => bend(from, to)), ...joint.fixed, ...yoke);
  return loosePart(
    bench,
    [bench.subtract(bend(hingeAt + inTo, 145 - cut), joint.clear), joint.moving],
    'clicker gate',
    metal,
  );
}
