/** Encodes a picture the way in which people's own are stored: sRGB, upright, without anything beside its pixels. */
import { IMAGE_UPLOAD_MAX_PIXELS, STORED_IMAGE_MAX_SIDE_PX } from '@filigree/contracts';
import sharp, { type Region, type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { pictureTurns } from '../turns.ts';
import type { ImageFormat } from '../variant.ts';

/** What happens to a picture, in this order. */
export interface PictureChange {
  /** In pixels of the upright picture. */
  readonly crop?: Region | undefined;
  /** Degrees, clockwise. */
  readonly rotate?: 0 | 90 | 180 | 270 | undefined;
  /** Pixels; never enlarged. */
  readonly width?: number | undefined;
  /** Stretches the luminance over the whole range. */
  readonly evenExposure?: boolean;
}

export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly format: ImageFormat;
  readonly width: number;
  readonly height: number;
}

/** Noise of the largest side as PNG takes more than this; photographs and drawings do not. */
const STORED_MAX_BYTES = 24 * 1024 * 1024;
const TIMEOUT_S = 30;
/** Percentiles of the luminance that become black and white: a few hot pixels must not decide. */
const EXPOSURE = { lower: 1, upper: 99 } as const;

/**
 * Decodes, changes and encodes. Fails with VALIDATION_FAILED where the file cannot be decoded to its end, and with
 * PAYLOAD_TOO_LARGE where the outcome would be too large, or as turns do.
 * @param signal aborted when nobody waits for it any more
 */
export async function encodePicture(
  file: Uint8Array,
  format: ImageFormat,
  change: PictureChange,
  signal: AbortSignal,
): Promise<Result<EncodedPicture>> {
  const turn = { size: change.width ?? STORED_IMAGE_MAX_SIDE_PX, signal };
  return pictureTurns.take(turn, async () => {
    try {
      const picture = (await turned(file, change)).resize({
        width: change.width ?? STORED_IMAGE_MAX_SIDE_PX,
        height: STORED_IMAGE_MAX_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      });
      if (change.evenExposure) picture.normalise(EXPOSURE);
      const { data, info } = await inFormat(picture, format)
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer({ resolveWithObject: true });
      if (data.length > STORED_MAX_BYTES)
        return fail(
          'PAYLOAD_TOO_LARGE',
          'This picture would become too large. Make it smaller or choose JPEG.',
        );
      return ok({ bytes: data, format, width: info.width, height: info.height });
    } catch (error) {
      // The library has no codes; whatever it cannot decode is a fault of the file.
      if (!(error instanceof Error)) throw error;
      return fail('VALIDATION_FAILED', 'This picture is damaged or incomplete.');
    }
  });
}

/** The library has an order of its own for turning and resizing; what is turned is therefore decoded for itself. */
async function turned(file: Uint8Array, { crop, rotate = 0 }: PictureChange): Promise<Sharp> {
  const upright = sharp(file, { limitInputPixels: IMAGE_UPLOAD_MAX_PIXELS, failOn: 'error' }).autoOrient();
  if (!crop && rotate === 0) return upright;
  if (crop) upright.extract(crop);
  const { data, info } = await upright
    .rotate(rotate)
    .timeout({ seconds: TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Qualities without a loss that an eye finds; renditions are made from these. */
function inFormat(picture: Sharp, format: ImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 80, effort: 2, chromaSubsampling: '4:4:4' });
    case 'webp':
      return picture.webp({ quality: 92, effort: 4, smartSubsample: true });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    case 'png':
      return picture.png({ compressionLevel: 7 });
  }
}
