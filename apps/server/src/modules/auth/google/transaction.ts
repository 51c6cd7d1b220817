/**
 * What the browser keeps while somebody is at Google, in a cookie: whoever comes back with an answer must be the one
 * who was sent. Sealed, since the PKCE verifier is no business of anybody's.
 */
import { API_BASE_PATH } from '@filigree/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { keyIdOf } from '../../../crypto/key-id.ts';
import { type Keys, keysNamed } from '../../../crypto/keyring.ts';

const COOKIE_NAME = 'filigree_google';
const LIFETIME_S = 10 * 60;
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

const transactionSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Transaction = z.infer<typeof transactionSchema>;

/** Lax, as the way back from Google begins on another site. */
const attributes = (config: Pick<Config, 'publicUrl'>) =>
  ({
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https://') ?? false,
    path: `${API_BASE_PATH}/auth`,
    httpOnly: true,
  }) as const;

export async function keepTransaction(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  [newest]: Keys,
  transaction: Transaction,
): Promise<void> {
  const sealed = await new EncryptJWT({ ...transaction })
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: newest.id })
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_S}s`)
    .encrypt(newest.bytes);
  reply.setCookie(COOKIE_NAME, sealed, { ...attributes(config), maxAge: LIFETIME_S });
}

/** Takes it from the browser, which must not use it twice. undefined: none of ours, or too old. */
export async function takeTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  keys: Keys,
): Promise<Transaction | undefined> {
  const sealed = request.cookies[COOKIE_NAME];
  if (sealed === undefined) return undefined;
  reply.clearCookie(COOKIE_NAME, attributes(config));
  try {
    return transactionSchema.safeParse(await decrypt(keys, sealed)).data;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return undefined;
  }
}

/** undefined: sealed with none of the keys. Throws what the library throws of what is wrong or too old. */
async function decrypt(keys: Keys, sealed: string): Promise<JWTPayload | undefined> {
  for (const { bytes } of keysNamed(keys, keyIdOf(sealed))) {
    try {
      const { payload } = await jwtDecrypt(sealed, bytes, {
        keyManagementAlgorithms: [ALGORITHM],
        contentEncryptionAlgorithms: [ENCRYPTION],
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JWEDecryptionFailed)) throw error;
    }
  }
  return undefined;
}
