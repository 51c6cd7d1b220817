// npm run bench:raytracer: ray rates against three-mesh-bvh, pictures of the test solitaire by quality, and,
// with REFERENCE_SCENE, error against a peer's converged picture. A table for people, one line of JSON last.

import { writeFileSync } from 'node:fs';
import { createRenderer, type Picture, type Renderer, type RenderQuality } from '@filigree/raytracer';
import sharp from 'sharp';
import { measureRayRates, type RayRate } from './ray-rates.ts';
import { loadReference, type Reference } from './reference.ts';
import { solitaireScene, solitaireView } from './solitaire.ts';

/** Cycles of Blender 3.4 on the reference scene, two threads: samples, CPU seconds, error (scene's README). */
const CYCLES = [
  { samples: 16, cpuSeconds: 27, rmse: 0.051 },
  { samples: 32, cpuSeconds: 56, rmse: 0.031 },
  { samples: 64, cpuSeconds: 104, rmse: 0.02 },
  { samples: 256, cpuSeconds: 445, rmse: 0.0085 },
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
  readonly samples: number;
  readonly denoise: boolean;
  readonly cpuSeconds: number;
  readonly rmse: number;
  readonly psnr: number;
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

const errors: ErrorPoint[] = reference ? await measureErrors(renderer, reference) : [];
if (errors.length > 0) {
  console.log('Reference scene: sRGB error against the converged picture, whose own noise is taken off');
  console.table(errors);
  console.table(CYCLES);
}
await renderer.close();
console.log(JSON.stringify(summary(rates, times, errors)));

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
  const denoise = true;
  for (const samples of [16, 32, 64]) {
    const before = process.cpuUsage();
    const ours = await prepared.render(view, {
      seed: 1,
      quality: { maxSamples: samples, noiseTarget: 0, denoise },
    });
    const used = cpuSeconds(before);
    const rmse = Math.sqrt(Math.max(meanSquaredError(ours, picture) - noise ** 2, 1e-9));
    points.push({ samples, denoise, cpuSeconds: used, rmse, psnr: -20 * Math.log10(rmse) });
    if (process.env.SAVE_PICTURES)
      await save(ours, `${process.env.SAVE_PICTURES}/reference-${samples}-${denoise}.png`);
  }
  prepared.dispose();
  return points;
}

function meanSquaredError(ours: Picture, theirs: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < theirs.length; i++) {
    const p = ours.data[Math.floor(i / 3) * 4 + (i % 3)]! / 255;
    sum += (p - theirs[i]!) ** 2;
  }
  return sum / theirs.length;
}

async function save({ width, height, data }: Picture, path: string): Promise<void> {
  writeFileSync(
    path,
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

/** CPU time that Cycles needs for an error, interpolated between its recorded points in log-log. */
function cyclesSecondsFor(rmse: number): number {
  for (let i = 1; i < CYCLES.length; i++) {
    const [a, b] = [CYCLES[i - 1]!, CYCLES[i]!];
    if (rmse < b.rmse && i < CYCLES.length - 1) continue;
    const t = Math.log(rmse / a.rmse) / Math.log(b.rmse / a.rmse);
    return a.cpuSeconds * (b.cpuSeconds / a.cpuSeconds) ** t;
  }
  return Number.NaN;
}

function summary(r: readonly RayRate[], t: readonly PictureTime[], e: readonly ErrorPoint[]): object {
  return {
    benchmark: 'raytracer',
    mraysPerCpuSecond: Object.fromEntries(r.map((x) => [x.rays, x.ours])),
    ratioToThreeMeshBvh: Object.fromEntries(r.map((x) => [x.rays, x.ours / x.threeMeshBvh])),
    pictureCpuSeconds: Object.fromEntries(t.map((x) => [x.quality, x.cpuSeconds])),
    reference: e.map((x) => ({ ...x, ratioToCycles: cyclesSecondsFor(x.rmse) / x.cpuSeconds })),
  };
}
