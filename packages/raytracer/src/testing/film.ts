import { readFileSync } from 'node:fs';
import { createSceneMemory, ensureBytes, layOutScene } from '../build/scene-memory.ts';
import { instantiateKernel, type Kernel } from '../kernel.ts';
import {
  FILM_BYTES,
  FILM_SAMPLES,
  IRRADIANCE_SIZE,
  LIGHT_MAP_SIZE,
  SCRATCH_BYTES,
} from '../memory-layout.ts';
import { layOutPicture, writeView } from '../render/picture-memory.ts';
import type { SceneDescription, View } from '../scene.ts';
import { type WasmMemory, webAssembly } from '../web-assembly.ts';

const module = await webAssembly.compile(readFileSync(new URL('../../build/kernel.wasm', import.meta.url)));

/** A kernel on a scene, on this thread, with room behind the scene at `free`. */
export function kernelOn(
  scene: SceneDescription,
  extraBytes: number,
): {
  kernel: Kernel;
  buffer: SharedArrayBuffer;
  free: number;
  memory: WasmMemory;
} {
  const memory = createSceneMemory();
  const { end } = layOutScene(scene, memory);
  ensureBytes(memory, end + SCRATCH_BYTES + extraBytes);
  const kernel = instantiateKernel(module, memory);
  kernel.bind(end);
  return { kernel, buffer: memory.buffer, free: end + SCRATCH_BYTES, memory };
}

/** Mean linear colours of a picture as the film holds them, three a pixel. */
export function renderLinear(scene: SceneDescription, view: View, samples: number, seed = 1): Float64Array {
  const { bytes } = layOutPicture(view.width, view.height, 0);
  const { kernel, buffer, free, memory } = kernelOn(scene, bytes);
  if (scene.ground) {
    for (let row = 0; row < IRRADIANCE_SIZE; row++) kernel.bakeIrradianceRow(row);
    for (let row = 0; row < LIGHT_MAP_SIZE; row++) kernel.bakeLightMapRow(row, 16);
  }
  const at = layOutPicture(view.width, view.height, free);
  writeView(memory, at, view, scene.backdrop, seed);
  kernel.traceTile(at.view, 0, 0, view.width, view.height, samples, 1, 0);
  const film = new DataView(buffer);
  const colors = new Float64Array(view.width * view.height * 3);
  for (let i = 0; i < view.width * view.height; i++) {
    const pixel = at.film + i * FILM_BYTES;
    const n = film.getFloat32(pixel + FILM_SAMPLES, true);
    for (let k = 0; k < 3; k++) colors[i * 3 + k] = film.getFloat32(pixel + k * 4, true) / n;
  }
  return colors;
}

/** Mean of all colour values. */
export function meanOf(colors: Float64Array): number {
  return colors.reduce((sum, c) => sum + c, 0) / colors.length;
}
