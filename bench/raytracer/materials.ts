// Every kind of material side by side on a floor: node --import tsx raytracer/materials.ts <out.png> [quality]

import {
  createRenderer,
  type Material,
  type RenderQuality,
  type SceneDescription,
  type SceneObject,
  type Vec3,
} from '@filigree/raytracer';
import sharp from 'sharp';
import { roundBrilliant } from './shapes.ts';
import { solitaireScene } from './solitaire.ts';

const GOLD = [1, 0.7, 0.32] as const;
const PLATINUM = [0.71, 0.69, 0.66] as const;
const CLEAR = [0, 0, 0] as const;

/** Rows from the front. A stone is cut as a brilliant, a cabochon a flat-based dome, anything else a ball. */
const SAMPLES: ReadonlyArray<readonly [shape: 'ball' | 'stone' | 'cabochon', material: Material]> = [
  ['ball', { kind: 'conductor', reflectance: GOLD, alpha: 0.016 }],
  [
    'ball',
    {
      kind: 'conductor',
      reflectance: GOLD,
      alpha: 0.02,
      microscratch: { slope: 0.06, lengthMm: 2, widthMm: 0.02 },
      waviness: { slope: 0.01, wavelengthMm: 1.5 },
    },
  ],
  ['ball', { kind: 'conductor', reflectance: GOLD, alpha: [0.04, 0.25], brushAxis: [0, 0, 1] }],
  ['ball', { kind: 'conductor', reflectance: PLATINUM, alpha: 0.2 }],
  ['ball', { kind: 'conductor', reflectance: [0.105, 0.105, 0.115], alpha: 0.06 }],
  ['ball', { kind: 'coated', albedo: [0.86, 0.82, 0.76], coatIndex: 1.6, coatAlpha: 0.12, orient: 0.6 }],
  ['ball', { kind: 'coated', albedo: [0.1, 0.45, 0.45], coatIndex: 1.55, coatAlpha: 0.08 }],
  ['ball', { kind: 'coated', albedo: [0.02, 0.02, 0.02], coatIndex: 1.54, coatAlpha: 0.02 }],
  ['ball', { kind: 'coated', albedo: [0.55, 0.02, 0.03], coatIndex: 1.5, coatAlpha: 0.02 }],
  [
    'cabochon',
    {
      kind: 'dielectric',
      indexD: 1.52,
      dispersion: 0.012,
      absorptionPerMm: [0.02, 0.01, 0],
      scatterPerMm: 0.25,
      scatterAlbedo: [0.95, 0.97, 1],
    },
  ],
  ['stone', { kind: 'dielectric', indexD: 2.417, dispersion: 0.044, absorptionPerMm: CLEAR }],
  ['stone', { kind: 'dielectric', indexD: 1.577, dispersion: 0.014, absorptionPerMm: [0.6, 0.095, 0.2] }],
  ['stone', { kind: 'dielectric', indexD: 1.768, dispersion: 0.018, absorptionPerMm: [0.03, 0.75, 0.46] }],
  ['stone', { kind: 'dielectric', indexD: 1.768, dispersion: 0.018, absorptionPerMm: [0.42, 0.24, 0.035] }],
  [
    'cabochon',
    { kind: 'dielectric', indexD: 1.768, dispersion: 0.018, absorptionPerMm: [0.42, 0.24, 0.035] },
  ],
];

const PITCH = 9;
const ACROSS = 5;

function samplesScene(): SceneDescription {
  const base = solitaireScene();
  const radius = 3.6;
  const objects = SAMPLES.map(([shape, _], i): SceneObject => {
    const x = ((i % ACROSS) - (ACROSS - 1) / 2) * PITCH;
    const y = (Math.floor(i / ACROSS) - 1) * PITCH * 1.1;
    const placed = (z: number, flat: number) => ({
      x: [radius, 0, 0] as Vec3,
      y: [0, radius, 0] as Vec3,
      z: [0, 0, radius * flat] as Vec3,
      origin: [x, y, z] as Vec3,
    });
    if (shape === 'ball') return { kind: 'ellipsoid', placement: placed(radius, 1), material: i };
    if (shape === 'cabochon') {
      return { kind: 'ellipsoid', placement: placed(0.05, 0.8), cutBelowLocalZ: 0, material: i };
    }
    // Lying on its pavilion, table towards the camera.
    const tilt = (35 * Math.PI) / 180;
    return {
      kind: 'gem',
      planeSet: 0,
      placement: {
        x: [radius, 0, 0],
        y: [0, radius * Math.cos(tilt), radius * Math.sin(tilt)],
        z: [0, -radius * Math.sin(tilt), radius * Math.cos(tilt)],
        origin: [x, y, radius],
      },
      material: i,
    };
  });
  return {
    ...base,
    objects,
    planeSets: [roundBrilliant()],
    materials: SAMPLES.map(([_, material]) => material),
    ground: { ...base.ground!, plane: { kind: 'floor', z: 0 } },
  };
}

const [file = 'materials.png', quality = 'fast'] = process.argv.slice(2);
const renderer = await createRenderer({ threads: 2 });
const before = process.cpuUsage();
const scene = await renderer.prepare(samplesScene());
const { width, height, data, statistics } = await scene.render(
  {
    camera: { position: [4, -80, 58], target: [0, -1, 2], fieldOfViewDegrees: 20 },
    width: 1000,
    height: 720,
  },
  { seed: 1, quality: quality as RenderQuality },
);
const used = process.cpuUsage(before);
console.log(`${((used.user + used.system) / 1e6).toFixed(1)} CPU-s`, statistics);
await sharp(data, { raw: { width, height, channels: 4 } })
  .png()
  .toFile(file);
await renderer.close();
