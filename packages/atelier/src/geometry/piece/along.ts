import { type ChainPath, walk } from '../chain/paths.ts';
import type { Frame } from '../frame.ts';
import { cross, normalize, sub } from '../vec.ts';

/** Frames along a path by distance (mm): x along it as far as the flat of the chain allows, z what that faces. */
export function frameAlong(path: ChainPath): (distance: number) => Frame {
  const way = walk(path);
  return (distance) => {
    const tangent = normalize(sub(way.at(distance + 0.5), way.at(distance - 0.5)));
    const z = path.normal;
    const x = normalize(cross(cross(z, tangent), z));
    return { x, y: cross(z, x), z, origin: way.at(distance) };
  };
}
