import type { PreparedScene, Renderer, RendererOptions } from './api.ts';
import { SharedScene, untilAborted } from './prepared-scene.ts';
import type { SceneDescription } from './scene.ts';
import { validateScene } from './validate.ts';
import { WorkerPool } from './worker/pool.ts';

const DEFAULT_NICENESS = 10;

/** Starts the worker threads of a renderer; rejects when the kernel is not built. */
export async function createRenderer({
  threads,
  niceness = DEFAULT_NICENESS,
}: RendererOptions): Promise<Renderer> {
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) {
    throw new RangeError(`a renderer has 1 to 64 threads, not ${threads}`);
  }
  const pool = await WorkerPool.start(threads, niceness);
  return {
    async prepare(scene: SceneDescription, signal?: AbortSignal): Promise<PreparedScene> {
      signal?.throwIfAborted();
      validateScene(scene);
      const memory = pool.takeMemory();
      const preparing = pool.prepare(scene, memory);
      try {
        const layout = await (signal ? untilAborted(preparing, signal) : preparing);
        return new SharedScene(pool, memory, layout, scene.backdrop);
      } catch (error) {
        const release = (): void => pool.releaseMemory(memory);
        preparing.then(release, release);
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
