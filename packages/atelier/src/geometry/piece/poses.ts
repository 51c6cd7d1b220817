import type { Frame } from '../frame.ts';
import type { Vec3 } from '../solids.ts';

/** An ornament's frame for what hangs or stands facing the viewer: up is up, the front looks to -Y. */
export const facingViewer = (origin: Vec3): Frame => ({
  x: [1, 0, 0],
  y: [0, 0, 1],
  z: [0, -1, 0],
  origin,
});

/** An ornament's frame for what lies on the ground: its front looks up, its top away from the viewer. */
export const facingUp = (origin: Vec3): Frame => ({ x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin });

/** Half-way between the two: on the ground, leaning back, its front up and to the viewer. */
export function leaningBack(origin: Vec3): Frame {
  const [c, s] = [Math.cos(LEAN), Math.sin(LEAN)];
  return { x: [1, 0, 0], y: [0, s, c], z: [0, -c, s], origin };
}

/** How far a front leans back, radians. */
const LEAN = (38 * Math.PI) / 180;
