/** Lays rings out as they are worn together: side by side on one finger, or linked. */
import type { Together } from '../../design/document.ts';
import { type Frame, frameAt } from '../frame.ts';
import type { Solids } from '../solids.ts';
import { interlocked } from './interlock.ts';

/** Between stacked rings, mm: they lie against each other. */
const BESIDE_MM = 0.08;

/** Where each ring goes; all are built about the y axis with their centre at the origin. */
export function laidTogether(together: Together, built: readonly Solids[]): Frame[] {
  return together === 'rolling' ? linked(built) : inStack(built);
}

function linked(built: readonly Solids[]): Frame[] {
  const outlines = built.map(outlineOf);
  return interlocked(
    {
      innerMm: Math.min(...outlines.map(({ innerMm }) => innerMm)),
      outerMm: Math.max(...outlines.map(({ outerMm }) => outerMm)),
      breadthMm: Math.max(...outlines.map(({ breadthMm }) => breadthMm)),
    },
    built.length,
  );
}

function outlineOf({ metal, bounds }: Solids): { innerMm: number; outerMm: number; breadthMm: number } {
  let inner = Number.POSITIVE_INFINITY;
  let outer = 0;
  for (const { mesh } of metal)
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const radius = Math.hypot(mesh.positions[i]!, mesh.positions[i + 2]!);
      inner = Math.min(inner, radius);
      outer = Math.max(outer, radius);
    }
  return { innerMm: inner, outerMm: outer, breadthMm: bounds.max[1] - bounds.min[1] };
}

/** One behind the other along the finger, each as near as its neighbour's height lets it. */
function inStack(built: readonly Solids[]): Frame[] {
  const radii = built.map((solids) => outlineOf(solids).outerMm);
  let behind = 0;
  const places = built.map((solids, at): number => {
    if (at === 0) return 0;
    const reach = Math.min(radii[at]!, radii[at - 1]!);
    const [, far] = breadthWithin(built[at - 1]!, reach);
    const [near] = breadthWithin(solids, reach);
    behind += far - near + BESIDE_MM;
    return behind;
  });
  const middle = places.at(-1)! / 2;
  return places.map((along) => frameAt([0, along - middle, 0]));
}

/** How far a ring reaches along its axis, of what lies within a radius: heads stand over the bands beside them. */
function breadthWithin({ metal, stones }: Solids, radiusMm: number): [near: number, far: number] {
  let near = Number.POSITIVE_INFINITY;
  let far = Number.NEGATIVE_INFINITY;
  const see = (x: number, y: number, z: number, about: number): void => {
    if (Math.hypot(x, z) - about > radiusMm) return;
    near = Math.min(near, y - about);
    far = Math.max(far, y + about);
  };
  for (const { mesh } of metal)
    for (let i = 0; i < mesh.positions.length; i += 3)
      see(mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!, 0);
  for (const { placement, widthMm } of stones) {
    const [x, y, z] = placement.origin;
    see(x, y, z, widthMm / 2);
  }
  return [near, far];
}
