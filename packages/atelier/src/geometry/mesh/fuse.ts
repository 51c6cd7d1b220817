import type { Box, Manifold, ManifoldToplevel } from 'manifold-3d';

interface Part {
  readonly solid: Manifold;
  readonly box: Box;
  readonly triangles: number;
}

const overlap = (a: Box, b: Box): boolean =>
  [0, 1, 2].every((k) => a.min[k] <= b.max[k] && b.min[k] <= a.max[k]);

/** Whether a solid's box meets another's: if not, neither takes anything from the other. Faulty ones do, to be told. */
export const reaches = (solid: Manifold, other: Manifold): boolean =>
  overlap(solid.boundingBox(), other.boundingBox()) || solid.status() !== 'NoError';

/**
 * The union of at least two solids, the smallest fused first. A boolean costs by the size of all it is given, and the
 * kernel's own batches fuse their largest first, so that a large body goes through every one of them. What lies apart
 * from each other is put together without a boolean.
 */
export function fuse(kernel: ManifoldToplevel, solids: readonly Manifold[]): Manifold {
  const made: Manifold[] = [];
  const joined = (parts: readonly Manifold[]): Manifold => {
    if (parts.length === 1) return parts[0];
    const whole = kernel.Manifold.union(parts);
    made.push(whole);
    return whole;
  };
  let queue = apart(solids).map((group) => sized(joined(group.map(({ solid }) => solid))));
  while (queue.length > 1) {
    const [one, other, ...rest] = queue.sort((a, b) => a.triangles - b.triangles);
    queue = [sized(joined([one.solid, other.solid])), ...rest];
  }
  const whole = queue[0].solid;
  for (const solid of made) if (solid !== whole) solid.delete();
  return whole;
}

/** Groups of solids whose boxes do not touch; the large ones come together, so that they are fused to others once. */
function apart(solids: readonly Manifold[]): Part[][] {
  const groups: Part[][] = [];
  const parts = solids.map(sized).sort((a, b) => b.triangles - a.triangles);
  for (const part of parts) {
    const free = groups.find((group) => !group.some(({ box }) => overlap(box, part.box)));
    if (free === undefined) groups.push([part]);
    else free.push(part);
  }
  return groups;
}

const sized = (solid: Manifold): Part => ({
  solid,
  box: solid.boundingBox(),
  triangles: solid.numTri(),
});
