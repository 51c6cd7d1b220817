/** What the bytes of a file say about it, before anything decodes them. */

/** Formats that people may bring. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** By its signature; undefined for everything that may not be uploaded. */
export function formatOfBytes(bytes: Buffer): UploadFormat | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'avif';
  return undefined;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** `avis` are sequences. */
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** Whether it moves: the decoder would silently take the first of its pictures. */
export function isAnimated(bytes: Buffer, format: UploadFormat): boolean {
  if (format === 'png') return pngChunks(bytes).some(({ type }) => type === 'acTL');
  if (format === 'avif') return bytes.toString('latin1', 8, 12) === 'avis';
  // The flag of the extended header: WebP Container Specification, "Extended File Format", bit 1.
  return format === 'webp' && bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes[20]! & 0x02) !== 0;
}

/**
 * Files that are a picture to one program and something else to another have that something behind the picture: an
 * archive, a page, a script. What cameras put there (previews, moving pictures) is none of these, and is not kept.
 */
export function hasForeignTail(bytes: Buffer, format: UploadFormat): boolean {
  const end = endOfPicture(bytes, format);
  if (end === undefined || end >= bytes.length) return false;
  const tail = bytes.toString('latin1', end);
  // An archive is found by the record at its end, which a comment of at most 64 KiB follows (APPNOTE 4.3.16).
  return FOREIGN.test(tail) || tail.slice(-ZIP_END_BYTES).includes('PK\x05\x06');
}

const FOREIGN = /<script|<html|<!doctype|<svg[\s>]|<\?php|%PDF-/i;
const ZIP_END_BYTES = 22 + 65_535;

/** Where the picture ends, by the structure of its container; undefined where that is broken. */
function endOfPicture(bytes: Buffer, format: UploadFormat): number | undefined {
  switch (format) {
    case 'jpeg':
      return endOfJpeg(bytes);
    case 'png':
      return pngChunks(bytes).find(({ type }) => type === 'IEND')?.end;
    case 'webp':
      return 8 + bytes.readUInt32LE(4);
    case 'avif':
      return endOfBoxes(bytes);
  }
}

interface Chunk {
  readonly type: string;
  readonly end: number;
}

/** Length, type, data, checksum (PNG specification, section 5.3). */
function pngChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; at = chunks.at(-1)!.end) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, end: at + 12 + bytes.readUInt32BE(at) });
    if (type === 'IEND') break;
  }
  return chunks;
}

/** Segments up to the scans, then entropy-coded data in which only 0xFF 0x00 and restart markers may stand (T.81, B). */
function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : undefined;
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    const isData = next === 0x00 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** Boxes of a size and four printable letters (ISO/IEC 14496-12, 4.2); the first thing that is none ends them. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length && /^[ -~]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) break;
    at += size;
  }
  return at;
}
