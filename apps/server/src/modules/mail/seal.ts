/**
 * Letters lie encrypted in the outbox (AES-256-GCM): somebody who reads the database must not find a link there that
 * opens an account.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
/** Lengths of NIST SP 800-38D: a nonce of 96 bits, a tag of 128. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const bodySchema = z.object({ text: z.string(), html: z.string(), link: z.string().nullable() });
export type MailBody = z.infer<typeof bodySchema>;

export type SealKey = Uint8Array;

export function sealKey(sessionSecret: string): SealKey {
  return new Uint8Array(hkdfSync('sha256', sessionSecret, 'filigree', 'mail outbox', 32));
}

/** @param id of the mail; a letter opens in its own row only. */
export function seal(key: SealKey, id: string, body: MailBody): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** undefined: sealed with another key, or not whole. */
export function unseal(key: SealKey, id: string, sealed: Buffer): MailBody | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  let text: string;
  try {
    text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)).toString('utf8');
    text += decipher.final('utf8');
  } catch {
    // The only reason that the library gives for a failed authentication is a bare Error.
    return undefined;
  }
  return bodySchema.parse(JSON.parse(text));
}
