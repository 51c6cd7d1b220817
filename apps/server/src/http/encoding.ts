/** Content codings of answers (RFC 9110, section 8.4). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Thoroughly: for what is encoded once in the life of a process. Quickly: for what changes while people wait. */
const EFFORT = { thoroughly: { br: 9, gzip: 9 }, quickly: { br: 5, gzip: 6 } } as const;

export function encode(encoding: Encoding, bytes: Buffer, effort: keyof typeof EFFORT): Promise<Buffer> {
  const level = EFFORT[effort][encoding];
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : promisify(gzip)(bytes, { level });
}

/** The best coding that an Accept-Encoding header names. */
export function bestEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepted = header
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
