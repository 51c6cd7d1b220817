import type { imagesCalls } from '@filigree/contracts';
import type { z } from 'zod';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { formatOfKey, type ImageFormat } from '../variant.ts';
import { encodePicture, type PictureChange } from './encode.ts';
import { type ImageReading, readImage } from './find.ts';
import { keepImage } from './keep.ts';
import { showImage } from './show.ts';

/** Makes a new picture out of a person's own, which stays as it is. */
export async function remakeImage(
  tools: ImageReading,
  userId: string,
  id: string,
  change: PictureChange & { readonly format?: ImageFormat | undefined },
  signal: AbortSignal,
): Promise<Result<z.output<typeof imagesCalls.transformImage.response>>> {
  const found = await readImage(tools, userId, id, signal);
  if (!found.ok) return found;
  const { row, bytes } = found.value;
  const { crop, format = formatOfKey(row.path) ?? 'png' } = change;
  if (crop && (crop.left + crop.width > row.width || crop.top + crop.height > row.height)) {
    return fail('VALIDATION_FAILED', `The crop must lie within ${row.width} x ${row.height} pixels.`);
  }
  const encoded = await encodePicture(bytes, format, change, signal);
  if (!encoded.ok) return encoded;
  const kept = await keepImage(tools, userId, encoded.value);
  return kept.ok ? ok(showImage(kept.value)) : kept;
}
