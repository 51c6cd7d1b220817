/**
 * What the browser keeps while somebody is at Google, in a cookie: whoever comes back with an answer must be the one
 * who was sent. Sealed, since the PKCE verifier is no business of anybody's.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { keyIdOf } from '../../../crypto/key-id.ts';
import { type Keys, keysNamed } from '../../../crypto/keyring.ts';
import { ownCookie } from '../../../http/own-cookie.ts';

/**
 * Lax, as the way back from Google begins on another site. One under the bare name would be some minutes old at most;
 * whoever can plant one there would sign people in to an account of their own.
 */
const transactionCookie = ownCookie({ name: 'filigree_google', sameSite: 'lax', readsBareName: false });
const LIFETIME_S = 10 * 60;
const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

const transactionSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type Transaction = z.infer<typeof transactionSchema>;

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
  transactionCookie.set(reply, config, sealed, LIFETIME_S);
}

/** Takes it from the browser, which must not use it twice. undefined: none of ours, or too old. */
export async function takeTransaction(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  keys: Keys,
): Promise<Transaction | undefined> {
  const sealed = transactionCookie.read(request, config);
  if (sealed === undefined) return undefined;
  transactionCookie.clear(reply, config);
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
