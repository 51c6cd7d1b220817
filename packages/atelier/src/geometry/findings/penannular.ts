/** Penannular brooches: an open ring with a long pin that slides along it; the pin is turned through the gap and holds under the ring. */
import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import { radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  ring,
  turnedBody,
  wire,
  wireMeasure,
} from './forms.ts';
import { hammeredBar, hammeredStepMm } from './hammeredBar.ts';
import { twistedBar, twistedStepMm } from './twistedBar.ts';

export type Penannular = Extract<PinFitting, { kind: 'penannular' }>;

/** The gap is below: degrees in the ring's plane. */
const GAP_AT = 270;
/** Light between an end and the pin that goes down beside it, mm. */
const BESIDE_MM = 1.6;
/** Light between the ends, and between what moves and the ring, mm. */
const LIGHT_MM = 2.4;
const PLAY_MM = 0.14;
/** An end against the wire of the ring, and how thick a disc is. */
const BALL_SHARE = 0.84;
const DISC_SHARE = 1.25;
const DISC_THICK_SHARE = 0.42;
const DISC_WIRES = 0.6;
const STEP_DEGREES = 3;

const radiusOf = ({ innerDiameterMm, wireMm }: Penannular): number => (innerDiameterMm + wireMm) / 2;
const endMm = ({ ends, wireMm, endMm: own }: Penannular): number =>
  own === undefined ? wireMm * (ends === 'ball' ? BALL_SHARE : DISC_SHARE) : own / 2;

/** Half of the thickness of a disc: no plate is much thicker than its ring, mm. */
const halfDiscMm = (spec: Penannular): number =>
  Math.min(endMm(spec) * DISC_THICK_SHARE, spec.wireMm * DISC_WIRES);

/** Half of what the ring is open, to the middles of its ends, degrees. */
function halfGap(spec: Penannular): number {
  return ((endMm(spec) + LIGHT_MM / 2) / radiusOf(spec)) * (180 / Math.PI);
}

/** Where the pin holds on to the ring: it crosses the other side beside an end, and covers nothing that sits there. */
function pinAt(spec: Penannular): number {
  const asideMm = endMm(spec) + spec.pinWireMm / 2 + BESIDE_MM;
  return GAP_AT + halfGap(spec) + (asideMm / radiusOf(spec)) * (180 / Math.PI) - 180;
}

/** The middles of both ends in the ring's plane, the right one first. */
export function endsOf(spec: Penannular): readonly [Local, Local] {
  const at = (angle: number): Local => [
    radiusOf(spec) * Math.cos(radians(angle)),
    radiusOf(spec) * Math.sin(radians(angle)),
    0,
  ];
  return [at(GAP_AT + halfGap(spec)), at(GAP_AT - halfGap(spec))];
}

/** Where what sits on an end begins, over the ring's middle plane, mm. */
export const seatMm = (spec: Penannular): number =>
  spec.ends === 'disc' ? halfDiscMm(spec) * 0.9 : spec.wireMm * 0.3;

/** @param frame the ring's: its middle at the origin, z towards the viewer @param hammer seed of its dents; null for smooth metal */
export function buildPenannular(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: Penannular,
  metal: FindingMetal,
  hammer: number | null,
): BuiltFinding {
  const { wireMm, pinWireMm } = spec;
  const radius = radiusOf(spec);
  const reach = radius + wireMm;
  work.measures.push(wireMeasure('brooch pin', pinWireMm, metal.alloy.id));
  const ends = endsOf(spec).map(([x, y]) => terminal(bench, shifted(frame, x, y, 0), spec));
  work.add(metal.alloy.id, ringOf(bench, frame, spec, hammer), ...ends);
  return {
    loose: [loosePart(bench, pinOf(bench, frame, spec), 'pin', metal)],
    eye: null,
    reach: { up: reach, down: spec.pinMm - radius, side: reach, back: wireMm, front: wireMm },
  };
}

function terminal(bench: Bench, at: Frame, spec: Penannular): Solid {
  const r = endMm(spec);
  if (spec.ends === 'ball') return ball(bench, at, [0, 0, 0], r);
  const half = halfDiscMm(spec);
  // A disc with a soft rim, low enough to lie flat on cloth.
  return turnedBody(bench, at, [
    [r * 0.9, -half],
    [r, -half * 0.6],
    [r, half * 0.5],
    [r * 0.86, half],
    [r * 0.4, half * 1.12],
  ]);
}

function ringOf(bench: Bench, frame: Frame, spec: Penannular, hammer: number | null): Solid {
  const { wireMm, strands } = spec;
  const radius = radiusOf(spec);
  const half = halfGap(spec);
  const [from, to] = [GAP_AT + half - 360, GAP_AT - half];
  const own: Frame = { ...frame, origin: [0, 0, 0] };
  const sections = (stepMm: number) => {
    const steps = Math.ceil((radians(to - from) * radius) / stepMm);
    return Array.from({ length: steps + 1 }, (_, i) => {
      const a = radians(from + ((to - from) * i) / steps);
      return {
        at: toWorld(frame, radius * Math.cos(a), radius * Math.sin(a), 0),
        out: toWorld(own, Math.cos(a), Math.sin(a), 0),
        side: frame.z,
        share: 1,
      };
    });
  };
  if (strands !== undefined)
    return twistedBar(bench, sections(twistedStepMm(wireMm, strands)), wireMm, strands);
  if (hammer !== null) {
    const form = { halfMm: wireMm / 2, sideMm: wireMm / 2, squareness: 2 };
    return hammeredBar(bench, sections(hammeredStepMm(form)), form, hammer);
  }
  const path = sections(radians(STEP_DEGREES) * radius).map(({ at }) => ({
    at,
    side: wireMm / 2,
    up: wireMm / 2,
  }));
  return bench.solid(tube(path, frame.z, { segments: 24, flatEnds: true }), 'penannular ring');
}

/** A loop about the ring and the stem that lies over it on the other side, pointed at its end. */
function pinOf(bench: Bench, frame: Frame, spec: Penannular): Solid[] {
  const { wireMm, pinWireMm: d, pinMm } = spec;
  const radius = radiusOf(spec);
  const a = radians(pinAt(spec));
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const own: Frame = { ...frame, origin: [0, 0, 0] };
  const loopRadius = wireMm / 2 + PLAY_MM + d / 2;
  // The loop stands across the ring: in the plane of its radius and the viewer.
  const loopFrame: Frame = {
    x: toWorld(own, c, s, 0),
    y: frame.z,
    z: toWorld(own, s, -c, 0),
    origin: toWorld(frame, radius * c, radius * s, 0),
  };
  const height = wireMm / 2 + d / 2 + PLAY_MM;
  const along = (mm: number): Local => [(radius - mm) * c, (radius - mm) * s, height];
  const stem = [0, 0.25, 0.5, 0.7, 0.85, 0.95, 1].map((share) => along(pinMm * share));
  const gauges = [1, 1, 0.96, 0.86, 0.66, 0.42, 0.22].map((share) => d * share);
  return [ring(bench, loopFrame, loopRadius, d), wire(bench, frame, stem, gauges, { smooth: 4 })];
}
