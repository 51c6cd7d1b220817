import type { Vec2 } from '../../vec.ts';
import { leaf } from '../relief/figures.ts';
import type { Pad } from './pad.ts';

/** Shorter feathers have no shaft: it would not be seen. */
const LEAST_SHAFT_MM = 3;

/** A feather from its foot along an angle, in units: rounded, narrow at the foot, a raised shaft on a long one. */
export function plume(
  pad: Pad,
  foot: Vec2,
  angle: number,
  length: number,
  width: number,
  level: number,
): void {
  pad.fill(leaf(foot, angle, length, width, 0.68, 0.75), level);
  const at = (share: number): Vec2 => [
    foot[0] + Math.cos(angle) * length * share,
    foot[1] + Math.sin(angle) * length * share,
  ];
  if (pad.mm(length) >= LEAST_SHAFT_MM) pad.line([at(0.1), at(0.8)], 0.035, level + 0.35, false, 0.02);
}
