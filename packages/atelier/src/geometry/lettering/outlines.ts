import { letterSpacing } from '../../design/lettering/fit.ts';
import { type Lettering, setLine } from '../../design/lettering/fonts.ts';
import type { Path } from '../../design/lettering/opentype.ts';
import type { Bench, Region } from '../mesh/bench.ts';
import type { Vec2 } from '../vec.ts';

/** Farthest that a chord may stand off the curve it replaces, mm. */
const CHORD_ERROR_MM = 0.012;

/**
 * A line of text as a region: baseline at y = 0 from x = 0, a capital `letterMm` high. Counters are holes: font
 * outlines turn one way outside and the other way inside.
 */
export function textRegion(
  bench: Bench,
  text: string,
  lettering: Lettering,
  letterMm: number,
  spacing = letterSpacing(lettering),
): { readonly region: Region; readonly lengthMm: number } {
  const line = setLine(text, lettering, spacing);
  const letters = line.glyphs
    .map(({ glyph, x, emShare }) => loopsOf(glyph.getPath(x * letterMm, 0, emShare * letterMm)))
    .filter((loops) => loops.length > 0)
    .map((loops) => bench.region(loops));
  return {
    region: letters.length > 0 ? bench.joined(letters) : bench.region([]),
    lengthMm: line.length * letterMm,
  };
}

/** A glyph's path in chords, in the path's own lengths (mm at the size it is cut); y is turned up. */
export function loopsOf({ commands }: Path): Vec2[][] {
  const loops: Vec2[][] = [];
  let loop: Vec2[] = [];
  let at: Vec2 = [0, 0];
  const close = (): void => {
    if (loop.length > 2) loops.push(loop);
    loop = [];
  };
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        close();
        at = [command.x, -command.y];
        loop.push(at);
        break;
      case 'L':
        at = [command.x, -command.y];
        loop.push(at);
        break;
      case 'Q':
        loop.push(...flattened([at, [command.x1, -command.y1], [command.x, -command.y]]));
        at = [command.x, -command.y];
        break;
      case 'C':
        loop.push(
          ...flattened([at, [command.x1, -command.y1], [command.x2, -command.y2], [command.x, -command.y]]),
        );
        at = [command.x, -command.y];
        break;
      case 'Z':
        close();
        break;
    }
  }
  close();
  return loops;
}

/** Points of a Bezier curve after its start, as many as the chord error needs (Wang's bound on the second difference). */
function flattened(control: readonly Vec2[]): Vec2[] {
  const degree = control.length - 1;
  let bend = 0;
  for (let i = 0; i + 2 <= degree; i++) {
    bend = Math.max(
      bend,
      Math.hypot(
        control[i][0] - 2 * control[i + 1][0] + control[i + 2][0],
        control[i][1] - 2 * control[i + 1][1] + control[i + 2][1],
      ),
    );
  }
  const steps = Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * CHORD_ERROR_MM))));
  return Array.from({ length: steps }, (_, k) => pointOn(control, (k + 1) / steps));
}

/** De Casteljau. */
function pointOn(control: readonly Vec2[], t: number): Vec2 {
  let points = control;
  while (points.length > 1) {
    points = points
      .slice(1)
      .map(
        (q, i): Vec2 => [points[i][0] + (q[0] - points[i][0]) * t, points[i][1] + (q[1] - points[i][1]) * t],
      );
  }
  return points[0];
}

/** How truly the width of strokes is found, mm. */
const STROKE_WITHIN_MM = 0.001;

/**
 * Width of the finest strokes of a region: twice the inset at which it loses a tenth of its area beyond what an even
 * inset would take, found by halving. Serifs and hairlines count, corners do not.
 */
export function strokeWidthMm(bench: Bench, region: Region): number {
  // Offsets cost by their points: letters are drawn finer than their width needs.
  const plain = bench.plainer(region, CHORD_ERROR_MM);
  const whole = plain.area();
  if (whole === 0) return 0;
  const edgeMm = bench
    .outlines(plain)
    .flatMap((loop) => loop.map(([x, y], i) => Math.hypot(x - loop.at(i - 1)![0], y - loop.at(i - 1)![1])))
    .reduce((sum, mm) => sum + mm, 0);
  let low = 0;
  // A stroke is as wide as twice its area to its edge: the finest are no wider than twice the mean of all.
  let high = (4 * whole) / edgeMm;
  while (high - low > STROKE_WITHIN_MM) {
    const half = (low + high) / 2;
    const opened = bench.grown(bench.grown(plain, -half / 2, 16), half / 2, 16);
    if (opened.area() > whole * 0.93) low = half;
    else high = half;
  }
  return (low + high) / 2;
}
