import type { Picture, PreparedScene, RenderOptions } from './api.ts';
import { ensureBytes, type SceneLayout } from './build/scene-memory.ts';
import { IRRADIANCE_SIZE, LIGHT_MAP_SIZE, SCRATCH_BYTES } from './memory-layout.ts';
import { layOutPicture, type PictureMemory, writeView } from './render/picture-memory.ts';
import { budgetOf } from './render/quality.ts';
import { PictureRender, type RunJob } from './render/render-picture.ts';
import type { Backdrop, View } from './scene.ts';
import { validateView } from './validate.ts';
import type { BatchShare, Job } from './worker/messages.ts';
import type { PooledMemory, WorkerPool } from './worker/pool.ts';

/** Paths of a light map texel in the object's shadow, for pictures and for the first preview of a scene. */
const LIGHT_MAP_SAMPLES = 96;
const COARSE_LIGHT_MAP_SAMPLES = 6;
/** The first preview's picture is this many times smaller on each side. */
const PREVIEW_DIVISOR = 4;

interface Region {
  readonly address: number;
  readonly bytes: number;
}

/** A scene in shared memory together with the pictures being rendered of it. */
export class SharedScene implements PreparedScene {
  readonly #pool: WorkerPool;
  readonly #memory: PooledMemory;
  readonly #backdrop: Backdrop;
  readonly #hasGround: boolean;
  readonly #disposal = new AbortController();
  /** Everything that may still touch the memory. */
  readonly #batches = new Set<Promise<BatchShare>>();
  /** Picture memory that is free again. */
  #free: Region[] = [];
  #end: number;
  #coarseLightMap: Promise<void> | undefined;
  #lightMap: Promise<void> | undefined;

  constructor(pool: WorkerPool, memory: PooledMemory, { hasGround, end }: SceneLayout, backdrop: Backdrop) {
    this.#pool = pool;
    this.#memory = memory;
    this.#backdrop = backdrop;
    this.#hasGround = hasGround;
    this.#end = end;
    const scratch = Array.from({ length: pool.threads }, () => this.#reserve(SCRATCH_BYTES).address);
    pool.bind(memory, scratch);
  }

  async render(view: View, options: RenderOptions): Promise<Picture> {
    validateView(view);
    const budget = budgetOf(options.quality);
    const signal = options.signal
      ? AbortSignal.any([options.signal, this.#disposal.signal])
      : this.#disposal.signal;
    signal.throwIfAborted();
    const cancelled = this.#pool.words.take();
    const under = new Set<Promise<unknown>>();
    const regions: Region[] = [];
    let onAbort = (): void => undefined;
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => {
        this.#pool.words.raise(cancelled);
        reject(signal.reason as Error);
      };
    });
    // Whoever waits gets the reason; when nobody does, that is no unhandled rejection.
    aborted.catch(() => undefined);
    signal.addEventListener('abort', onAbort, { once: true });

    const run: RunJob = (job, first, end) => {
      signal.throwIfAborted();
      const batch = this.#run(job, first, end, cancelled);
      under.add(batch);
      return Promise.race([batch, aborted]);
    };
    const begin = (size: View): PictureRender => {
      const at = this.#placePicture(size, regions);
      writeView(this.#memory.pages, at, size, this.#backdrop, options.seed);
      return new PictureRender(size, at, run, () => this.#copyPixels(at));
    };
    try {
      if (options.onPreview) {
        await Promise.race([this.#lightMap ?? this.#bakeCoarseGround(), aborted]);
        const width = Math.ceil(view.width / PREVIEW_DIVISOR);
        const height = Math.ceil(view.height / PREVIEW_DIVISOR);
        options.onPreview(await begin({ ...view, width, height }).preview());
      }
      await Promise.race([this.#bakeGround(), aborted]);
      return await begin(view).render(budget, options);
    } finally {
      signal.removeEventListener('abort', onAbort);
      // Threads may still be finishing a tile: the memory is free when the last of them is out.
      void Promise.allSettled([...under]).then(() => {
        this.#free.push(...regions);
        this.#pool.words.release(cancelled);
      });
    }
  }

  dispose(): void {
    if (this.#disposal.signal.aborted) return;
    this.#disposal.abort(new Error('the scene was disposed of'));
    void Promise.allSettled([...this.#batches]).then(() => this.#pool.releaseMemory(this.#memory));
  }

  #run(job: Job, first: number, end: number, cancelled: number): Promise<BatchShare> {
    this.#disposal.signal.throwIfAborted();
    const batch = this.#pool.run(this.#memory, job, first, end, cancelled);
    this.#batches.add(batch);
    const forget = (): void => void this.#batches.delete(batch);
    batch.then(forget, forget);
    return batch;
  }

  /** The ground's light is the same for every view, so the first picture bakes it for all. */
  #bakeGround(): Promise<void> {
    this.#lightMap ??= this.#bakeCoarseGround().then(() => this.#bakeLightMap(LIGHT_MAP_SAMPLES));
    return this.#lightMap;
  }

  /** What the first preview needs, in a fraction of the time. */
  #bakeCoarseGround(): Promise<void> {
    this.#coarseLightMap ??= this.#bakeIrradiance().then(() => this.#bakeLightMap(COARSE_LIGHT_MAP_SAMPLES));
    return this.#coarseLightMap;
  }

  async #bakeIrradiance(): Promise<void> {
    if (!this.#hasGround) return;
    const cancelled = this.#pool.words.take();
    await this.#run({ kind: 'bakeIrradiance' }, 0, IRRADIANCE_SIZE, cancelled);
    this.#pool.words.release(cancelled);
  }

  async #bakeLightMap(samples: number): Promise<void> {
    if (!this.#hasGround) return;
    const cancelled = this.#pool.words.take();
    const run = (job: Job) => this.#run(job, 0, LIGHT_MAP_SIZE, cancelled);
    await run({ kind: 'bakeLightMap', samples });
    await run({ kind: 'blurLightMap', vertical: false });
    await run({ kind: 'blurLightMap', vertical: true });
    this.#pool.words.release(cancelled);
  }

  #placePicture(view: View, regions: Region[]): PictureMemory {
    const { bytes } = layOutPicture(view.width, view.height, 0);
    const region = this.#reserve(bytes);
    regions.push(region);
    return layOutPicture(view.width, view.height, region.address);
  }

  #reserve(bytes: number): Region {
    const found = this.#free.findIndex((r) => r.bytes >= bytes && r.bytes <= bytes * 1.5);
    if (found >= 0) return this.#free.splice(found, 1)[0]!;
    const region = { address: this.#end, bytes: Math.ceil(bytes / 128) * 128 };
    this.#end += region.bytes;
    ensureBytes(this.#memory.pages, this.#end);
    return region;
  }

  #copyPixels(at: PictureMemory): Uint8ClampedArray {
    return new Uint8ClampedArray(this.#memory.pages.buffer, at.pixels, at.pixelBytes).slice();
  }
}

/** The promise's outcome, or the signal's reason as soon as it is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
