import { IMAGE_UPLOAD_MAX_PIXELS } from '@filigree/contracts';
import sharp from 'sharp';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { formatOfBytes, hasForeignTail, isAnimated, type UploadFormat } from './container.ts';
import type { ReceivedFile } from './receive-file.ts';

const NAMES: Readonly<Record<UploadFormat, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
};
const EXTENSIONS: Readonly<Record<UploadFormat, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
};
const MEDIA_TYPES: Readonly<Record<UploadFormat, readonly string[]>> = {
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  avif: ['image/avif'],
};
/** Senders that do not know say this. */
const ANY_TYPE = 'application/octet-stream';

/** Whether a file may be decoded at all: what it says of itself, what it holds, and how much it would unfold to. */
export async function judgeUpload(file: ReceivedFile): Promise<Result<UploadFormat>> {
  const format = formatOfBytes(file.bytes);
  if (!format) return fail('UNSUPPORTED_MEDIA_TYPE', 'Please upload a JPEG, PNG, WebP or AVIF picture.');
  const claimed = claimAgainst(file, format);
  if (claimed !== undefined) {
    const message = `The file says that it is "${claimed}", but it holds a ${NAMES[format]} picture.`;
    return fail('UNSUPPORTED_MEDIA_TYPE', message);
  }
  if (isAnimated(file.bytes, format))
    return fail('UNSUPPORTED_MEDIA_TYPE', 'Animated pictures cannot be used. Please upload a still one.');
  if (hasForeignTail(file.bytes, format))
    return fail('UNSUPPORTED_MEDIA_TYPE', 'This file holds something else behind the picture.');
  const size = await sizeOf(file.bytes);
  if (!size) return fail('VALIDATION_FAILED', 'This picture is damaged or incomplete.');
  if (size.width * size.height > IMAGE_UPLOAD_MAX_PIXELS) {
    const megapixels = IMAGE_UPLOAD_MAX_PIXELS / 1_000_000;
    return fail('PAYLOAD_TOO_LARGE', `Please upload a picture of at most ${megapixels} megapixels.`);
  }
  return ok(format);
}

/** What the name or the type of the file claims against what it holds. */
function claimAgainst({ name, mediaType }: ReceivedFile, format: UploadFormat): string | undefined {
  const extension = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined && !EXTENSIONS[format].includes(extension)) return `.${extension}`;
  const type = mediaType.toLowerCase();
  return type === ANY_TYPE || MEDIA_TYPES[format].includes(type) ? undefined : type.slice(0, 60);
}

/** As the header says: nothing is unfolded for it. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (error) {
    // The library has no codes; a header that it cannot read is a fault of the file.
    if (!(error instanceof Error)) throw error;
    return undefined;
  }
}
