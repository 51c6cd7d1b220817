import type { EarFitting } from '../../design/findings/document.ts';
import { HOOP_GAP_MM } from '../../design/ring/spacing.ts';
import { type Frame, placementOf, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Vec3 } from '../solids.ts';
import { meleeGem, type StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { normalize, radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { OVAL_STRETCH } from './hoops.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** The middle of the row, degrees: low in front, where a hoop is seen. */
const MIDDLE = 308;
/** A huggie's row lies on the side that has no gate, and begins behind the gate's end (ears.ts). */
const BEHIND_GATE = 112;
const middleOf = (form: Hoop['form'], spanDegrees: number): number =>
  // A cuff is open at 180.
  form === 'cuff' ? 0 : form === 'huggie' ? Math.max(540 - MIDDLE, BEHIND_GATE + spanDegrees / 2) : MIDDLE;

/** Girdles lie this far under the lowest metal beside the stone, and pavilions this far over the bottom of the drill, mm. */
const UNDER_MM = 0.04;
const DRILL_MM = 0.25;

/** The lowest place of a hoop, degrees: where one thing hangs. */
export const LOWEST_DEGREES = 270;
/** Half of what the ring of something that hangs takes of a row, mm. */
const HOLD_HALF_MM = 0.8;

/**
 * Sets a row of small stones in beads into the outer side of a hoop. The frame is the hoop's (ears.ts). The rings of what
 * hangs from it are fused to whole metal: the row leaves their places free.
 * @param holds where they are, degrees
 */
export function setHoopStones(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  { form, innerDiameterMm, tubeMm, stones }: Hoop,
  alloyId: string,
  holds: readonly number[] = [],
): void {
  if (stones === undefined) return;
  const gem = meleeGem(stones.stone, stones.diameterMm);
  const radius = (innerDiameterMm + tubeMm) / 2;
  const high = radius * (form === 'oval' ? OVAL_STRETCH : 1);
  /** Height of a girdle over the middle of the tube, which falls off beside its crest. */
  const girdleAt = (angle: number): number => {
    const half = (tubeMm / 2) * tubeShare(form, angle);
    return Math.sqrt(Math.max(0, half ** 2 - (gem.widthMm / 2) ** 2)) - UNDER_MM;
  };
  const at = (angle: number, out: number, aside: number): Frame => {
    const normal = normalize([Math.cos(angle) / radius, Math.sin(angle) / high, 0]);
    const place: Vec3 = [
      radius * Math.cos(angle) + normal[0] * out,
      high * Math.sin(angle) + normal[1] * out,
      aside,
    ];
    const turned = (v: Vec3): Vec3 => {
      const to = toWorld({ ...frame, origin: [0, 0, 0] }, ...v);
      return normalize(to);
    };
    return {
      x: turned([-normal[1], normal[0], 0]),
      y: turned([0, 0, 1]),
      z: turned([normal[0], normal[1], 0]),
      origin: toWorld(frame, ...place),
    };
  };
  const tools = meleeTools(bench, gem, gem.pavilionMm + DRILL_MM, gem.crownMm + 1);
  const middle = middleOf(form, stones.spanDegrees);
  const pitchMm = gem.widthMm + HOOP_GAP_MM;
  const out = girdleAt(radians(middle));
  const row: Span = [middle - stones.spanDegrees / 2, middle + stones.spanDegrees / 2];
  const holdDegrees = degrees((HOLD_HALF_MM + gem.widthMm / 2) / (radius + out));
  const spans = beside(row, holds, holdDegrees, degrees((2 * pitchMm) / (radius + out)));
  const rows = spans.map((span) => evenAngles(radius, high, out, pitchMm, span, stones.count));
  for (const angle of rows.flat()) {
    const seat = at(angle, girdleAt(angle), 0);
    work.cutters.push(seatAt(bench, tools, seat));
    work.smallStones.push(bench.placed(tools.stone, placementOf(seat)));
    tray.place(gem, seat, 'pave');
  }
  for (const angle of rows.flatMap(beadsOf))
    for (const side of [-1, 1])
      work.addAfter(
        alloyId,
        beadAt(
          bench,
          tools,
          at(angle, girdleAt(angle) + gem.crownMm * 0.45, side * gem.widthMm * BEAD_SHARE),
        ),
      );
  work.measures.push(
    { kind: 'bead-diameter', where: 'beads along the hoop', value: 2 * tools.beadRadiusMm, alloyId },
    { kind: 'stone-gap', where: 'stones along the hoop', value: HOOP_GAP_MM, alloyId },
  );
}

/** From one angle to another, degrees. */
type Span = readonly [number, number];

/** What of a row lies beside the places where something hangs, in parts that hold two stones at least. */
const beside = (row: Span, holds: readonly number[], halfDegrees: number, leastDegrees: number): Span[] =>
  holds
    .reduce<Span[]>(
      (parts, hold) =>
        parts.flatMap(([from, to]): Span[] => [
          [from, Math.min(to, hold - halfDegrees)],
          [Math.max(from, hold + halfDegrees), to],
        ]),
      [row],
    )
    .filter(([begin, end]) => end - begin >= leastDegrees);

const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Angles of the beads of a row: between its stones and at both of its ends. */
function beadsOf(angles: readonly number[]): number[] {
  const between = angles.slice(1).map((angle, i) => (angle + angles[i]!) / 2);
  const pitch = angles.length > 1 ? angles[1]! - angles[0]! : 0;
  return [angles[0]! - pitch / 2, ...between, angles.at(-1)! + pitch / 2];
}

/** A hoop is slenderer towards the ear (ears.ts): its tube at an angle (radians), as a share of the whole. */
export const tubeShare = (form: Hoop['form'], angle: number): number =>
  form === 'huggie' || form === 'cuff' ? 1 : 0.78 + 0.22 * Math.sin((angle - Math.PI / 2) / 2);

/** Beads stand between two stones at this share of a stone's width from the middle of the row. */
const BEAD_SHARE = 0.36;

/** Angles of a row from one to another (degrees), evenly spaced along the line of its girdles; at least two. */
function evenAngles(
  radius: number,
  high: number,
  out: number,
  pitchMm: number,
  [begin, end]: Span,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const [from, to] = [radians(begin), radians(end)];
  const steps = 720;
  const lengths = [0];
  const angleAt = (i: number): number => from + ((to - from) * i) / steps;
  const point = (angle: number) =>
    [(radius + out) * Math.cos(angle), (high + out) * Math.sin(angle)] as const;
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [point(angleAt(i - 1)), point(angleAt(i))];
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = lengths[steps]!;
  const count = Math.max(2, Math.min(most, Math.floor(whole / pitchMm)));
  const first = (whole - (count - 1) * pitchMm) / 2;
  return Array.from({ length: count }, (_, k) => {
    const wanted = first + k * pitchMm;
    const i = lengths.findIndex((length) => length >= wanted);
    return angleAt(i === -1 ? steps : i);
  });
}
