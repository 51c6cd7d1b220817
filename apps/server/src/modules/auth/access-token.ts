/** The access token: a JWT of some minutes. It names a session, which is asked about each time (sessions.ts). */
import { webcrypto } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME_S } from '@filigree/contracts';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { keyIdOf } from '../../crypto/key-id.ts';
import { type Keys, keysNamed, type NamedKey } from '../../crypto/keyring.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import type { SignedIn } from '../../http/route.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'filigree';
const AUDIENCE = 'filigree-api';
const TYPE = 'at+jwt';

/** Bytes would be made into a key again for every request. */
const imported = new WeakMap<NamedKey, Promise<webcrypto.CryptoKey>>();
function importOnce(key: NamedKey): Promise<webcrypto.CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const found =
    imported.get(key) ?? webcrypto.subtle.importKey('raw', Buffer.from(key.bytes), hmac, false, ['verify']);
  imported.set(key, found);
  return found;
}

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  /** Of the refresh token that it came with; tokens of an older version have none. */
  gen: z.number().int().positive().optional(),
});

/** What an access token says. */
export interface AccessClaim extends SignedIn {
  readonly generation?: number | undefined;
}

export async function issueAccessToken(
  [newest]: Keys,
  { userId, sessionId, generation }: AccessClaim,
): Promise<string> {
  return new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: newest.id })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_LIFETIME_S}s`)
    .sign(newest.bytes);
}

/** Judges an Authorization header. */
export async function judgeAuthorization(
  keys: Keys,
  authorization: string | undefined,
): Promise<Result<AccessClaim>> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return fail('UNAUTHENTICATED', 'Please sign in to continue.');
  try {
    const claims = claimsSchema.safeParse(await verify(keys, token));
    if (claims.success) {
      const { sub: userId, sid: sessionId, gen: generation } = claims.data;
      return ok({ userId, sessionId, generation });
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      return fail('TOKEN_EXPIRED', 'Your session needs to be renewed. Please sign in again.');
    }
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return fail('UNAUTHENTICATED', 'This access token is not valid. Please sign in again.');
}

/** undefined: signed by none of the keys. Throws what the library throws of a token that is wrong or too old. */
async function verify(keys: Keys, token: string): Promise<JWTPayload | undefined> {
  for (const key of keysNamed(keys, keyIdOf(token))) {
    try {
      const { payload } = await jwtVerify(token, await importOnce(key), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  return undefined;
}
