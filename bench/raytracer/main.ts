// npm run bench:raytracer: ray rates against three-mesh-bvh, pictures of the test solitaire and of typical
// designs by quality, and, with REFERENCE_SCENE, error against a peer's converged picture. A table for people, one line of JSON last.

import { createRenderer, type Picture, type Renderer, type RenderQuality } from '@filigree/raytracer';
import sharp from 'sharp';
import { type HeroTime, measureHeroes } from './heroes.ts';
import { measureRayRates, type RayRate } from './ray-rates.ts';
import { loadReference, type Reference } from './reference.ts';
import { solitaireScene, solitaireView } from './solitaire.ts';

/** Cycles of Blender 3.4 on the reference scene, two threads: samples, CPU seconds, errors (scene's README). */
const CYCLES = [
  { samples: 16, cpuSeconds: 27, psnr: 25.8, stonePsnr: 22.1 },
  { samples: 32, cpuSeconds: 56, psnr: 30.2, stonePsnr: 25 },
  { samples: 64, cpuSeconds: 104, psnr: 33.8, stonePsnr: 27.9 },
  { samples: 256, cpuSeconds: 445, psnr: 40.5, stonePsnr: 33.3 },
] as const;

interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The stone in the reference picture, of the size that the peer's table names. */
const STONE_CROP: Crop = { left: 274, top: 80, width: 220, height: 172 };

/** Budgets of rising cost on the reference scene: most samples, noise target. */
const REFERENCE_BUDGETS = [
  [16, 0],
  [64, 0.008],
  [256, 0.006],
  [512, 0.004],
] as const;

interface PictureTime {
  readonly quality: string;
  readonly prepareCpuSeconds: number;
  readonly cpuSeconds: number;
  readonly firstPreviewMs: number;
  readonly samplesPerPixel: number;
  readonly raysPerCpuSecond: number;
}

interface ErrorPoint {
  readonly maxSamples: number;
  readonly noiseTarget: number;
  readonly samplesPerPixel: number;
  readonly cpuSeconds: number;
  readonly psnr: number;
  readonly stonePsnr: number;
}

const renderer = await createRenderer({ threads: 2 });
const folder = process.env.REFERENCE_SCENE;
const reference = folder ? await loadReference(folder) : undefined;
if (!reference) console.log('REFERENCE_SCENE is not set: no comparison with the peer renderer\n');

const rates = reference
  ? measureRayRates(reference.scene, reference.view)
  : measureRayRates(solitaireScene(), solitaireView(512));
console.log(`Mrays per CPU-second on one thread (${reference ? 'reference scene' : 'solitaire'})`);
console.table(rates.map((r) => ({ ...r, ratio: r.ours / r.threeMeshBvh })));

const times: PictureTime[] = [];
for (const quality of ['draft', 'fast', 'full'] as const) times.push(await timePicture(renderer, quality));
console.log('Solitaire at 768 x 768');
console.table(times);

const heroes = await measureHeroes(renderer, savePicture);
console.log('Designs at 1024 x 1024, previews included');
console.table(heroes);

const errors: ErrorPoint[] = reference ? await measureErrors(renderer, reference) : [];
if (errors.length > 0) {
  console.log('Reference scene: sRGB error against the converged picture, whose own noise is taken off');
  console.table(errors);
  console.table(CYCLES);
}
await renderer.close();
console.log(JSON.stringify(summary(rates, times, heroes, errors)));

function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const used = process.cpuUsage(since);
  return (used.user + used.system) / 1e6;
}

