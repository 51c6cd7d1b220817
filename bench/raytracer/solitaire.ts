// A six-prong solitaire without any jewelry code, for pictures and measurements of the renderer alone.

import type { MeshObject, SceneDescription, Vec3, View } from '@filigree/raytracer';
import { roundBrilliant, torus, tube } from './shapes.ts';

const GOLD = 0;
const DIAMOND = 1;
const STONE_RADIUS = 3.4;
const GIRDLE_Z = 13.2;

/** The scene; `detail` multiplies the number of triangles by about its square. */
export function solitaireScene(detail = 1): SceneDescription {
  const target: Vec3 = [0, 0, 3];
  const sparkle = (center: Vec3, radiusMm: number, radiance: number) =>
    ({
      kind: 'disc',
      center,
      target,
      radiusMm,
      radiance: [radiance, radiance, radiance],
      feather: 0.3,
      gemsOnly: true,
    }) as const;
  const softbox = (
    center: Vec3,
    halfWidthMm: number,
    halfHeightMm: number,
    radiance: number,
    feather: number,
    more: { falloff?: number; up?: Vec3 } = {},
  ) =>
    ({
      kind: 'rect',
      center,
      target,
      halfWidthMm,
      halfHeightMm,
      radiance: [radiance, radiance, radiance],
      feather,
      ...more,
    }) as const;
  return {
    objects: [
      torus(9.3, 1.05, 0.85, 'y', 0, { around: 220 * detail, across: 48 * detail }, GOLD),
      torus(1.75, 0.3, 0.3, 'z', 11.25, { around: 96 * detail, across: 20 * detail }, GOLD),
      ...prongs(),
      {
        kind: 'gem',
        planeSet: 0,
        placement: {
          x: [STONE_RADIUS, 0, 0],
          y: [0, STONE_RADIUS, 0],
          z: [0, 0, STONE_RADIUS],
          origin: [0, 0, GIRDLE_Z],
        },
        material: DIAMOND,
      },
    ],
    planeSets: [roundBrilliant()],
    materials: [
      { kind: 'conductor', reflectance: [1.0, 0.7, 0.32], alpha: 0.016 },
      { kind: 'dielectric', indexD: 2.417, dispersion: 0.044, absorptionPerMm: [0, 0, 0] },
    ],
    rig: {
      lights: [
        softbox([0, 12, 62], 25, 18, 5.2, 0.18, { falloff: 0.3, up: [0, 1, 0] }),
        softbox([-50, -24, 20], 8, 30, 5.5, 0.15, { falloff: 0.25 }),
        softbox([50, -4, 18], 4.5, 28, 5.5, 0.15),
        softbox([14, 52, 26], 20, 9, 3, 0.3),
        softbox([18, -60, 38], 22, 22, 0.015, 0.2),
        softbox([-26, -60, 0], 20, 12, 0.02, 0.3),
        sparkle([-22, -40, 46], 4, 30),
        sparkle([26, -34, 52], 3.4, 36),
        sparkle([-12, 24, 60], 3, 40),
        sparkle([42, 26, 40], 3, 36),
        sparkle([-44, 28, 36], 3, 36),
      ],
      ambient: { nadir: [0.08, 0.08, 0.08], horizon: [0.06, 0.06, 0.063], zenith: [0.3, 0.3, 0.31] },
      gemContrast: 1,
    },
    backdrop: {
      center: [0.8, 0.79, 0.775],
      edge: [0.4, 0.395, 0.39],
      centerX: 0.5,
      centerY: 0.42,
      radius: 0.85,
    },
    ground: {
      plane: { kind: 'floor', z: -10.15 },
      albedo: 0.75,
      gloss: 0.06,
      glossAlpha: 0.035,
      center: [0, 0],
      halfSizeMm: 45,
    },
  };
}

function prongs(): MeshObject[] {
  return Array.from({ length: 6 }, (_, k) => {
    const azimuth = (Math.PI / 3) * (k + 0.5);
    const at = (radius: number, z: number): Vec3 => [
      radius * Math.cos(azimuth),
      radius * Math.sin(azimuth),
      z,
    ];
    const r = STONE_RADIUS;
    return tube(
      [
        at(0.7, 9.3),
        at(1.7, 11.2),
        at(r + 0.12, GIRDLE_Z - 0.35),
        at(r + 0.2, GIRDLE_Z + 0.2),
        at(r - 0.05, GIRDLE_Z + 0.62),
        at(r - 0.45, GIRDLE_Z + 0.8),
      ],
      [0.5, 0.5, 0.46, 0.45, 0.43, 0.4],
      GOLD,
    );
  });
}

/** The view of a product page. */
export function solitaireView(size: number): View {
  return {
    camera: {
      position: [30, -70, 47],
      target: [0.2, 0, 2.3],
      fieldOfViewDegrees: 18.4,
      lensRadiusMm: 0.3,
      focusDistanceMm: 80,
    },
    width: size,
    height: size,
  };
}
