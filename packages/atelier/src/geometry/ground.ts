import type { MetalFinish } from '@filigree/contracts';
import type { MetalPart } from './solids.ts';

/** Triangles of a part that have one look. */
export interface LookOfPart {
  /** Ground is sunk, and not worked over with the rest. */
  readonly finish: MetalFinish | 'ground';
  readonly indices: Uint32Array;
}

/** A part's triangles by their look, those of its own finish first: its sunk ground and zones of other finishes apart. */
export function looksOf({ mesh: { indices }, finish, ground, zones = [] }: MetalPart): readonly LookOfPart[] {
  if (ground === undefined && zones.length === 0) return [{ finish, indices }];
  const lookAt = new Map<number, number>();
  zones.forEach(({ triangles }, i) => {
    for (const triangle of triangles) lookAt.set(triangle, i + 1);
  });
  for (const triangle of ground ?? []) lookAt.set(triangle, zones.length + 1);
  const apart: number[][] = Array.from({ length: zones.length + 2 }, () => []);
  for (let i = 0; i < indices.length; i += 3)
    apart[lookAt.get(i / 3) ?? 0]!.push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  const finishes = [finish, ...zones.map((zone) => zone.finish), 'ground' as const];
  return apart.flatMap((own, i) =>
    own.length === 0 ? [] : [{ finish: finishes[i]!, indices: Uint32Array.from(own) }],
  );
}
