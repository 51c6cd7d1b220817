import { createHash } from 'node:crypto';

/**
 * The id of a piece, from its slug for good: carts and orders name it. A UUID of version 8, "custom" (RFC 9562,
 * section 5.8): the first 122 bits of a SHA-256.
 */
export function pieceId(slug: string): string {
  const bytes = createHash('sha256').update(`filigree catalogue ${slug}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
