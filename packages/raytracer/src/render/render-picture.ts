import type { Picture, RenderBudget, RenderOptions } from '../api.ts';
import type { View } from '../scene.ts';
import type { BatchShare, Job } from '../worker/messages.ts';
import type { PictureMemory } from './picture-memory.ts';
import { FIRST_PASSES, nextPassSamples } from './quality.ts';

/** Pixels a side of what a thread takes at a time; small enough that cancelling is felt at once. */
const TILE = 16;
/** Samples (times pixels) of one batch, so that other pictures get their turn within a second. */
const BATCH_SAMPLES = 400_000;
/** Passes end when fewer pixels than this share are above the noise target. */
const LEAST_OPEN_SHARE = 0.002;

/** After the first pass only pixels with less than this share of the noise allowed are taken for finished. */
const QUIET_SHARE = 0.25;

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
  #raysPerSample = 1;

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

  /** Passes over every pixel, then over those with too much noise, until the budget is used or none is left. */
  async render(budget: RenderBudget, options: RenderOptions): Promise<Picture> {
    const pixels = this.#view.width * this.#view.height;
    let taken = 0;
    let shownAt = 0;
    let openShare = 1;
    const isLate = (): boolean =>
      options.timeBudgetMs !== undefined && performance.now() - this.#start > options.timeBudgetMs;
    while (taken < budget.maxSamples && (taken === 0 || !isLate())) {
      const first = FIRST_PASSES.reduce((sum, n) => sum + n, 0) > taken;
      const raysBefore = this.#totals.rays;
      const samplesBefore = this.#totals.samples;
      const wanted = first ? FIRST_PASSES[taken === 0 ? 0 : 1] : this.#nextSamples(budget, taken, openShare);
      const samples = Math.min(wanted, budget.maxSamples - taken);
      if (samples === 0) break;
      const target = taken === 0 ? 0 : first ? budget.noiseTarget * QUIET_SHARE : budget.noiseTarget;
      await this.#trace(samples, target, (share) =>
        options.onProgress?.(Math.min((taken + samples * share) / budget.maxSamples, 0.99)),
      );
      taken += samples;
      this.#raysPerSample =
        (this.#totals.rays - raysBefore) / Math.max(this.#totals.samples - samplesBefore, 1);
      if (taken < budget.maxSamples && budget.noiseTarget > 0) {
        openShare = (await this.#estimateError(budget, taken === FIRST_PASSES[0])) / pixels;
        if (openShare < LEAST_OPEN_SHARE) break;
      }
      // Half as many samples again would hardly look different, and denoising a preview costs as much as a pass.
      if (options.onPreview && taken < budget.maxSamples && taken >= 2 * shownAt) {
        shownAt = taken;
        options.onPreview(await this.#develop(budget.denoise));
      }
    }
    const picture = await this.#develop(budget.denoise);
    options.onProgress?.(1);
    return picture;
  }

  /** Measures every pixel's error; resolves with how many pixels the next pass is for. */
  async #estimateError(budget: RenderBudget, afterFirst: boolean): Promise<number> {
    const { view } = this.#at;
    const noiseTarget = afterFirst ? budget.noiseTarget * QUIET_SHARE : budget.noiseTarget;
    const job: Job = { kind: 'estimateError', view, noiseTarget, denoised: budget.denoise && !afterFirst };
    return (await this.#all(job, this.#view.height)).value;
  }

  #nextSamples(budget: RenderBudget, taken: number, openShare: number): number {
    return nextPassSamples(budget, {
      taken,
      openShare,
      raysPerSample: this.#raysPerSample,
      raysPerPixel: this.#totals.rays / (this.#view.width * this.#view.height),
    });
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
