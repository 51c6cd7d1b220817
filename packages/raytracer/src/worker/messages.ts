import type { SceneLayout } from '../build/scene-memory.ts';
import type { SceneDescription } from '../scene.ts';
import type { WasmMemory, WasmModule } from '../web-assembly.ts';

/** Adds samples to the tiles of a picture. */
export interface TraceTilesJob {
  readonly kind: 'traceTiles';
  readonly view: number;
  readonly width: number;
  readonly height: number;
  readonly tileSize: number;
  readonly samples: number;
  /** Pixels with less error are left alone; 0 takes all. */
  readonly noiseTarget: number;
}

/** Work on one scene that divides into independent units, which the threads take from a common counter. */
export type Job =
  | TraceTilesJob
  | {
      readonly kind: 'estimateError';
      readonly view: number;
      readonly noiseTarget: number;
      readonly denoised: boolean;
    }
  | { readonly kind: 'bakeIrradiance' }
  | { readonly kind: 'bakeLightMap'; readonly samples: number }
  | { readonly kind: 'blurLightMap'; readonly vertical: boolean }
  | { readonly kind: 'gather'; readonly view: number }
  | { readonly kind: 'smoothVariance'; readonly view: number; readonly paddedHeight: number }
  | { readonly kind: 'denoise'; readonly view: number; readonly tilesAcross: number }
  | {
      readonly kind: 'resolve' | 'bloomSource' | 'bloomHorizontal' | 'bloomVertical' | 'develop';
      readonly view: number;
    };

/** Units first..end-1 of a job. */
export interface Batch {
  readonly memory: number;
  readonly job: Job;
  readonly first: number;
  readonly end: number;
  /** Indices into the control words: the next unit's counter, and a word that is 1 once cancelled. */
  readonly counter: number;
  readonly cancelled: number;
}

export type ToWorker =
  /** Makes a memory known under a number. */
  | { readonly type: 'open'; readonly memory: number; readonly pages: WasmMemory }
  | {
      readonly type: 'prepare';
      readonly request: number;
      readonly memory: number;
      readonly scene: SceneDescription;
    }
  /** A new scene stands in a memory; `scratch` is the thread's own room there. */
  | { readonly type: 'bind'; readonly memory: number; readonly scratch: number }
  | { readonly type: 'close'; readonly memory: number }
  | { readonly type: 'run'; readonly request: number; readonly batch: Batch };

/** What one thread did of a batch. */
export interface BatchShare {
  readonly units: number;
  /** Sum of the units' own results (samples taken, pixels open). */
  readonly value: number;
  readonly rays: number;
  readonly busyMs: number;
}

export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'prepared'; readonly request: number; readonly layout: SceneLayout }
  | { readonly type: 'ran'; readonly request: number; readonly share: BatchShare }
  | {
      readonly type: 'failed';
      readonly request: number;
      readonly message: string;
      readonly isSceneError: boolean;
    };

export interface WorkerSetup {
  readonly module: WasmModule;
  readonly control: SharedArrayBuffer;
  readonly niceness: number;
}
