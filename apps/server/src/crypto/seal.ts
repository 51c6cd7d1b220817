/** Text that lies encrypted in the database (AES-256-GCM): a copy of it must not give away what opens accounts. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Lengths of NIST SP 800-38D: a nonce of 96 bits, a tag of 128. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SealKey = Uint8Array;

/** One key a purpose (RFC 5869). */
export function deriveSealKey(sessionSecret: string, purpose: string): SealKey {
  return new Uint8Array(hkdfSync('sha256', sessionSecret, 'filigree', purpose, 32));
}

/** @param place where it lies, such as the id of its row: it opens there only. */
export function sealText(key: SealKey, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** undefined: sealed with another key or for another place, or not whole. */
export function unsealText(key: SealKey, place: string, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)).toString('utf8');
    return text + decipher.final('utf8');
  } catch {
    // The only reason that the library gives for a failed authentication is a bare Error.
    return undefined;
  }
}
