/** Text that lies encrypted in the database (AES-256-GCM): a copy of it must not give away what opens accounts. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keys, keysNamed } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
/** Lengths of NIST SP 800-38D: a nonce of 96 bits, a tag of 128. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Before the nonce: the id of the key. What was sealed before keys had names begins with the nonce. */
const NAME = /^k1:([\w-]{11}):/;
const NAME_BYTES = 15;

/** @param place where it lies, such as the id of its row: it opens there only. */
export function sealText([newest]: Keys, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, newest.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(place),
  );
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(`k1:${newest.id}:`), nonce, cipher.getAuthTag(), encrypted]);
}

/** The id of the key that sealed it; undefined: from before keys had names. */
export function sealedBy(sealed: Buffer): string | undefined {
  return NAME.exec(sealed.subarray(0, NAME_BYTES).toString('latin1'))?.[1];
}

/** undefined: sealed with a key that is not listed or for another place, or not whole. */
export function unsealText(keys: Keys, place: string, sealed: Buffer): string | undefined {
  const id = sealedBy(sealed);
  const body = id === undefined ? sealed : sealed.subarray(NAME_BYTES);
  for (const key of keysNamed(keys, id)) {
    const text = open(key.bytes, place, body);
    if (text !== undefined) return text;
  }
  return undefined;
}

function open(key: Uint8Array, place: string, sealed: Buffer): string | undefined {
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
