import sharp from 'sharp';
import type { RawPicture } from '../bench/workbench.ts';
import type { PreviewImage } from '../job/progress.ts';

/** Longest side of a preview: sharp enough for a tile, small enough to send many. */
const PREVIEW_MAX_PX = 384;
const PREVIEW_QUALITY = 72;

export async function encodePreview(
  pictureIndex: number,
  { data, width, height }: RawPicture,
): Promise<PreviewImage> {
  const { data: image, info } = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(PREVIEW_MAX_PX, PREVIEW_MAX_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  return { pictureIndex, width: info.width, height: info.height, image };
}
