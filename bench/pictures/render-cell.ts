import { buildSolids } from '@filigree/atelier/geometry';
import { composePicture, describePicture } from '@filigree/atelier/picture';
import type { Picture, Renderer, RenderQuality } from '@filigree/raytracer';
import type { Cell } from './sheets.ts';

/** Renders a cell square and tells what it cost; null, told as well, when the design cannot be built. */
export async function renderCell(
  renderer: Renderer,
  { label, design, view, mood }: Cell,
  { sizePx, quality }: { readonly sizePx: number; readonly quality: RenderQuality },
): Promise<Picture | null> {
  const started = performance.now();
  const built = await buildSolids(design);
  if (!built.ok) {
    console.log(`${label}: ${JSON.stringify(built.error)}`);
    return null;
  }
  const options = { width: sizePx, height: sizePx, ...(mood === undefined ? {} : { mood }) };
  const composed = composePicture(built.solids, design, view, options);
  const prepared = await renderer.prepare(composed.scene);
  const picture = await prepared.render(composed.view, { seed: 1, quality });
  prepared.dispose();
  const { cpuSeconds, samplesPerPixel } = picture.statistics;
  console.log(
    `${label}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s, ` +
      `${samplesPerPixel.toFixed(0)} spp. ${describePicture(design, view)}`,
  );
  return picture;
}
