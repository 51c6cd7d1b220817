import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 24;

/** Letters and digits, each as likely as the others. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    // 248 is the largest multiple of 62 below 256; bytes above it would favour the first letters.
    for (const byte of randomBytes(length)) if (byte < 248) text += ALPHABET[byte % ALPHABET.length];
  }
  return text.slice(0, length);
}

/** As in `pi_3Nx...`. */
export function newId(prefix: string, length: number = ID_LENGTH): string {
  return `${prefix}_${randomText(length)}`;
}

/** Seconds since 1970, as every moment of the API. */
export function nowS(): number {
  return Math.floor(Date.now() / 1000);
}
