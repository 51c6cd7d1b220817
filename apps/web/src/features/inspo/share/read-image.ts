/** A picture that somebody shares: checked, decoded, and made as small as the wall shows it. */
import { IMAGE_UPLOAD_MAX_BYTES } from '@filigree/contracts/constants';

/** Pixels; the wall shows it no wider, also on fine screens. */
const LONGEST_SIDE_PX = 1_080;
const QUALITY = 0.82;

export interface SharedImage {
  /** A data: address. */
  readonly imageUrl: string;
  /** Width by height. */
  readonly aspect: number;
}

export type ImageProblem = 'too-large' | 'unreadable';

/** Without decoding: what its size and type already say. */
export function problemOf(file: Pick<File, 'size' | 'type'>): ImageProblem | null {
  if (file.size >= IMAGE_UPLOAD_MAX_BYTES) return 'too-large';
  return file.type.startsWith('image/') && file.size > 0 ? null : 'unreadable';
}

/** The largest size within the longest side, in whole pixels; never larger than it is. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Encoded anew, so that only pixels are kept: no place, no camera, no script. */
export async function readImage(file: File): Promise<SharedImage | ImageProblem> {
  const problem = problemOf(file);
  if (problem) return problem;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    // The browser cannot decode it: it is no picture, or a broken one.
    return 'unreadable';
  }
  const { width, height } = fitted(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { imageUrl: canvas.toDataURL('image/webp', QUALITY), aspect: width / height };
}
