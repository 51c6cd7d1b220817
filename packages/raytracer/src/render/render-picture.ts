import type { Picture, RenderBudget, RenderOptions } from '../api.ts';
import type { View } from '../scene.ts';
import type { BatchShare, Job } from '../worker/messages.ts';
import type { PictureMemory } from './picture-memory.ts';
import { nextPassSamples } from './quality.ts';

/** Pixels a side of what a thread takes at a time; small enough that cancelling is felt at once. */
const TILE = 16;
/** Samples (times pixels) of one batch, so that other pictures get their turn within a second. */
const BATCH_SAMPLES = 400_000;
/** Passes end when fewer pixels than this share are above the noise target. */
const OPEN_SHARE = 0.002;

/** Runs a job's units on the threads, rejecting once the picture is cancelled. */
export type RunJob = (job: Job, first: number, end: number) => Promise<BatchShare>;

interface Totals {
  samples: number;
  rays: number;
  busyMs: number;
}

/** The passes of one picture in its own memory. */
export class PictureRender {
  readonly #view: View;
  readonly #at: PictureMemory;
  readonly #run: RunJob;
  readonly #readPixels: () => Uint8ClampedArray;
  readonly #totals: Totals = { samples: 0, rays: 0, busyMs: 0 };
  readonly #start = performance.now();

  constructor(view: View, at: PictureMemory, run: RunJob, readPixels: () => Uint8ClampedArray) {
    this.#view = view;
    this.#at = at;
    this.#run = run;
    this.#readPixels = readPixels;
  }

  /** One pass without denoising. */
  async preview(): Promise<Picture> {
    await this.#trace(1, 0);
    return this.#develop(false);
  }

  /** Adaptive passes until the budget is used or the noise is below its target. */
  async render(budget: RenderBudget, options: RenderOptions): Promise<Picture> {
    const pixels = this.#view.width * this.#view.height;
    let taken = 0;
    let noiseTarget = 0;
    while (taken < budget.maxSamples) {
      const samples = nextPassSamples(taken, budget.maxSamples);
      await this.#trace(samples, noiseTarget, (share) =>
        options.onProgress?.(Math.min((taken + samples * share) / budget.maxSamples, 0.99)),
      );
      taken += samples;
      const late =
        options.timeBudgetMs !== undefined && performance.now() - this.#start > options.timeBudgetMs;
      if (taken >= budget.maxSamples || late) break;
      if (budget.noiseTarget > 0) {
        const job: Job = { kind: 'estimateError', view: this.#at.view, noiseTarget: budget.noiseTarget };
        const open = await this.#all(job, this.#view.height);
        if (open.value < pixels * OPEN_SHARE) break;
        noiseTarget = budget.noiseTarget;
      }
      if (options.onPreview) options.onPreview(await this.#develop(budget.denoise));
    }
    const picture = await this.#develop(budget.denoise);
    options.onProgress?.(1);
    return picture;
  }

  async #all(job: Job, units: number): Promise<BatchShare> {
    const share = await this.#run(job, 0, units);
    this.#totals.rays += share.rays;
    this.#totals.busyMs += share.busyMs;
    return share;
  }

  async #trace(samples: number, noiseTarget: number, onShare?: (share: number) => void): Promise<void> {
    const { width, height } = this.#view;
    const job: Job = {
      kind: 'traceTiles',
      view: this.#at.view,
      width,
      height,
      tileSize: TILE,
      samples,
      noiseTarget,
    };
    const tiles = Math.ceil(width / TILE) * Math.ceil(height / TILE);
    const tilesPerBatch = Math.max(1, Math.ceil(BATCH_SAMPLES / (samples * TILE * TILE)));
    let finished = 0;
    const batches: Promise<void>[] = [];
    for (let first = 0; first < tiles; first += tilesPerBatch) {
      const end = Math.min(first + tilesPerBatch, tiles);
      batches.push(
        this.#run(job, first, end).then((share) => {
          this.#totals.samples += share.value;
          this.#totals.rays += share.rays;
          this.#totals.busyMs += share.busyMs;
          finished += end - first;
          onShare?.(finished / tiles);
        }),
      );
    }
    await Promise.all(batches);
  }

  async #develop(denoise: boolean): Promise<Picture> {
    const { width, height } = this.#view;
    const { view, paddedHeight, tilesAcross, tilesDown } = this.#at;
    if (denoise) {
      await this.#all({ kind: 'gather', view }, paddedHeight);
      await this.#all({ kind: 'smoothVariance', view, paddedHeight }, paddedHeight);
      await this.#all({ kind: 'denoise', view, tilesAcross }, tilesAcross * tilesDown);
    } else await this.#all({ kind: 'resolve', view }, height);
    if ((this.#view.bloom ?? 1) > 0) {
      for (const kind of ['bloomSource', 'bloomHorizontal', 'bloomVertical'] as const) {
        await this.#all({ kind, view }, height >> 1);
      }
    }
    await this.#all({ kind: 'develop', view }, height);
    return {
      width,
      height,
      data: this.#readPixels(),
      statistics: {
        samplesPerPixel: this.#totals.samples / (width * height),
        rays: this.#totals.rays,
        cpuSeconds: this.#totals.busyMs / 1000,
        seconds: (performance.now() - this.#start) / 1000,
      },
    };
  }
}
