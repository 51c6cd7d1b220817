/** Whether a file ends where its own format says: one that was cut off, or holds something else, does not. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

const GLB_MAGIC = 'glTF';
const GLB_HEADER_BYTES = 12;
/** The record at the end of an archive without a comment, as we write them (APPNOTE 4.3.16). */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_BYTES = 22;
/** Readers look for the end of a document in its last kilobyte (ISO 32000-1, annex H.3). */
const PDF_TAIL_BYTES = 1_024;

/** By the length that the header tells (glTF 2.0, section 4.4.2). */
export function isWholeModel(bytes: Uint8Array): boolean {
  const file = view(bytes);
  if (file.length < GLB_HEADER_BYTES || file.toString('latin1', 0, 4) !== GLB_MAGIC) return false;
  return file.readUInt32LE(8) === file.length;
}

export function isWholeArchive(bytes: Uint8Array): boolean {
  return view(bytes)
    .toString('latin1', bytes.length - ZIP_END_BYTES)
    .startsWith(ZIP_END);
}

export function isWholeDocument(bytes: Uint8Array): boolean {
  const tail = Math.max(0, bytes.length - PDF_TAIL_BYTES);
  return view(bytes).toString('latin1', tail).includes('%%EOF');
}

const view = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Pictures that were decoded to their end and are still what they were, newest last; 44 characters each. */
const sound = new Set<string>();
const SOUND_LIMIT = 20_000;

/** Far above what the product stores; a picture that claims more is refused before it is decoded. */
export const PICTURE_MAX_PIXELS = 50_000_000;

/**
 * Whether a picture decodes to its end: `sound` when these very bytes have been decoded before, else the work that finds
 * it out, which takes a core for a while.
 */
export function checkPicture(bytes: Uint8Array): 'sound' | (() => Promise<boolean>) {
  const digest = createHash('sha256').update(bytes).digest('base64url');
  if (sound.has(digest)) return 'sound';
  return async () => {
    const isWhole = await decodes(bytes);
    if (isWhole) {
      sound.add(digest);
      if (sound.size > SOUND_LIMIT) sound.delete(sound.values().next().value!);
    }
    return isWhole;
  };
}

async function decodes(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS }).stats();
    return true;
  } catch (error) {
    // The library has no codes; whatever it cannot decode is a fault of the file.
    if (!(error instanceof Error)) throw error;
    return false;
  }
}
