// Heroes: what finished pictures of typical designs cost at 1024 x 1024, by tier, and when the first preview comes.

import type { Design } from '@filigree/atelier/design';
import { buildSolids } from '@filigree/atelier/geometry';
import { composePicture } from '@filigree/atelier/picture';
import type { Picture, Renderer, RenderQuality } from '@filigree/raytracer';
import { prongs, ring, rowOfStones, stone } from '../pictures/designs.ts';

const SIZE_PX = 1024;

/** Designs that cost differently: one stone, a row of melee, a stone that scatters, rough metal. */
const DESIGNS: Readonly<Record<string, () => Design>> = {
  solitaire: () => ring('yellow18'),
  'pavé band': () =>
    ring('white', {
      head: null,
      centre: null,
      bandStones: rowOfStones('pave', 1.5, 200),
      band: { widthMm: 2.4 },
    }),
  'milky stone': () =>
    ring('rose', {
      centre: { ...(stone('Moonstone', 'Oval', 9, 7, 2) as object), form: 'cabochon' },
      head: prongs(4),
    }),
  'brushed band': () =>
    ring('platinum', { head: null, centre: null, band: { widthMm: 5, thicknessMm: 1.9, finish: 'Brushed' } }),
};

export interface HeroTime {
  readonly design: string;
  readonly quality: string;
  readonly prepareCpuSeconds: number;
  readonly cpuSeconds: number;
  /** From the scene being built to the first preview, wall time. */
  readonly firstPreviewMs: number;
  readonly samplesPerPixel: number;
}

/** Renders every design in both tiers; `onPicture` gets each. */
export async function measureHeroes(
  renderer: Renderer,
  onPicture?: (picture: Picture, name: string) => Promise<void>,
): Promise<HeroTime[]> {
  const times: HeroTime[] = [];
  for (const [design, make] of Object.entries(DESIGNS)) {
    const built = await buildSolids(make());
    if (!built.ok) throw new Error(`${design}: ${JSON.stringify(built.error)}`);
    const { scene, view } = composePicture(built.solids, make(), 'hero', { width: SIZE_PX, height: SIZE_PX });
    for (const quality of ['fast', 'full'] satisfies RenderQuality[]) {
      const beforePrepare = process.cpuUsage();
      const prepared = await renderer.prepare(scene);
      const prepareCpuSeconds = cpuSecondsSince(beforePrepare);
      const before = process.cpuUsage();
      const start = performance.now();
      let firstPreviewMs = 0;
      const picture = await prepared.render(view, {
        seed: 1,
        quality,
        onPreview: () => {
          firstPreviewMs ||= performance.now() - start;
        },
      });
      const cpuSeconds = cpuSecondsSince(before);
      prepared.dispose();
      const { samplesPerPixel } = picture.statistics;
      times.push({ design, quality, prepareCpuSeconds, cpuSeconds, firstPreviewMs, samplesPerPixel });
      await onPicture?.(picture, `hero-${design.replaceAll(' ', '-')}-${quality}`);
    }
  }
  return times;
}

function cpuSecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
