import type { Renderer, RendererOptions } from './api.ts';

/** Starts the worker threads of a renderer. */
export async function createRenderer(_options: RendererOptions): Promise<Renderer> {
  throw new Error('the kernel is not built yet');
}
