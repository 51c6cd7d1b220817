/** Which rendition of a stored picture a request asks for. */
import type { IMAGE_FORMATS } from '@filigree/contracts';

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface Variant {
  /** Pixels; undefined: as wide as the original. Pictures are never enlarged. */
  readonly width: number | undefined;
  readonly format: ImageFormat;
}

export const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const FORMAT_OF_EXTENSION: Readonly<Record<string, ImageFormat>> = {
  avif: 'avif',
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
};

/** The format of a stored picture by its key; undefined for keys that name no picture. */
export function formatOfKey(key: string): ImageFormat | undefined {
  return FORMAT_OF_EXTENSION[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
}

/** Smallest first; only what the header names itself counts, since every browser also sends a general wildcard. */
const NEGOTIABLE: readonly ImageFormat[] = ['avif', 'webp'];

/** The best format that an Accept header (RFC 9110, section 12.5.1) names, else the original's own. */
export function negotiateFormat(accept: string | undefined, original: ImageFormat): ImageFormat {
  const named = new Set<string>();
  for (const range of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (!isRefused) named.add(type);
  }
  const best = NEGOTIABLE.find((format) => named.has(MEDIA_TYPES[format]));
  // Clients that name neither still have to be able to read the answer.
  return best ?? (original === 'png' ? 'png' : 'jpeg');
}
