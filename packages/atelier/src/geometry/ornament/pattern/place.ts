import type { PatternName } from '../../../design/ornament/patterns.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import { FINEST_LINE_MM, type Pad } from '../emblem/pad.ts';
import { box, ellipse, stroke } from '../relief/figures.ts';
import { type Tile, type TileStroke, tileOf } from './tiles.ts';

/** Light beside a strand that passes over another (mm). */
const OVER_GAP_MM = 0.2;
/** Strokes are split so that they can follow a curve. */
const STEP_MM = 0.45;

/** How a border lies: from x along it (mm) and y across it to the drawing's plane. */
type Lay = (x: number, y: number) => Vec2;

export interface BorderPlan {
  readonly lengthMm: number;
  readonly heightMm: number;
  /** Repeats are rounded to fit; a ring's border closes on itself. */
  readonly lay?: Lay;
}

/** Copies of a tile reach this far into each other, so that they fuse (mm). */
const SEAM_MM = 0.012;
/** Finer than any line's edge is seen to bend. */
const TILE_TOLERANCE_MM = 0.004;

/** A border's raised lines as one region, as many repeats as fit the length: one is drawn, then laid again and again. */
export function borderRegion(bench: Bench, name: PatternName, plan: BorderPlan): Region {
  const { lengthMm, heightMm, lay = (x, y): Vec2 => [x, y] } = plan;
  if (name === 'seigaiha') return seigaiha(bench, plan);
  const tile = tileOf(name);
  const repeats = Math.max(1, Math.round(lengthMm / (tile.length * heightMm)));
  const stepMm = lengthMm / repeats;
  const loops = bench.outlines(flatTile(bench, tile, stepMm, heightMm)).map((loop) => densely(loop, true));
  return bench.region(
    Array.from({ length: repeats }, (_, i) =>
      loops.map((loop) => loop.map(([x, y]) => lay(x + i * stepMm, y))),
    ).flat(),
  );
}

/** One repeat, drawn flat between its neighbours and cut where they begin. */
function flatTile(bench: Bench, tile: Tile, stepMm: number, heightMm: number): Region {
  const sx = stepMm / tile.length;
  const drawStroke = ({ path, width, closed = false }: TileStroke, repeat: number): Region =>
    stroke(
      bench,
      path.map(([x, y]): Vec2 => [x * sx + repeat * stepMm, y * heightMm]),
      Math.max(FINEST_LINE_MM, width * heightMm),
      { closed },
    );
  const over: Region[] = [];
  const under: Region[] = [];
  // Only the middles of what passes over break the others: their ends join on.
  const breaking: Region[] = [];
  for (const repeat of [-1, 0, 1]) {
    for (const one of tile.strokes) {
      (one.over ? over : under).push(drawStroke(one, repeat));
      if (!one.over || one.path.length < 5) continue;
      const cut = Math.max(1, Math.round(one.path.length * 0.18));
      breaking.push(drawStroke({ ...one, path: one.path.slice(cut, -cut) }, repeat));
    }
    for (const loop of tile.fills) {
      under.push(bench.region([loop.map(([x, y]): Vec2 => [x * sx + repeat * stepMm, y * heightMm])]));
    }
  }
  let lines = bench.joined(under);
  if (over.length > 0) {
    const gap = Math.max(OVER_GAP_MM, heightMm * 0.05);
    const open =
      breaking.length === 0 ? lines : bench.without(lines, bench.grown(bench.joined(breaking), gap));
    lines = bench.joined([open, ...over]);
  }
  const own = bench.region([box(-SEAM_MM, -heightMm, stepMm + SEAM_MM, heightMm)]);
  return bench.shared(bench.plainer(lines, TILE_TOLERANCE_MM), own);
}

