/** Renders what is missing, and publishes the pieces that are complete. */

import { isDeepStrictEqual } from 'node:util';
import type { CatalogueDocument } from '@filigree/contracts';
import type { Renderer } from '@filigree/raytracer';
import { type Draft, publish, readDocument, readPiece } from './folder/documents.ts';
import { type CatalogueFolder, pictureFile } from './folder/paths.ts';
import { readRecords } from './rendering/record.ts';
import { describeAnew, type RenderSettings, renderShots, shotsToRender } from './rendering/render-shots.ts';
import { SHOT_NAMES, type ShotName } from './rendering/shots.ts';

export interface RenderOptions extends RenderSettings {
  readonly shots: readonly ShotName[];
  readonly tell: (line: string) => void;
}

/** The faces of all pieces first, then the other pictures piece by piece: a stopped run leaves what is most looked at. */
const ROUNDS: readonly (readonly ShotName[])[] = [['hero'], ['second', 'macro']];

export async function renderCatalogue(
  renderer: Renderer,
  folder: CatalogueFolder,
  slugs: readonly string[],
  options: RenderOptions,
): Promise<void> {
  for (const round of ROUNDS) {
    const shots = round.filter((shot) => options.shots.includes(shot));
    for (const slug of slugs) {
      const piece = await readPiece(folder, slug);
      if (piece === undefined) throw new Error(`There is no piece "${slug}".`);
      const missing = await shotsToRender(folder, piece, shots, options);
      if (missing.length > 0) await renderShots(renderer, folder, piece, missing, options, options.tell);
      await describeAnew(folder, piece);
      await publishIfComplete(folder, piece, options);
    }
  }
}

/** A piece is complete when all its pictures show its design at this size, at whatever quality. */
async function publishIfComplete(
  folder: CatalogueFolder,
  piece: Draft,
  { sizePx, tell }: RenderOptions,
): Promise<void> {
  const lacking = await shotsToRender(folder, piece, SHOT_NAMES, { sizePx, quality: 'draft' });
  if (lacking.length > 0) return;
  const records = await readRecords(folder, piece.slug);
  const pictures = SHOT_NAMES.map((shot): CatalogueDocument['pictures'][number] => {
    const { alt, placeholder } = records[shot]!;
    return { file: pictureFile(piece.slug, shot), alt, placeholder };
  });
  if (isDeepStrictEqual(await readDocument(folder, piece.slug), { ...piece, pictures })) return;
  await publish(folder, piece, pictures);
  tell(`${piece.slug}: published`);
}
