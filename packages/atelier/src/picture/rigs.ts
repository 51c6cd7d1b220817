/**
 * Light as data. Positions are in mm about a ring of about 13 mm radius whose camera stands at azimuth 23
 * degrees; composition turns and scales them. Radiance is linear; lights are seen only in metal and stones.
 */
import type { Backdrop, DiscLight, LightRig, RectLight, Rgb, Vec3 } from '@filigree/raytracer';
import { add, scale, turnAboutZ } from './vec.ts';

export interface RigTemplate {
  readonly rects: readonly RectTemplate[];
  readonly sparkles: readonly SparkleTemplate[];
  readonly ambient: LightRig['ambient'];
  readonly gemContrast: number;
}
interface RectTemplate {
  readonly from: Vec3;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radiance: Rgb;
  readonly feather: number;
  readonly falloff?: number;
  readonly up?: Vec3;
}
/** A small bright disc seen only by light that went through a stone: it makes the fire. */
interface SparkleTemplate {
  readonly from: Vec3;
  readonly radius: number;
  readonly radiance: number;
}

const grey = (value: number): Rgb => [value, value, value];

const SPARKLES: readonly SparkleTemplate[] = [
  { from: [-22, -40, 46], radius: 4, radiance: 30 },
  { from: [26, -34, 52], radius: 3.4, radiance: 36 },
  { from: [-12, 24, 60], radius: 3, radiance: 40 },
  { from: [42, 26, 40], radius: 3, radiance: 36 },
  { from: [-44, 28, 36], radius: 3, radiance: 36 },
];

/**
 * The house light for daylight pictures: one soft overhead to the left, so that the ground, which polished
 * flanks mirror, runs from bright to dark; a broad and three narrow strips that draw lines along round metal; a
 * rim; and black cards about the camera for contrast.
 */
export const STUDIO_RIG: RigTemplate = {
  rects: [
    {
      from: [-16, 2, 46],
      up: [0, 1, 0],
      halfWidth: 17,
      halfHeight: 13,
      radiance: grey(7.2),
      feather: 0.08,
      falloff: 0.3,
    },
    {
      from: [-50, -24, 20],
      halfWidth: 8,
      halfHeight: 30,
      radiance: grey(5.3),
      feather: 0.06,
      falloff: 0.25,
    },
    { from: [-40, -34, 30], halfWidth: 1.8, halfHeight: 26, radiance: grey(8.5), feather: 0.1 },
    { from: [50, -4, 18], halfWidth: 2, halfHeight: 28, radiance: grey(9), feather: 0.08 },
    { from: [44, -22, 24], halfWidth: 1.6, halfHeight: 28, radiance: grey(9), feather: 0.1 },
    { from: [14, 52, 26], halfWidth: 20, halfHeight: 9, radiance: grey(3), feather: 0.1 },
    { from: [18, -60, 38], halfWidth: 22, halfHeight: 22, radiance: grey(0.015), feather: 0.2 },
    { from: [-26, -60, 0], halfWidth: 20, halfHeight: 12, radiance: grey(0.02), feather: 0.3 },
  ],
  sparkles: SPARKLES,
  ambient: { nadir: grey(0.08), horizon: [0.06, 0.06, 0.063], zenith: [0.3, 0.3, 0.31] },
  gemContrast: 1.2,
};

/** Before black: the same lines with less of everything between them, so that edges draw the piece. */
export const NIGHT_RIG: RigTemplate = {
  rects: [
    {
      from: [-12, 6, 50],
      up: [0, 1, 0],
      halfWidth: 17,
      halfHeight: 13,
      radiance: grey(5),
      feather: 0.12,
      falloff: 0.3,
    },
    { from: [-50, -24, 20], halfWidth: 7, halfHeight: 30, radiance: grey(4.6), feather: 0.1, falloff: 0.25 },
    { from: [-40, -34, 30], halfWidth: 1.8, halfHeight: 26, radiance: grey(7.5), feather: 0.1 },
    { from: [50, -4, 18], halfWidth: 2, halfHeight: 28, radiance: grey(9), feather: 0.08 },
    { from: [44, -22, 24], halfWidth: 1.6, halfHeight: 28, radiance: grey(8), feather: 0.1 },
    { from: [14, 52, 24], halfWidth: 22, halfHeight: 9, radiance: grey(3.2), feather: 0.15 },
    { from: [18, -60, 38], halfWidth: 22, halfHeight: 22, radiance: grey(0.01), feather: 0.2 },
  ],
  sparkles: SPARKLES,
  ambient: { nadir: grey(0.05), horizon: [0.045, 0.045, 0.047], zenith: [0.24, 0.24, 0.25] },
  gemContrast: 1.2,
};

/** Warm grey to ivory, brightest behind the piece. */
export const IVORY_BACKDROP: Backdrop = {
  center: [0.83, 0.81, 0.78],
  edge: [0.47, 0.45, 0.425],
  centerX: 0.5,
  centerY: 0.42,
  radius: 0.85,
};

/** Near-black with a breath of warmth, for close views and the dark theme. */
export const NIGHT_BACKDROP: Backdrop = {
  center: [0.045, 0.043, 0.041],
  edge: [0.0085, 0.008, 0.0078],
  centerX: 0.5,
  centerY: 0.45,
  radius: 0.85,
};

/**
 * Sets a template up about a piece.
 * @param target what the lights look at
 * @param turnDegrees turn of the whole rig about the vertical
 * @param size 1 for a ring of 13 mm radius
 */
export function placeRig(template: RigTemplate, target: Vec3, turnDegrees: number, size: number): LightRig {
  const place = (from: Vec3): Vec3 => add(target, scale(turnAboutZ(from, turnDegrees), size));
  const rects = template.rects.map(
    ({ from, halfWidth, halfHeight, up, ...light }): RectLight => ({
      kind: 'rect',
      ...light,
      ...(up === undefined ? {} : { up: turnAboutZ(up, turnDegrees) }),
      center: place(from),
      target,
      halfWidthMm: halfWidth * size,
      halfHeightMm: halfHeight * size,
    }),
  );
  const sparkles = template.sparkles.map(
    ({ from, radius, radiance }): DiscLight => ({
      kind: 'disc',
      center: place(from),
      target,
      radiusMm: radius * size,
      radiance: grey(radiance),
      feather: 0.3,
      gemsOnly: true,
    }),
  );
  return {
    lights: [...rects, ...sparkles],
    ambient: template.ambient,
    gemContrast: template.gemContrast,
  };
}
