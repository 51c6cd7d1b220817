import type { PieceDesign } from '../../design/piece/document.ts';
import { LEAST_RUN_WIDTHS } from '../../design/piece/stationRoom.ts';
import { type BuiltChain, buildChain, type ChainEnd } from '../chain/build.ts';
import { type ChainPath, walk } from '../chain/paths.ts';
import type { Bench } from '../mesh/bench.ts';
import { joinedMesh } from '../mesh/joinedMesh.ts';
import type { Measure, MetalPart, Vec3 } from '../solids.ts';
import { length, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import type { ChainCarrier } from './chainPath.ts';
import { linkBetween, linksFit, ringToChainEnd } from './rings.ts';

/** Where the chain is cut (along the path, mm), and where its ends are hooked in. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly left: Vec3;
  readonly right: Vec3;
  /** Where a close neighbour is linked instead. */
  readonly feet: { readonly left: Vec3; readonly right: Vec3 };
  /** Where the clasp takes hold, if no chain is left on either side. */
  readonly ends?: { readonly left?: ChainEnd; readonly right?: ChainEnd };
}

/** Lays chain between the cuts and hooks every end into a ring on its ornament; the outer ends are left for the clasp. */
export function layBetween(
  bench: Bench,
  piece: PieceDesign,
  carrier: ChainCarrier,
  path: ChainPath,
  cuts: readonly Cut[],
  work: Workpiece,
): { runs: MetalPart[]; measures: Measure[]; ends: readonly ChainEnd[] } {
  const way = walk(path);
  const alloy = piece.alloys.find(({ id }) => id === carrier.chain.alloyId) ?? piece.alloys[0];
  const sorted = [...cuts].sort((a, b) => a.from - b.from);
  const ring = ringToChainEnd(carrier.chain);
  const starts = [0, ...sorted.map(({ to }) => to)];
  const ends = [...sorted.map(({ from }) => from), way.lengthMm];
  const runs: MetalPart[] = [];
  const measures: Measure[] = [];
  const outer: ChainEnd[] = [];
  starts.forEach((start, i) => {
    const first = i > 0;
    const last = i < starts.length - 1;
    const from = start + (first ? ring.reachMm : 0);
    const to = ends[i] - (last ? ring.reachMm : 0);
    if (to - from < carrier.chain.widthMm * LEAST_RUN_WIDTHS) {
      if (!first || !last) {
        const cut = first ? sorted[i - 1] : sorted[i];
        const end = first ? cut?.ends?.right : cut?.ends?.left;
        if (end !== undefined) outer.push(end);
        return;
      }
      // No room for chain between neighbours: they are linked to each other.
      const [before, after] = [sorted[i - 1], sorted[i]];
      const edges = [before.right, after.left] as const;
      const isWide = linksFit(length(sub(edges[1], edges[0])));
      const places = isWide ? edges : ([before.feet.right, after.feet.left] as const);
      linkBetween(bench, work, carrier.alloyId, places, path.normal);
      return;
    }
    const laid = buildChain(bench, carrier.chain, part(path, from, to), {
      name: 'chain',
      alloy,
      finish: 'Polished',
      triangleBudget: (130_000 * (to - from)) / way.lengthMm,
    });
    runs.push(laid.part);
    measures.push(...laid.measures);
    if (!first) outer.push(endOf(laid, 'start'));
    if (!last) outer.push(endOf(laid, 'finish'));
    if (first) ring.hook(bench, work, carrier.alloyId, endOf(laid, 'start'), sorted[i - 1].right);
    if (last) ring.hook(bench, work, carrier.alloyId, endOf(laid, 'finish'), sorted[i].left);
  });
  return { runs: joined(runs), measures: measures.slice(0, 1), ends: outer };
}

export const endOf = ({ ends }: BuiltChain, which: 'start' | 'finish') => {
  if (ends === null) throw new Error('an open path gives an open chain');
  return ends[which];
};

/** A stretch of a path by distances along it, mm. */
function part(path: ChainPath, from: number, to: number): ChainPath {
  const way = walk(path);
  const count = Math.max(24, Math.round((to - from) / 0.9));
  const points = Array.from({ length: count + 1 }, (_, i) => way.at(from + ((to - from) * i) / count));
  return { points, normal: path.normal, closed: false };
}

/** Runs of one alloy are one part to cast and to buy. */
export function joined(runs: readonly MetalPart[]): MetalPart[] {
  if (runs.length < 2) return [...runs];
  const sum = (of: (part: MetalPart) => number): number => runs.reduce((total, run) => total + of(run), 0);
  return [
    {
      ...runs[0],
      mesh: joinedMesh(runs.map(({ mesh }) => mesh)),
      volumeMm3: sum(({ volumeMm3 }) => volumeMm3),
      areaMm2: sum(({ areaMm2 }) => areaMm2),
    },
  ];
}
