// Renders the test solitaire to a file: node --import tsx raytracer/picture.ts <out.png> [size] [quality]

import { createRenderer, type Picture, type RenderQuality } from '@filigree/raytracer';
import sharp from 'sharp';
import { solitaireScene, solitaireView } from './solitaire.ts';

const [file = 'solitaire.png', size = '768', quality = 'fast'] = process.argv.slice(2);

export async function savePicture(picture: Picture, path: string): Promise<void> {
  const { width, height, data } = picture;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
}

const renderer = await createRenderer({ threads: 2 });
const start = performance.now();
const cpu = process.cpuUsage();
const since = () => {
  const used = process.cpuUsage(cpu);
  return `${((performance.now() - start) / 1000).toFixed(2)} s, ${((used.user + used.system) / 1e6).toFixed(2)} CPU-s`;
};
const scene = await renderer.prepare(solitaireScene());
console.log(`prepared: ${since()}`);
const picture = await scene.render(solitaireView(Number(size)), {
  seed: 1,
  quality: quality as RenderQuality,
  onPreview: (p) =>
    console.log(`preview ${p.width}, ${p.statistics.samplesPerPixel.toFixed(1)} spp: ${since()}`),
});
console.log(`picture: ${since()}`, picture.statistics);
await savePicture(picture, file);
scene.dispose();
await renderer.close();
