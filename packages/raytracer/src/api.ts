import type { SceneDescription, View } from './scene.ts';

export interface RendererOptions {
  /** Worker threads, 1..64. */
  readonly threads: number;
  /** Added niceness of the worker threads, 0..19 (Linux schedules each thread by its own); default 10. */
  readonly niceness?: number;
}

/** Budget of a picture. Samples are counted per pixel. */
export interface RenderBudget {
  /** 1..4096. */
  readonly maxSamples: number;
  /** A pixel is finished when the standard error of L / (1 + L) falls below this; 0 takes all samples. */
  readonly noiseTarget: number;
  readonly denoise: boolean;
  /** Rays per pixel, on average over the picture, that bound the cost of pictures full of stones; default none. */
  readonly maxRaysPerPixel?: number;
}

export type RenderQuality = 'draft' | 'fast' | 'full' | RenderBudget;

export interface RenderOptions {
  /** Whole number 0..2^32-1; the same scene, view, quality and seed give the same bytes. */
  readonly seed: number;
  readonly quality: RenderQuality;
  readonly signal?: AbortSignal;
  /** First a quarter-size picture of one sample per pixel, then the picture after each pass, tone mapped. */
  readonly onPreview?: (preview: Picture) => void;
  /** 0..1, never decreasing. */
  readonly onProgress?: (fraction: number) => void;
  /** No new pass begins after this many milliseconds; the picture then holds what was traced (not repeatable). */
  readonly timeBudgetMs?: number;
}

export interface PictureStatistics {
  /** Mean over the picture. */
  readonly samplesPerPixel: number;
  /** Rays cast, each straight segment inside a gem counted as one. */
  readonly rays: number;
  /** CPU time of the worker threads for this picture (wall time where the platform does not tell). */
  readonly cpuSeconds: number;
  /** Wall time. */
  readonly seconds: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA, sRGB encoded, not premultiplied, rows from the top. */
  readonly data: Uint8ClampedArray;
  readonly statistics: PictureStatistics;
}

/** A scene whose acceleration structures stand in shared memory; any number of views may be rendered of it. */
export interface PreparedScene {
  /**
   * Renders one picture. Rejects with the signal's reason when aborted, with SceneError for a view out of
   * range, and when the scene or its renderer was disposed of.
   */
  render(view: View, options: RenderOptions): Promise<Picture>;
  /** Frees the scene's memory; renders under way reject. */
  dispose(): void;
}

export interface Renderer {
  /**
   * Validates the scene and builds its acceleration structures on a worker thread; several prepared scenes
   * may live at once. Rejects with SceneError when the scene is empty, degenerate, not finite or too large.
   */
  prepare(scene: SceneDescription, signal?: AbortSignal): Promise<PreparedScene>;
  /** Stops the worker threads; everything under way rejects. */
  close(): Promise<void>;
}

/** What is wrong with a scene or a view, in words for the engineer who built it. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}
