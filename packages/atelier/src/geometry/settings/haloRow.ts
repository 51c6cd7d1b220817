import { HALO_GAP_MM, LEAST_HALO_GAP_MM } from '../../design/ring/spacing.ts';
import { type OutlinePoint, walkLoop } from '../mesh/convex.ts';
import type { Vec2 } from '../vec.ts';
import { placesAlong } from './loops.ts';

/** The least light between two neighbours, mm. */
const HAIR_MM = 0.05;
/** How much of a prong's radius a stone's seat leaves alone. */
const PRONG_SHARE = 0.97;
/** Rows of stones are sorted to size: by how much smaller one may be taken for the row to close evenly. */
const LEAST_SIZE = 0.92;

/** Where the stones of a row stand on its loop, and the places between them, at which beads and prongs stand. */
export interface HaloRow {
  readonly stones: readonly OutlinePoint[];
  readonly between: readonly OutlinePoint[];
}

/** A row all around, evenly; `phase` of a pitch from the loop's start. */
export function evenRow(loop: readonly Vec2[], d: number, phase: number): HaloRow {
  const { lengthMm } = walkLoop(loop);
  // A multiple of four keeps the halo symmetric about both axes.
  const wanted = Math.max(8, Math.round(lengthMm / (d + HALO_GAP_MM) / 4) * 4);
  let n = Math.max(wanted, Math.floor(lengthMm / (d + LEAST_HALO_GAP_MM)));
  // Corners bring neighbours together.
  while (n > 5 && nearest(placesAlong(loop, n, (lengthMm / n) * phase)) < d + HAIR_MM) n--;
  const pitch = lengthMm / n;
  return {
    stones: placesAlong(loop, n, pitch * phase),
    between: placesAlong(loop, n, pitch * (0.5 - phase)),
  };
}

/** A prong that a row leaves room for: its middle in the stone's frame, and its radius (mm). */
export interface Grip {
  readonly at: Vec2;
  readonly radiusMm: number;
}

/**
 * A row that leaves room at every prong: stones stand evenly from each to the next.
 * @param isFolded the loop begins in a fold (the cleft of a heart), which takes the middle one of its stretch
 */
export function rowBetween(
  loop: readonly Vec2[],
  d: number,
  grips: readonly Grip[],
  { isFolded = false }: { readonly isFolded?: boolean } = {},
): HaloRow {
  const walk = walkLoop(loop);
  const arcs = arcsBetween(loop, d, grips);
  // The stretch from the last prong to the first goes over the loop's beginning.
  const fold = isFolded ? arcs.length - 1 : -1;
  const counts = arcs.map((arc, k) => {
    const count = stonesIn(arc, d);
    return k === fold && count % 2 === 0 ? Math.max(0, count - 1) : count;
  });
  const placed = (): OutlinePoint[][] =>
    arcs.map((arc, k) => Array.from({ length: counts[k] }, (_, i) => walk.at(stoneAt(arc, counts[k], i))));
  // Corners bring neighbours together: where they do, the arcs that they end have one stone less.
  for (let crowded = tooNear(placed(), d); crowded.size > 0; crowded = tooNear(placed(), d))
    for (const k of crowded) counts[k] = Math.max(0, counts[k] - (k === fold ? 2 : 1));
  return {
    stones: placed().flat(),
    between: arcs.flatMap((arc, k) => [
      walk.at(arc.grip),
      ...Array.from({ length: Math.max(0, counts[k] - 1) }, (_, i) =>
        walk.at((stoneAt(arc, counts[k], i) + stoneAt(arc, counts[k], i + 1)) / 2),
      ),
    ]),
  };
}

/** Arcs with a stone that stands too near to the next one. */
function tooNear(arcs: readonly (readonly OutlinePoint[])[], d: number): Set<number> {
  const row = arcs.flatMap((places, arc) => places.map((place) => ({ place, arc })));
  const crowded = new Set<number>();
  row.forEach((one, i) => {
    const next = row[(i + 1) % row.length];
    if (next === one || apart(one.place, next.place) >= d + HAIR_MM) return;
    crowded.add(one.arc).add(next.arc);
  });
  return crowded;
}

/** The size of stone, at most a little under the one asked for, with which a row closes best between its prongs. */
export function sizeBetween(loop: readonly Vec2[], d: number, grips: readonly Grip[]): number {
  const left = (size: number): number =>
    arcsBetween(loop, size, grips).reduce(
      (sum, arc) => sum + Math.max(0, arc.lengthMm - (stonesIn(arc, size) - 1) * (size + HALO_GAP_MM)),
      0,
    );
  const sizes = Array.from({ length: 17 }, (_, i) => d * (1 - ((1 - LEAST_SIZE) * i) / 16));
  return sizes.reduce((best, size) => (left(size) < left(best) - 0.02 * d ? size : best), d);
}

/** A stretch of a row between two prongs: from the middle of the first stone to that of the last one (mm along it). */
interface Arc {
  readonly grip: number;
  readonly from: number;
  /** Less than nothing where no stone finds room. */
  readonly lengthMm: number;
}

const stonesIn = ({ lengthMm }: Arc, d: number): number =>
  lengthMm < 0 ? 0 : Math.floor(lengthMm / (d + HAIR_MM + 0.02)) + 1;

const stoneAt = ({ from, lengthMm }: Arc, count: number, i: number): number =>
  from + (count === 1 ? lengthMm / 2 : (i * lengthMm) / (count - 1));

function arcsBetween(loop: readonly Vec2[], d: number, grips: readonly Grip[]): Arc[] {
  const { lengthMm, at } = walkLoop(loop);
  const met = grips
    .map((grip) => ({ grip, s: arcLengthAt(loop, Math.atan2(grip.at[1], grip.at[0])) }))
    .sort((a, b) => a.s - b.s);
  /** From where on, in a direction along the loop, a stone leaves the prong whole. */
  const clearOf = ({ grip, s }: (typeof met)[number], way: number): number => {
    let off = (d + HALO_GAP_MM) / 2;
    const needed = 1.02 * (d / 2) + PRONG_SHARE * grip.radiusMm;
    for (; off < 3 * d; off += 0.02) {
      const { x, y } = at(s + way * off);
      if (Math.hypot(x - grip.at[0], y - grip.at[1]) >= needed) break;
    }
    return off;
  };
  return met.map((one, i) => {
    const next = met[(i + 1) % met.length];
    const whole = i + 1 < met.length ? next.s - one.s : lengthMm - one.s + met[0].s;
    const before = clearOf(one, 1);
    return { grip: one.s, from: one.s + before, lengthMm: whole - before - clearOf(next, -1) };
  });
}

/** How far along a loop about the origin an angle (radians) is met, mm. */
function arcLengthAt(loop: readonly Vec2[], angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let walked = 0;
  for (let i = 0; i < loop.length; i++) {
    const [p, q] = [loop[i], loop[(i + 1) % loop.length]];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [a, b] = [p[1] * c - p[0] * s, q[1] * c - q[0] * s];
    if (a <= 0 && b > 0 && p[0] * c + p[1] * s + q[0] * c + q[1] * s > 0)
      return walked + (length * a) / (a - b);
    walked += length;
  }
  throw new Error(`a halo's loop is not met at ${angle}`);
}

const apart = (p: OutlinePoint, q: OutlinePoint): number => Math.hypot(p.x - q.x, p.y - q.y);

const nearest = (places: readonly OutlinePoint[]): number =>
  Math.min(...places.map((p, i) => apart(p, places[(i + 1) % places.length])));
