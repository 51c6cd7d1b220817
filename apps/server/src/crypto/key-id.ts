import { decodeProtectedHeader, errors } from 'jose';

/**
 * The id of the key that a signed or an encrypted token names (RFC 7515, section 4.1.4), before anything of it is
 * believed. undefined: it names none.
 * @throws {errors.JWTInvalid} for what is no token
 */
export function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new errors.JWTInvalid('There is no header that could be read.', { cause });
  }
}
