import sharp from 'sharp';

export const PICTURE_FORMATS = ['png', 'webp', 'avif', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What a renderer gives: RGBA, sRGB encoded, not premultiplied, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface EncodeOptions {
  /** 1..100, for the lossy formats; the defaults keep facets clean. */
  readonly quality?: number;
  /** Scales down to this width in pixels, keeping the proportions. */
  readonly width?: number;
}

const QUALITY = { webp: 88, avif: 68, jpeg: 90 } as const;
/** Paper, for formats without transparency. */
const JPEG_BACKGROUND = '#FAF8F5';

/** Encodes a picture. Lossy formats keep full colour resolution: stones and gold live on it. */
export async function encodePicture(
  { width, height, data }: Pixels,
  format: PictureFormat,
  options: EncodeOptions = {},
): Promise<Buffer> {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let image = sharp(raw, { raw: { width, height, channels: 4 } });
  if (options.width !== undefined && options.width < width)
    image = image.resize({ width: options.width, kernel: 'lanczos3' });
  switch (format) {
    case 'png':
      return (isOpaque(data) ? image.removeAlpha() : image).png({ compressionLevel: 8 }).toBuffer();
    case 'webp':
      return image.webp({ quality: options.quality ?? QUALITY.webp, smartSubsample: true }).toBuffer();
    case 'avif':
      return image
        .avif({ quality: options.quality ?? QUALITY.avif, chromaSubsampling: '4:4:4', effort: 3 })
        .toBuffer();
    case 'jpeg':
      return image
        .flatten({ background: JPEG_BACKGROUND })
        .jpeg({ quality: options.quality ?? QUALITY.jpeg, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toBuffer();
  }
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
