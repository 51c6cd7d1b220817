import * as layout from '../memory-layout.ts';
import type { Backdrop, View } from '../scene.ts';
import { length, lookAt, scale, subtract } from '../vector.ts';
import type { WasmMemory } from '../web-assembly.ts';

/** Addresses of one picture's buffers in the scene's memory. */
export interface PictureMemory {
  readonly view: number;
  readonly film: number;
  readonly filmBytes: number;
  readonly pixels: number;
  readonly pixelBytes: number;
  /** Bytes from `view` to the end of the last buffer. */
  readonly bytes: number;
  readonly paddedHeight: number;
  readonly tilesAcross: number;
  readonly tilesDown: number;
}

const align = (bytes: number): number => Math.ceil(bytes / 128) * 128;

/** Lays a picture's buffers out from an address on. */
export function layOutPicture(width: number, height: number, address: number): PictureMemory {
  const tilesAcross = Math.ceil(width / layout.DENOISE_TILE_WIDTH);
  const tilesDown = Math.ceil(height / layout.DENOISE_TILE_HEIGHT);
  const paddedHeight = tilesDown * layout.DENOISE_TILE_HEIGHT + 2 * layout.DENOISE_BORDER;
  const film = address + align(layout.VIEW_BYTES);
  const filmBytes = width * height * layout.FILM_BYTES;
  const pixels = film + align(filmBytes);
  const pixelBytes = width * height * 4;
  const end = pixels + align(pixelBytes) + workBytes(width, height);
  return {
    view: address,
    film,
    filmBytes,
    pixels,
    pixelBytes,
    bytes: end - address,
    paddedHeight,
    tilesAcross,
    tilesDown,
  };
}

function paddedStride(width: number): number {
  const tiles = Math.ceil(width / layout.DENOISE_TILE_WIDTH);
  return tiles * layout.DENOISE_TILE_WIDTH + 2 * layout.DENOISE_BORDER;
}

function workBytes(width: number, height: number): number {
  return align(width * height * 16) + planeBytes(width, height) + 2 * bloomBytes(width, height);
}

function planeBytes(width: number, height: number): number {
  const tilesDown = Math.ceil(height / layout.DENOISE_TILE_HEIGHT);
  const paddedHeight = tilesDown * layout.DENOISE_TILE_HEIGHT + 2 * layout.DENOISE_BORDER;
  // One vector more: the last load of a row may begin at its last pixel.
  return align(paddedStride(width) * paddedHeight * 4 * layout.DENOISE_PLANES + 64);
}

function bloomBytes(width: number, height: number): number {
  return align((width >> 1) * (height >> 1) * 16);
}

/** Clears the film and writes the view record. */
export function writeView(
  memory: WasmMemory,
  at: PictureMemory,
  view: View,
  backdrop: Backdrop,
  seed: number,
): void {
  new Uint8Array(memory.buffer, at.film, at.filmBytes).fill(0);
  const data = new DataView(memory.buffer, at.view, layout.VIEW_BYTES);
  const { camera, width, height } = view;
  const axes = lookAt(camera.position, camera.target, camera.up ?? [0, 0, 1]);
  const halfHeight = Math.tan((camera.fieldOfViewDegrees * Math.PI) / 360);
  const black = [0, 0, 0] as const;
  const vectors = [
    [layout.VIEW_POSITION, camera.position],
    [layout.VIEW_FORWARD, axes.forward],
    [layout.VIEW_RIGHT, scale(axes.right, (halfHeight * width) / height)],
    [layout.VIEW_UP, scale(axes.up, halfHeight)],
    [layout.VIEW_BACKDROP_CENTER, view.transparent ? black : backdrop.center],
    [layout.VIEW_BACKDROP_EDGE, view.transparent ? black : backdrop.edge],
  ] as const;
  for (const [field, vector] of vectors) {
    vector.forEach((v, k) => {
      data.setFloat32(field + k * 4, v, true);
    });
  }
  const linear = at.pixels + align(at.pixelBytes);
  const planes = linear + align(width * height * 16);
  const bloom = planes + planeBytes(width, height);
  const words = [
    [layout.VIEW_WIDTH, width],
    [layout.VIEW_HEIGHT, height],
    [layout.VIEW_SEED, seed >>> 0],
    [layout.VIEW_TRANSPARENT, view.transparent ? 1 : 0],
    [layout.VIEW_TONE_MAP, view.toneMap === 'none' ? layout.TONE_MAP_NONE : layout.TONE_MAP_NEUTRAL],
    [layout.VIEW_FILM, at.film],
    [layout.VIEW_PIXELS, at.pixels],
    [layout.VIEW_LINEAR, linear],
    [layout.VIEW_PLANES, planes],
    [layout.VIEW_BLOOM_A, bloom],
    [layout.VIEW_BLOOM_B, bloom + bloomBytes(width, height)],
  ] as const;
  for (const [field, word] of words) data.setUint32(field, word, true);
  const floats = [
    [layout.VIEW_BACKDROP_X, backdrop.centerX],
    [layout.VIEW_BACKDROP_Y, backdrop.centerY],
    [layout.VIEW_BACKDROP_RADIUS, backdrop.radius],
    [layout.VIEW_LENS_RADIUS, camera.lensRadiusMm ?? 0],
    [layout.VIEW_FOCUS_DISTANCE, camera.focusDistanceMm ?? length(subtract(camera.target, camera.position))],
    [layout.VIEW_EXPOSURE, view.exposure ?? 1],
    [layout.VIEW_BLOOM_STRENGTH, view.bloom ?? 0.06],
  ] as const;
  for (const [field, value] of floats) data.setFloat32(field, value, true);
}
