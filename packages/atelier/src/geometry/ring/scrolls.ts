/** Scrolls of filigree: one wire a cell, bent from the frame below along its side and top, and curled in upon itself. */
import type { Bench, Solid } from '../mesh/bench.ts';
import { type TubePoint, tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { cross, dot, normalize, sub, type Vec2 } from '../vec.ts';

/** A cell of the frame, along it and across it, from middle to middle of the wires about it, mm. */
export interface Cell {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** The scroll looks the other way: neighbours are mirror images. */
  readonly isMirrored: boolean;
  /** It hangs from the frame above. */
  readonly hangs: boolean;
}

/** Where a frame lies in the piece, from along and across it. */
export type Lay = (along: number, across: number) => { readonly at: Vec3; readonly out: Vec3 };

export interface WireSize {
  /** Half thickness in the surface of the frame, and out of it. */
  readonly halfMm: number;
  readonly halfOutMm: number;
}

/** Light that casting keeps open (jewelry-facts, section 3: 0.4), mm. */
const LIGHT_MM = 0.42;
/** Up to here a scroll follows its cell, turns. */
const ALONG_FRAME = 0.5;
const POINTS_A_TURN = 26;
/** Thickness of the end of a scroll over that of its wire. */
const CURL = 1.35;

/** The curve of a scroll in a cell of half sizes, from the middle of its foot: counter-clockwise, mm. */
function curve(halfX: number, halfY: number, wireMm: number): Vec2[] {
  const least = Math.min(halfX, halfY);
  // A second round needs light between itself and the first; without room for it the scroll ends before.
  const inward = (wireMm + LIGHT_MM) / least;
  const winds = inward < 0.62;
  const turns = winds ? Math.min(2.2, ALONG_FRAME + (0.5 * 0.92) / inward) : 0.78;
  const perTurn = winds ? 2 * inward : 1.9;
  const steps = Math.ceil(turns * POINTS_A_TURN);
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const turn = (turns * i) / steps;
    const reach = Math.max(0.12, 1 - Math.max(0, turn - ALONG_FRAME) * perTurn);
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return [halfX * reach * Math.cos(angle), halfY * reach * Math.sin(angle)];
  });
}

/** The wire of one cell. */
export function buildScroll(bench: Bench, cell: Cell, lay: Lay, { halfMm, halfOutMm }: WireSize): Solid {
  const [halfX, halfY] = [(cell.to - cell.from) / 2, (cell.high - cell.low) / 2];
  const [midX, midY] = [(cell.to + cell.from) / 2, (cell.high + cell.low) / 2];
  const path = curve(halfX, halfY, 2 * halfMm).map(([x, y], i, all): TubePoint & { readonly out: Vec3 } => {
    const { at, out } = lay(midX + (cell.isMirrored ? -x : x), midY + (cell.hangs ? -y : y));
    const curled = i >= all.length - 4 ? 1 + ((CURL - 1) * (i - all.length + 5)) / 4 : 1;
    return { at, out, side: halfOutMm * Math.min(1.1, curled), up: halfMm * curled };
  });
  return bench.solid(tube(path, acrossFirst(path), { segments: 10 }), 'filigree');
}

/** The way out of the surface at the start of a path, square to it. */
function acrossFirst(path: readonly (TubePoint & { readonly out: Vec3 })[]): Vec3 {
  const [first, second] = path as [(typeof path)[0], (typeof path)[0]];
  const along = normalize(sub(second.at, first.at));
  const out = normalize(first.out);
  const side = cross(along, out);
  return Math.abs(dot(along, out)) < 0.99 ? normalize(cross(side, along)) : normalize(side);
}

/** Cells in a row, mirrored in pairs about the middle of it; their number is even where there is room for two. */
export function cellsBetween(
  from: number,
  to: number,
  low: number,
  high: number,
  { widthMm, hangs = false }: { readonly widthMm: number; readonly hangs?: boolean },
): Cell[] {
  const length = to - from;
  const pairs = Math.round(length / (2 * widthMm));
  const count = pairs >= 1 ? 2 * pairs : 1;
  const pitch = length / count;
  return Array.from({ length: count }, (_, i) => ({
    from: from + i * pitch,
    to: from + (i + 1) * pitch,
    low,
    high,
    isMirrored: i % 2 === 1,
    hangs,
  }));
}
