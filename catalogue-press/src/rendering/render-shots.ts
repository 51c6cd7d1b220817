/** The pictures of one piece, from its design to files and their records. */
import type { Design } from '@filigree/atelier/design';
import { buildSolids, type Solids } from '@filigree/atelier/geometry';
import { composePicture, describePicture, type Mood } from '@filigree/atelier/picture';
import type { Picture, PreparedScene, Renderer } from '@filigree/raytracer';
import { type Draft, designOf } from '../folder/documents.ts';
import { type CatalogueFolder, picturePath } from '../folder/paths.ts';
import { writeWhole } from '../folder/write-whole.ts';
import { encodeAvif, placeholderOf } from './encode.ts';
import { digestOf, isCurrent, pictureKey, type Quality, readRecords, writeRecord } from './record.ts';
import { SHOT_NAMES, type Shot, type ShotName, shotOf } from './shots.ts';

export interface RenderSettings {
  readonly sizePx: number;
  readonly quality: Quality;
}

/** Of the pictures' noise: the same for all, so that a picture depends on nothing but its key. */
const SEED = 1;

/** What of the shots is missing or not current. */
export async function shotsToRender(
  folder: CatalogueFolder,
  piece: Draft,
  shots: readonly ShotName[],
  { sizePx, quality }: RenderSettings,
): Promise<ShotName[]> {
  const design = designOf(piece);
  const missing: ShotName[] = [];
  for (const shot of shots) {
    const key = pictureKey(piece.design, shotOf(shot, design), sizePx);
    if (!(await isCurrent(folder, piece.slug, shot, { key, quality }))) missing.push(shot);
  }
  return missing;
}

/** Renders the shots one after the other; each is on the disk with its record before the next begins. */
export async function renderShots(
  renderer: Renderer,
  folder: CatalogueFolder,
  piece: Draft,
  shots: readonly ShotName[],
  settings: RenderSettings,
  tell: (line: string) => void,
): Promise<void> {
  const design = designOf(piece);
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${piece.slug}: ${JSON.stringify(built.error)}`);
  const stage = openStage(renderer, design, built.solids);
  try {
    for (const name of shots) {
      const shot = shotOf(name, design);
      const picture = await stage.render(shot, settings);
      const file = await encodeAvif(picture);
      await writeWhole(picturePath(folder, piece.slug, name), file);
      await writeRecord(folder, piece.slug, name, {
        key: pictureKey(piece.design, shot, settings.sizePx),
        quality: settings.quality,
        sizePx: settings.sizePx,
        digest: digestOf(file),
        bytes: file.length,
        alt: describePicture(design, shot.view, shot.mood),
        placeholder: await placeholderOf(picture),
      });
      const { cpuSeconds, seconds, samplesPerPixel } = picture.statistics;
      tell(
        `${piece.slug} ${name}: ${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} CPU s, ` +
          `${samplesPerPixel.toFixed(0)} spp, ${(file.length / 1000).toFixed(0)} kB`,
      );
    }
  } finally {
    stage.strike();
  }
}

/** The words for pictures that stand: describing has improved since some of them were made. */
export async function describeAnew(folder: CatalogueFolder, piece: Draft): Promise<void> {
  const design = designOf(piece);
  const records = await readRecords(folder, piece.slug);
  for (const name of SHOT_NAMES) {
    const record = records[name];
    const { view, mood } = shotOf(name, design);
    const alt = describePicture(design, view, mood);
    if (record && record.alt !== alt) await writeRecord(folder, piece.slug, name, { ...record, alt });
  }
}

/** Views of one mood share a prepared scene; the last one is kept. */
function openStage(renderer: Renderer, design: Design, solids: Solids) {
  let set: { readonly mood: Mood; readonly scene: PreparedScene } | undefined;

  return {
    render: async ({ view, mood }: Shot, { sizePx, quality }: RenderSettings): Promise<Picture> => {
      const composed = composePicture(solids, design, view, { width: sizePx, height: sizePx, mood });
      if (set?.mood !== mood) {
        set?.scene.dispose();
        set = undefined;
        set = { mood, scene: await renderer.prepare(composed.scene) };
      }
      return set.scene.render(composed.view, { seed: SEED, quality });
    },
    strike: () => set?.scene.dispose(),
  };
}
