/** A rendered picture as the shop shows it. */
import { encodePicture, type Pixels } from '@filigree/atelier/picture';
import sharp from 'sharp';

/** 1 kB is 1,000 bytes here; the issue of the catalogue allows 120. */
export const MOST_BYTES = 120_000;
/** AVIF qualities, tried in this order until the file is small enough; below the last it would show. */
const AVIF_QUALITIES = [68, 62, 56, 50, 44, 38] as const;

/** @throws Error when the picture stays too large at the lowest quality */
export async function encodeAvif(pixels: Pixels): Promise<Buffer> {
  for (const quality of AVIF_QUALITIES) {
    const file = await encodePicture(pixels, 'avif', { quality });
    if (file.length < MOST_BYTES) return file;
  }
  throw new Error(`The picture does not fit into ${MOST_BYTES} bytes.`);
}

const PLACEHOLDER_PX = 16;

/** A tiny blurred picture as a data: address, shown until the picture is there. */
export async function placeholderOf({ width, height, data }: Pixels): Promise<string> {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const tiny = await sharp(raw, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: PLACEHOLDER_PX, height: PLACEHOLDER_PX, fit: 'inside', kernel: 'cubic' })
    .blur(0.8)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
