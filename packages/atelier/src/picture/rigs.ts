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
  gemContrast: 0.6,
};

/**
 * For what hangs before a wall and looks at the camera: a broad window to the upper left front that fills the tables
 * of stones, strips at both sides for the edges of metal, a bounce from below, and a black card about the lens.
 */
export const FRONT_RIG: RigTemplate = {
  rects: [
    {
      from: [-24, -40, 34],
      halfWidth: 17,
      halfHeight: 15,
      radiance: grey(7),
      feather: 0.1,
      falloff: 0.3,
    },
    { from: [34, -40, 22], halfWidth: 6, halfHeight: 20, radiance: grey(5.5), feather: 0.12, falloff: 0.25 },
    { from: [-52, -8, 8], halfWidth: 5, halfHeight: 30, radiance: grey(6.5), feather: 0.08 },
    { from: [52, -4, 8], halfWidth: 2.4, halfHeight: 30, radiance: grey(9), feather: 0.08 },
    { from: [0, -14, 56], halfWidth: 20, halfHeight: 8, radiance: grey(5), feather: 0.12 },
    { from: [6, -44, -34], halfWidth: 18, halfHeight: 6, radiance: grey(2.6), feather: 0.2 },
    // What flat fronts mirror towards the lens: a sheet that fades, so that plates show their metal.
    { from: [-16, -60, -8], halfWidth: 24, halfHeight: 24, radiance: grey(1.9), feather: 0.7, falloff: 0.5 },
    { from: [30, -56, -6], halfWidth: 6, halfHeight: 16, radiance: grey(0.02), feather: 0.4 },
  ],
  sparkles: [
    { from: [-14, -56, 20], radius: 3, radiance: 34 },
    { from: [22, -52, 26], radius: 2.6, radiance: 38 },
    { from: [-30, -44, -6], radius: 2.6, radiance: 34 },
    { from: [30, -46, -12], radius: 2.4, radiance: 36 },
    { from: [4, -50, 40], radius: 2.6, radiance: 36 },
  ],
  ambient: { nadir: grey(0.16), horizon: [0.12, 0.12, 0.124], zenith: [0.3, 0.3, 0.31] },
  gemContrast: 0.6,
};

/**
 * For what lies on the ground and is looked at from above: the sheet that its flats mirror stands beyond it, the
 * window to the upper left; strips close to the ground draw the edges.
 */
export const LYING_RIG: RigTemplate = {
  rects: [
    { from: [-34, -18, 42], halfWidth: 16, halfHeight: 14, radiance: grey(7), feather: 0.1, falloff: 0.3 },
    { from: [10, 38, 50], halfWidth: 26, halfHeight: 20, radiance: grey(1.7), feather: 0.7, falloff: 0.5 },
    { from: [46, -8, 30], halfWidth: 5, halfHeight: 22, radiance: grey(5.5), feather: 0.12, falloff: 0.25 },
    { from: [-54, 14, 14], halfWidth: 4, halfHeight: 28, radiance: grey(6.5), feather: 0.08 },
    { from: [52, 22, 12], halfWidth: 2.2, halfHeight: 26, radiance: grey(8), feather: 0.08 },
    { from: [4, -54, 12], halfWidth: 18, halfHeight: 5, radiance: grey(2.6), feather: 0.2 },
    { from: [18, -36, 52], halfWidth: 9, halfHeight: 10, radiance: grey(0.02), feather: 0.3 },
  ],
  sparkles: [
    { from: [-12, -40, 48], radius: 3, radiance: 34 },
    { from: [24, -28, 54], radius: 2.6, radiance: 38 },
    { from: [-28, 4, 56], radius: 2.6, radiance: 34 },
    { from: [30, 16, 50], radius: 2.4, radiance: 36 },
    { from: [2, 30, 58], radius: 2.6, radiance: 36 },
  ],
  ambient: { nadir: grey(0.08), horizon: [0.1, 0.1, 0.104], zenith: [0.28, 0.28, 0.29] },
  gemContrast: 0.6,
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
  gemContrast: 0.6,
};

/** Before black, for what looks at the camera: stones lit from in front, flats that mirror little. */
export const NIGHT_FRONT_RIG: RigTemplate = {
  rects: [
    { from: [-24, -40, 34], halfWidth: 17, halfHeight: 15, radiance: grey(5.5), feather: 0.14, falloff: 0.3 },
    { from: [34, -40, 22], halfWidth: 6, halfHeight: 20, radiance: grey(4.6), feather: 0.14, falloff: 0.25 },
    { from: [-52, -8, 8], halfWidth: 4, halfHeight: 30, radiance: grey(6.5), feather: 0.1 },
    { from: [52, -4, 8], halfWidth: 2, halfHeight: 30, radiance: grey(9), feather: 0.08 },
    { from: [0, -14, 56], halfWidth: 20, halfHeight: 8, radiance: grey(4), feather: 0.14 },
    { from: [6, -44, -34], halfWidth: 20, halfHeight: 8, radiance: grey(1.6), feather: 0.8 },
    { from: [-16, -60, -8], halfWidth: 24, halfHeight: 24, radiance: grey(0.5), feather: 0.7, falloff: 0.5 },
  ],
  sparkles: FRONT_RIG.sparkles,
  ambient: NIGHT_RIG.ambient,
  gemContrast: 0.6,
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
