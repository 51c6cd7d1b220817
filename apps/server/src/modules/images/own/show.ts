import type { imagesCalls } from '@filigree/contracts';
import type { z } from 'zod';
import { pictureAddress } from '../../../storage/address.ts';
import type { ImageRow } from './find.ts';

/** A person's picture as the API shows it. */
export function showImage(
  row: Omit<ImageRow, 'userId' | 'stored'>,
): z.output<typeof imagesCalls.getImage.response> {
  return {
    id: row.id,
    url: pictureAddress(row.path),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
  };
}