/** A border in a ring between two radii of a figure (its units), around the origin. */
export function ringOfPattern(pad: Pad, name: PatternName, inner: number, outer: number, level = 0.85): void {
  const { unitMm, at = [0, 0] } = pad.plan;
  const middle = ((inner + outer) / 2) * unitMm;
  pad.raise(
    borderRegion(pad.bench, name, {
      lengthMm: 2 * Math.PI * middle,
      heightMm: (outer - inner) * unitMm,
      // Clockwise from the top, feet of the pattern towards the middle.
      lay: (x, y) => {
        const a = Math.PI / 2 - x / middle;
        return [at[0] + (middle + y) * Math.cos(a), at[1] + (middle + y) * Math.sin(a)];
      },
    }),
    level,
    0.09,
  );
}

function densely(path: readonly Vec2[], closed: boolean): Vec2[] {
  const out: Vec2[] = [];
  path.forEach((p, i) => {
    out.push(p);
    if (i === path.length - 1 && !closed) return;
    const q = path[(i + 1) % path.length];
    const steps = Math.floor(Math.hypot(q[0] - p[0], q[1] - p[1]) / STEP_MM);
    for (let k = 1; k <= steps; k++) {
      const t = k / (steps + 1);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return out;
}

/** Scales of waves: each of three arcs, the nearer rows in front of the farther ones. */
function seigaiha(bench: Bench, { lengthMm, heightMm, lay = (x, y): Vec2 => [x, y] }: BorderPlan): Region {
  const repeats = Math.max(3, Math.round(lengthMm / (heightMm * 0.72)));
  const r = lengthMm / repeats / 2;
  const rise = r * 0.55;
  const rows = Math.ceil((heightMm + r) / rise) + 1;
  const width = Math.max(FINEST_LINE_MM * 0.9, r * 0.16);
  const shares = r * 0.3 > FINEST_LINE_MM * 1.7 ? [1, 0.66, 0.32] : [1, 0.45];
  const drawn: Region[] = [];
  let covered: Region | null = null;
  for (let row = 0; row < rows; row++) {
    const y = -heightMm / 2 - r * 0.4 + row * rise;
    const whole: Region[] = [];
    const lines: Region[] = [];
    for (let i = 0; i < repeats; i++) {
      const x = (2 * i + 1 + (row % 2)) * r;
      const laid = (radius: number): Vec2[] => ellipse(x, y, radius, radius, 28).map(([u, v]) => lay(u, v));
      whole.push(bench.region([laid(r * 0.985)]));
      for (const share of shares) {
        const outer = r * 0.985 * share;
        lines.push(bench.region([laid(outer), laid(outer - width).reverse()]));
      }
    }
    let visible = bench.plainer(bench.joined(lines), TILE_TOLERANCE_MM);
    if (covered !== null) visible = bench.without(visible, covered);
    drawn.push(visible);
    covered = bench.joined(covered === null ? whole : [covered, ...whole]);
  }
  const strip = bench.region([
    densely(
      [
        [0, -heightMm / 2],
        [lengthMm, -heightMm / 2],
        [lengthMm, heightMm / 2],
        [0, heightMm / 2],
      ],
      true,
    ).map(([x, y]) => lay(x, y)),
  ]);
  const all = bench.joined(drawn);
  // A border that closes on itself has its strip folded onto itself at the seam: it is clipped by radius alone.
  return lay(0, 0)[0] === lay(lengthMm, 0)[0] && Math.abs(lay(0, 0)[1] - lay(lengthMm, 0)[1]) < 1e-6
    ? bench.shared(all, annulus(bench, lay, lengthMm, heightMm))
    : bench.shared(all, strip);
}

function annulus(bench: Bench, lay: Lay, lengthMm: number, heightMm: number): Region {
  const loop = (y: number): Vec2[] =>
    Array.from({ length: 120 }, (_, i) => lay((lengthMm * i) / 120, y)).reverse();
  return bench.without(bench.region([loop(heightMm / 2)]), bench.region([loop(-heightMm / 2)]));
}