async function timePicture(r: Renderer, quality: RenderQuality & string): Promise<PictureTime> {
  const before = process.cpuUsage();
  const scene = await r.prepare(solitaireScene());
  const prepareCpuSeconds = cpuSeconds(before);
  const start = performance.now();
  const during = process.cpuUsage();
  let firstPreviewMs = 0;
  const picture = await scene.render(solitaireView(768), {
    seed: 1,
    quality,
    onPreview: () => {
      firstPreviewMs ||= performance.now() - start;
    },
  });
  const used = cpuSeconds(during);
  scene.dispose();
  return {
    quality,
    prepareCpuSeconds,
    cpuSeconds: used,
    firstPreviewMs,
    samplesPerPixel: picture.statistics.samplesPerPixel,
    raysPerCpuSecond: picture.statistics.rays / used,
  };
}

async function measureErrors(r: Renderer, { scene, view, picture, noise }: Reference): Promise<ErrorPoint[]> {
  const prepared = await r.prepare(scene);
  const points: ErrorPoint[] = [];
  for (const [maxSamples, noiseTarget] of REFERENCE_BUDGETS) {
    const before = process.cpuUsage();
    const ours = await prepared.render(view, {
      seed: 1,
      quality: { maxSamples, noiseTarget, denoise: true },
    });
    const used = cpuSeconds(before);
    const { width, height } = view;
    points.push({
      maxSamples,
      noiseTarget,
      samplesPerPixel: ours.statistics.samplesPerPixel,
      cpuSeconds: used,
      psnr: psnr(ours, picture, noise, { left: 0, top: 0, width, height }),
      stonePsnr: psnr(ours, picture, noise, STONE_CROP),
    });
    await savePicture(ours, `reference-${maxSamples}`);
  }
  prepared.dispose();
  return points;
}

/** Over a rectangle, after the picture's own noise is taken off. */
function psnr(ours: Picture, theirs: Float64Array, noise: number, crop: Crop): number {
  let sum = 0;
  for (let y = crop.top; y < crop.top + crop.height; y++) {
    for (let x = crop.left; x < crop.left + crop.width; x++) {
      const pixel = y * ours.width + x;
      for (let k = 0; k < 3; k++) sum += (ours.data[pixel * 4 + k]! / 255 - theirs[pixel * 3 + k]!) ** 2;
    }
  }
  const squared = sum / (crop.width * crop.height * 3) - noise ** 2;
  return -10 * Math.log10(Math.max(squared, 1e-9));
}

/** Into the folder SAVE_PICTURES, if one is given. */
async function savePicture({ width, height, data }: Picture, name: string): Promise<void> {
  const into = process.env.SAVE_PICTURES;
  if (!into) return;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(`${into}/${name}.png`);
}

/** CPU time that Cycles needs for an error: its recorded points, straight lines of decibels over log time between. */
function cyclesSecondsFor(decibels: number, of: 'psnr' | 'stonePsnr'): number {
  let seconds = Number.NaN;
  for (let i = 1; i < CYCLES.length; i++) {
    const [a, b] = [CYCLES[i - 1]!, CYCLES[i]!];
    if (i > 1 && decibels < a[of]) break;
    seconds = a.cpuSeconds * (b.cpuSeconds / a.cpuSeconds) ** ((decibels - a[of]) / (b[of] - a[of]));
  }
  return seconds;
}

function summary(
  r: readonly RayRate[],
  t: readonly PictureTime[],
  h: readonly HeroTime[],
  e: readonly ErrorPoint[],
): object {
  return {
    benchmark: 'raytracer',
    mraysPerCpuSecond: Object.fromEntries(r.map((x) => [x.rays, x.ours])),
    ratioToThreeMeshBvh: Object.fromEntries(r.map((x) => [x.rays, x.ours / x.threeMeshBvh])),
    pictureCpuSeconds: Object.fromEntries(t.map((x) => [x.quality, x.cpuSeconds])),
    heroes: h,
    reference: e.map((x) => ({
      ...x,
      timesLessThanCycles: cyclesSecondsFor(x.psnr, 'psnr') / x.cpuSeconds,
      timesLessThanCyclesForStone: cyclesSecondsFor(x.stonePsnr, 'stonePsnr') / x.cpuSeconds,
    })),
  };
}
