/** Fields that a browser keeps for us, as one token that names the key that signed it (HMAC-SHA-256). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keys, keysNamed } from './keyring.ts';

/** `<kind>2.<field>. ... .<field>.<id of the key>.<signature>`; before keys had names it was 1, without the id. */
const NAMED = '2';
const UNNAMED = '1';

/**
 * @param kind a letter that tells tokens of one kind from those of another
 * @param fields without dots
 */
export function writeToken([newest]: Keys, kind: string, fields: readonly (string | number)[]): string {
  const body = [`${kind}${NAMED}`, ...fields, newest.id].join('.');
  return `${body}.${sign(newest.bytes, body)}`;
}

/** The fields; undefined: not of this kind, or signed by no key that is listed. */
export function readToken(keys: Keys, kind: string, token: string): string[] | undefined {
  const end = token.lastIndexOf('.');
  if (end < 0) return undefined;
  const body = token.slice(0, end);
  const [version, ...fields] = body.split('.');
  if (version !== `${kind}${NAMED}` && version !== `${kind}${UNNAMED}`) return undefined;
  const id = version === `${kind}${NAMED}` ? (fields.pop() ?? '') : undefined;
  const given = Buffer.from(token.slice(end + 1));
  const isOurs = keysNamed(keys, id).some(({ bytes }) => isSame(given, Buffer.from(sign(bytes, body))));
  return isOurs ? fields : undefined;
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(key: Uint8Array, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
