import type { MetalPart } from './solids.ts';

/** A part's triangles apart: its sunk ground, and all else. */
export function splitAtGround({ mesh: { indices }, ground }: MetalPart): {
  polished: Uint32Array;
  sunk: Uint32Array;
} {
  if (ground === undefined) return { polished: indices, sunk: new Uint32Array() };
  const isSunk = new Set(ground);
  const polished: number[] = [];
  const sunk: number[] = [];
  for (let i = 0; i < indices.length; i += 3)
    (isSunk.has(i / 3) ? sunk : polished).push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
  return { polished: Uint32Array.from(polished), sunk: Uint32Array.from(sunk) };
}
