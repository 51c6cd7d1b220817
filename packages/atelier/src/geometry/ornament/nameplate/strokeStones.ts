/** Where round stones stand along the lines of a letter: at every end and meeting, and evenly between them. */
import type { Vec2 } from '../../vec.ts';

/** A line turns a corner where it bends by more than this, degrees. */
const CORNER_DEGREES = 24;
/** Ends this near to a line, in pitches, stand on it. */
const ON_LINE = 0.25;

const between = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const at = (a: Vec2, b: Vec2, share: number): Vec2 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The lines cut at their corners, and where another line ends on them. */
function spansOf(lines: readonly (readonly Vec2[])[], pitchMm: number): Vec2[][] {
  const ends = lines.flatMap((line) => [line[0]!, line.at(-1)!]);
  return lines.flatMap((line) => {
    const spans: Vec2[][] = [[line[0]!]];
    const cut = (point: Vec2): void => {
      if (between(spans.at(-1)!.at(-1)!, point) > 1e-6) spans.at(-1)!.push(point);
      spans.push([point]);
    };
    for (let i = 1; i < line.length; i++) {
      const [from, to] = [line[i - 1]!, line[i]!];
      const length = between(from, to);
      const met = ends
        .map((end) => {
          const along =
            ((end[0] - from[0]) * (to[0] - from[0]) + (end[1] - from[1]) * (to[1] - from[1])) / length ** 2;
          return { along, off: between(end, at(from, to, along)) };
        })
        .filter(
          ({ along, off }) => off < ON_LINE * pitchMm && along * length > 1e-3 && (1 - along) * length > 1e-3,
        )
        .sort((a, b) => a.along - b.along);
      for (const { along } of met) cut(at(from, to, along));
      const next = line[i + 1];
      const turn = next === undefined ? 0 : turnOf(from, to, next);
      if (turn > CORNER_DEGREES) cut(to);
      else spans.at(-1)!.push(to);
    }
    return spans.filter((span) => span.length > 1);
  });
}

function turnOf(a: Vec2, b: Vec2, c: Vec2): number {
  const [u, v] = [Math.atan2(b[1] - a[1], b[0] - a[0]), Math.atan2(c[1] - b[1], c[0] - b[0])];
  const turn = Math.abs(v - u);
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
}

const lengthOf = (span: readonly Vec2[]): number =>
  span.slice(1).reduce((sum, point, i) => sum + between(span[i]!, point), 0);

function pointAlong(span: readonly Vec2[], mm: number): Vec2 {
  let left = mm;
  for (let i = 1; i < span.length; i++) {
    const step = between(span[i - 1]!, span[i]!);
    if (left <= step || i === span.length - 1)
      return at(span[i - 1]!, span[i]!, step === 0 ? 0 : left / step);
    left -= step;
  }
  return span[0]!;
}

/** Least angle between a span that leaves a point and the others that leave it, radians; half a turn for a free end. */
function angleAt(point: Vec2, own: Vec2, spans: readonly (readonly Vec2[])[]): number {
  const direction = (to: Vec2): number => Math.atan2(to[1] - point[1], to[0] - point[0]);
  const mine = direction(own);
  const others = spans.flatMap((span) => [
    ...(between(span[0]!, point) < 1e-6 ? [direction(span[1]!)] : []),
    ...(between(span.at(-1)!, point) < 1e-6 ? [direction(span.at(-2)!)] : []),
  ]);
  const angles = others
    .map((other) => Math.abs(Math.atan2(Math.sin(other - mine), Math.cos(other - mine))))
    .filter((angle) => angle > 1e-6);
  return Math.min(Math.PI, ...angles);
}

/**
 * Middles of stones along lines, mm. `pitchMm`: least way from one stone to the next. In a narrow corner the first
 * stones of both legs stand as far from it as they need to be beside each other.
 */
export function stonesAlong(lines: readonly (readonly Vec2[])[], pitchMm: number): Vec2[] {
  const spans = spansOf(lines, pitchMm);
  const stones: Vec2[] = [];
  const put = (point: Vec2): void => {
    if (stones.every((other) => between(other, point) >= pitchMm * 0.98)) stones.push(point);
  };
  for (const span of spans) {
    put(span[0]!);
    if (between(span[0]!, span.at(-1)!) > 1e-6) put(span.at(-1)!);
  }
  for (const span of spans) {
    const length = lengthOf(span);
    const offset = (end: Vec2, next: Vec2): number =>
      Math.max(pitchMm, pitchMm / (2 * Math.sin(angleAt(end, next, spans) / 2)));
    const [from, to] = [offset(span[0]!, span[1]!), length - offset(span.at(-1)!, span.at(-2)!)];
    if (to < from) {
      if (length >= 2 * pitchMm) put(pointAlong(span, (from + to) / 2));
      continue;
    }
    const count = Math.floor((to - from) / pitchMm);
    for (let i = 0; i <= count; i++)
      put(pointAlong(span, count === 0 ? (from + to) / 2 : from + ((to - from) * i) / count));
  }
  return stones;
}

/** Neighbours hold a bead between them up to this way apart, in diameters; how far beside the line it stands. */
const NEIGHBOURS = 1.5;
const BESIDE = 0.36;
/** A bead stands no nearer to the middle of a stone, in diameters. */
const CLEAR = 0.6;

/** Where beads stand beside the lines, on both sides between neighbouring stones, mm. */
export function beadsBetween(stones: readonly Vec2[], diameterMm: number): Vec2[] {
  return stones.flatMap((one, i) =>
    stones.slice(i + 1).flatMap((other): Vec2[] => {
      const way = between(one, other);
      if (way > NEIGHBOURS * diameterMm) return [];
      const [nx, ny] = [(one[1] - other[1]) / way, (other[0] - one[0]) / way];
      return [-1, 1]
        .map((side): Vec2 => {
          const off = side * BESIDE * diameterMm;
          return [(one[0] + other[0]) / 2 + nx * off, (one[1] + other[1]) / 2 + ny * off];
        })
        .filter((bead) => stones.every((stone) => between(stone, bead) >= CLEAR * diameterMm));
    }),
  );
}
