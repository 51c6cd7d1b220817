/** Draws sketches as they are built, each into a file of its own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { composePicture, encodePicture } from '@filigree/atelier/picture';
import { createRenderer, type Renderer } from '@filigree/raytracer';
import type { BuiltSketch } from './explain-request.ts';

const SIZE_PX = 512;
const MOST_THREADS = 2;

export class SketchDrawer {
  readonly #folder: string;
  readonly #renderer: Renderer;

  private constructor(folder: string, renderer: Renderer) {
    this.#folder = folder;
    this.#renderer = renderer;
  }

  static async in(folder: string): Promise<SketchDrawer> {
    await mkdir(folder, { recursive: true });
    const threads = Math.min(MOST_THREADS, availableParallelism());
    return new SketchDrawer(folder, await createRenderer({ threads }));
  }

  /** The path of the picture. */
  async draw({ design, solids }: BuiltSketch): Promise<string> {
    const { scene, view } = composePicture(solids, design, 'hero', { width: SIZE_PX, height: SIZE_PX });
    const prepared = await this.#renderer.prepare(scene);
    const picture = await prepared.render(view, { seed: 1, quality: 'fast' });
    prepared.dispose();
    const path = join(this.#folder, `seed-${design.seed}.png`);
    await writeFile(path, await encodePicture(picture, 'png'));
    return path;
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }
}
