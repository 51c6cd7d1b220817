// How far a path may go: every scattering is counted by kind, and a path that has reached a bound may still see
// light but scatters no more.

import {
  HEADER_ADDRESS,
  HEADER_BRIGHTEST_INDIRECT,
  HEADER_MOST_BOUNCES,
  HEADER_MOST_DIFFUSE,
  HEADER_MOST_REFLECTIONS,
  HEADER_MOST_TRANSMISSIONS,
} from '../src/memory-layout';
import { scale, x, y, z } from './vector';

let mostBounces: i32 = 0;
let mostDiffuse: i32 = 0;
let mostReflections: i32 = 0;
let mostTransmissions: i32 = 0;
let brightestIndirect: f32 = 0;

let diffuse: i32 = 0;
let reflections: i32 = 0;
let transmissions: i32 = 0;

export function bindBounces(): void {
  mostBounces = load<i32>(HEADER_ADDRESS, HEADER_MOST_BOUNCES);
  mostDiffuse = load<i32>(HEADER_ADDRESS, HEADER_MOST_DIFFUSE);
  mostReflections = load<i32>(HEADER_ADDRESS, HEADER_MOST_REFLECTIONS);
  mostTransmissions = load<i32>(HEADER_ADDRESS, HEADER_MOST_TRANSMISSIONS);
  brightestIndirect = load<f32>(HEADER_ADDRESS, HEADER_BRIGHTEST_INDIRECT);
}

/** A new path has not scattered yet. */
@inline
export function beginBounces(): void {
  diffuse = 0;
  reflections = 0;
  transmissions = 0;
}

@inline
export function countDiffuse(): void {
  diffuse++;
}

@inline
export function countReflection(): void {
  reflections++;
}

@inline
export function countTransmission(): void {
  transmissions++;
}

@inline
function bounces(): i32 {
  return diffuse + reflections + transmissions;
}

/** Whether the path may not scatter at another surface. */
@inline
export function bouncesUsed(): bool {
  return (
    reflections >= mostReflections ||
    transmissions >= mostTransmissions ||
    diffuse >= mostDiffuse ||
    bounces() >= mostBounces
  );
}

/** Light that a path brings home, dimmed to the bound of indirect light when it scattered more than once. */
@inline
export function limitIndirect(light: v128): v128 {
  if (bounces() < 2) return light;
  const mean: f32 = (x(light) + y(light) + z(light)) * <f32>(1.0 / 3.0);
  return mean > brightestIndirect ? scale(light, brightestIndirect / mean) : light;
}
