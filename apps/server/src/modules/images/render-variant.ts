import sharp from 'sharp';
import { PICTURE_MAX_PIXELS } from '../../storage/whole.ts';
import type { Variant } from './variant.ts';

/** Nothing that the product stores takes a tenth of this. */
const TIMEOUT_S = 30;

/** Resizes and encodes. Qualities were chosen by eye on polished metal: 4:4:4 keeps the edges of coloured stones. */
export function renderVariant(original: Uint8Array, { width, format }: Variant): Promise<Uint8Array> {
  const picture = sharp(original, { limitInputPixels: PICTURE_MAX_PIXELS })
    .rotate()
    .timeout({ seconds: TIMEOUT_S });
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 86, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}
