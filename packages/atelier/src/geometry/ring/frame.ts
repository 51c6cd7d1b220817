import type { Vec3 } from '@filigree/raytracer';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Frame } from '../frame.ts';
import type { BezelBase } from '../settings/bezel.ts';
import { dot, scale } from '../vec.ts';

/**
 * The ring's frame: origin in the middle of the finger hole, finger along Y, head at +Z. Places on the band are
 * given by an angle from the top (radians, towards +X), a radius and a Y.
 */
export interface RingFrame {
  readonly innerRadiusMm: number;
  readonly outerRadiusMm: number;
  readonly widthMm: number;
  readonly thicknessMm: number;
}

export function ringFrame({ size, band }: RingDesign): RingFrame {
  const innerRadiusMm = size.innerDiameterMm / 2;
  return {
    innerRadiusMm,
    outerRadiusMm: innerRadiusMm + band.thicknessMm,
    widthMm: band.widthMm,
    thicknessMm: band.thicknessMm,
  };
}

export const onRing = (angle: number, radiusMm: number, y: number): Vec3 => [
  radiusMm * Math.sin(angle),
  y,
  radiusMm * Math.cos(angle),
];

export const outwardAt = (angle: number): Vec3 => [Math.sin(angle), 0, Math.cos(angle)];
/** Towards growing angles. */
export const tangentAt = (angle: number): Vec3 => [Math.cos(angle), 0, -Math.sin(angle)];

/** A frame on the band: `angle` is the place on the ring under the origin. */
export interface RingSeat extends Frame {
  readonly angle: number;
}

/** A frame on the ring facing outwards; its x lies along the finger, or along the band. */
export function frameOnRing(angle: number, radiusMm: number, y: number, xAlong: 'finger' | 'band'): RingSeat {
  const out = outwardAt(angle);
  const tangent = tangentAt(angle);
  const origin = onRing(angle, radiusMm, y);
  // finger x tangent: Y x T = -out at angle 0 (Y x X = -Z), so the second axis is the negative tangent.
  return xAlong === 'finger'
    ? { x: [0, 1, 0], y: scale(tangent, -1), z: out, origin, angle }
    : { x: tangent, y: [0, 1, 0], z: out, origin, angle };
}

/** How deep in the band's thickness a cup stands. */
const FLOOR_SHARE = 0.35;

/** What the band offers a bezel whose stone sits at `seat`. */
export function bezelBaseOn(ring: RingFrame, seat: RingSeat): BezelBase {
  const floorMm = ring.outerRadiusMm - ring.thicknessMm * FLOOR_SHARE;
  return {
    floorZ: floorMm - dot(seat.origin, outwardAt(seat.angle)),
    throughMm: ring.widthMm * 0.3,
    // Where the round of the band falls below the floor.
    landMm: Math.sqrt(ring.outerRadiusMm ** 2 - floorMm ** 2),
    drillMm: ring.thicknessMm + 1,
  };
}
