/** The access token: a JWT of some minutes. It names a session, which is asked about each time (sessions.ts). */
import { createHash, webcrypto } from 'node:crypto';
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
  exp: z.number(),
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
  const known = verifiedWith(keys);
  const digest = createHash('sha256').update(token).digest('base64');
  const found = known.get(digest);
  if (found) return judgeAge(found);
  try {
    const claims = claimsSchema.safeParse(await verify(keys, token));
    if (claims.success) {
      const { sub: userId, sid: sessionId, gen: generation, exp: expiresAtS } = claims.data;
      const verified = { claim: { userId, sessionId, generation }, expiresAtS };
      remember(known, digest, verified);
      return judgeAge(verified);
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return tooOld();
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return fail('UNAUTHENTICATED', 'This access token is not valid. Please sign in again.');
}

const tooOld = () => fail('TOKEN_EXPIRED', 'Your session needs to be renewed. Please sign in again.');

interface Verified {
  readonly claim: AccessClaim;
  readonly expiresAtS: number;
}

function judgeAge({ claim, expiresAtS }: Verified): Result<AccessClaim> {
  // biome-ignore lint/plugin: the library judges the age of a token by this clock, the first time it comes.
  return expiresAtS > Math.floor(Date.now() / 1_000) ? ok(claim) : tooOld();
}

/** Far above what is in use within the minutes that a token lives. */
const REMEMBERED_MAX = 10_000;
/**
 * By the digests of tokens whose signature is right, the oldest first: a token comes with every request of its person,
 * and to ask a thread for its signature each time costs more than to refuse the request.
 */
const verifiedTokens = new WeakMap<Keys, Map<string, Verified>>();

function verifiedWith(keys: Keys): Map<string, Verified> {
  const known = verifiedTokens.get(keys) ?? new Map<string, Verified>();
  verifiedTokens.set(keys, known);
  return known;
}

function remember(known: Map<string, Verified>, digest: string, verified: Verified): void {
  known.set(digest, verified);
  if (known.size <= REMEMBERED_MAX) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
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
