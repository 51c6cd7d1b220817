/**
 * Capitals and digits as single lines, for letters made of a row of stones: what an outline font cannot give. Drawn in
 * heights of a capital, the foot at 0; straight sans-serif forms as diamond initials are sold in.
 */
type Point = readonly [x: number, y: number];
/** Corners of a line; arcs: middle, radii, from and to in degrees. */
type Stroke = readonly (
  | Point
  | { readonly arc: readonly [cx: number, cy: number, rx: number, ry: number, from: number, to: number] }
)[];

const bowl = (x: number, cy: number, r: number): Stroke => [
  [0, cy + r],
  [x, cy + r],
  { arc: [x, cy, r, r, 90, -90] },
  [0, cy - r],
];
const stem: Stroke = [
  [0, 0],
  [0, 1],
];
const ring: Stroke = [{ arc: [0.44, 0.5, 0.44, 0.5, 90, 450] }];
const line = (...points: readonly Point[]): Stroke => points;

const STROKES: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line([0, 0], [0.4, 1], [0.8, 0]), line([0.14, 0.35], [0.66, 0.35])],
  B: [stem, bowl(0.26, 0.76, 0.24), bowl(0.3, 0.26, 0.26)],
  C: [[{ arc: [0.44, 0.5, 0.44, 0.5, 48, 312] }]],
  D: [stem, [[0, 1], [0.22, 1], { arc: [0.22, 0.5, 0.48, 0.5, 90, -90] }, [0, 0]]],
  E: [line([0.54, 1], [0, 1], [0, 0], [0.54, 0]), line([0, 0.52], [0.46, 0.52])],
  F: [line([0.54, 1], [0, 1], [0, 0]), line([0, 0.52], [0.46, 0.52])],
  G: [[{ arc: [0.44, 0.5, 0.44, 0.5, 48, 360] }, [0.5, 0.5]]],
  H: [stem, line([0.68, 0], [0.68, 1]), line([0, 0.5], [0.68, 0.5])],
  I: [stem],
  J: [[[0.44, 1], [0.44, 0.24], { arc: [0.21, 0.24, 0.23, 0.24, 0, -170] }]],
  K: [stem, line([0.6, 1], [0, 0.42]), line([0.2, 0.613], [0.64, 0])],
  L: [line([0, 1], [0, 0], [0.54, 0])],
  M: [line([0, 0], [0, 1], [0.43, 0.34], [0.86, 1], [0.86, 0])],
  N: [line([0, 0], [0, 1], [0.7, 0], [0.7, 1])],
  O: [ring],
  P: [stem, bowl(0.28, 0.73, 0.27)],
  Q: [ring, line([0.751, 0.146], [0.95, -0.08])],
  R: [stem, bowl(0.28, 0.73, 0.27), line([0.28, 0.46], [0.6, 0])],
  S: [[{ arc: [0.31, 0.75, 0.28, 0.25, 35, 270] }, { arc: [0.31, 0.25, 0.31, 0.25, 90, -145] }]],
  T: [line([0, 1], [0.72, 1]), line([0.36, 1], [0.36, 0])],
  U: [[[0, 1], [0, 0.32], { arc: [0.33, 0.32, 0.33, 0.32, 180, 360] }, [0.66, 1]]],
  V: [line([0, 1], [0.39, 0], [0.78, 1])],
  W: [line([0, 1], [0.27, 0], [0.56, 0.84], [0.85, 0], [1.12, 1])],
  X: [
    line([0.35, 0.5], [0, 0]),
    line([0.35, 0.5], [0.7, 1]),
    line([0.35, 0.5], [0, 1]),
    line([0.35, 0.5], [0.7, 0]),
  ],
  Y: [line([0.37, 0.46], [0, 1]), line([0.37, 0.46], [0.74, 1]), line([0.37, 0.46], [0.37, 0])],
  Z: [line([0, 1], [0.64, 1], [0, 0], [0.64, 0])],
};

/** Of an arc, points this far apart at most, degrees. */
const ARC_STEP = 6;

const pointsOf = (stroke: Stroke): Point[] =>
  stroke.flatMap((part): Point[] => {
    if (!('arc' in part)) return [part];
    const [cx, cy, rx, ry, from, to] = part.arc;
    const steps = Math.ceil(Math.abs(to - from) / ARC_STEP);
    return Array.from({ length: steps + 1 }, (_, i): Point => {
      const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
    });
  });

/** Light between letters, in heights of a capital. */
const BETWEEN = 0.3;

export interface Monoline {
  /** Lines in heights of a capital, from the left edge of the first letter. */
  readonly lines: readonly (readonly Point[])[];
  readonly width: number;
}

/** A text in single lines; null where one of its letters is not drawn so. Small letters are their capitals. */
export function monolineOf(text: string): Monoline | null {
  const lines: Point[][] = [];
  let left = 0;
  for (const letter of text.toUpperCase().replace(/[\s&.+]+/g, '')) {
    const strokes = STROKES[letter];
    if (strokes === undefined) return null;
    const drawn = strokes.map(pointsOf);
    lines.push(...drawn.map((points) => points.map(([x, y]): Point => [x + left, y])));
    left += Math.max(...drawn.flat().map(([x]) => x)) + BETWEEN;
  }
  return lines.length === 0 ? null : { lines, width: left - BETWEEN };
}
