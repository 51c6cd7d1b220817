import type { PlateOrnament } from '../../../design/ornament/plate.ts';

/** Plates that swell less are flat, mm. */
export const LEAST_DOME_MM = 0.05;

/** How far a plate swells towards the viewer at a place, front and back alike, mm. */
export function domeOver(
  { widthMm, heightMm, domeMm }: Pick<PlateOrnament, 'widthMm' | 'heightMm' | 'domeMm'>,
  x: number,
  y: number,
): number {
  const [a, b] = [widthMm / 2, heightMm / 2];
  return domeMm * Math.max(0, 1 - (x * x) / (a * a) - (y * y) / (b * b));
}
