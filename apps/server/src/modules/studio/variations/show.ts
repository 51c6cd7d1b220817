import type { Variation } from '@filigree/contracts';
import type { variations, variationVersions } from '../../../database/schema/studio.ts';
import { modelAddress, pictureAddress } from '../files.ts';
import type { JobPicture } from '../job/pictures.ts';

export interface VersionRow {
  readonly variation: typeof variations.$inferSelect;
  readonly piece: typeof variationVersions.$inferSelect;
}

/** A version of a variation as the API shows it. */
export function showVariation({ variation, piece }: VersionRow): Variation {
  return {
    id: variation.id,
    ...(variation.basePieceId === null ? {} : { basePieceId: variation.basePieceId }),
    prompt: variation.prompt,
    createdAt: piece.createdAt.toISOString(),
    version: piece.version,
    changes: [...piece.changes],
    modelUrl: piece.modelPath === null ? null : modelAddress(variation.id, piece.version),
    ...showPiece(piece),
  };
}

/** A finished picture of a job under way, as the variation that it will be; its 3D model comes with the rest. */
export function showJobPicture(
  picture: JobPicture,
  prompt: string,
  version: number,
  changes: readonly string[],
): Variation {
  return {
    id: picture.variationId,
    prompt,
    createdAt: picture.createdAt.toISOString(),
    version,
    changes: [...changes],
    modelUrl: null,
    ...showPiece(picture),
  };
}

function showPiece(piece: VersionRow['piece'] | JobPicture) {
  return {
    images: piece.images.map(({ path, ...picture }) => ({ ...picture, url: pictureAddress(path) })),
    model_used: piece.modelUsed,
    title: piece.title,
    estimate: piece.estimate,
    checks: [...piece.checks],
  };
}
