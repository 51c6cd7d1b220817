/** An authorization code becomes who somebody is, as the issuer's ID token says. */
import { FALLBACK_MESSAGES } from '@filigree/contracts';
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { type GoogleClient, unreachable } from './issuer.ts';
import type { Transaction } from './transaction.ts';

/** Some answers carry the text "false". */
const isTrue = z.preprocess((value) => value === true || value === 'true', z.boolean());
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: isTrue,
  name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_048)
    .optional()
    .catch(undefined),
});
export type GoogleClaims = z.infer<typeof claimsSchema>;

export interface Answer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

export const refused = () => fail('INVALID_CREDENTIALS', FALLBACK_MESSAGES.oauth);

/** Codes of the client for answers that did not come, or were no answers at all. */
const PASSING = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Fails with INVALID_CREDENTIALS for everything that does not fit, and with SERVICE_UNAVAILABLE. */
export async function exchangeCode(
  { configuration, redirectUri }: GoogleClient,
  transaction: Transaction,
  answer: Answer,
  onError: (error: unknown) => void,
): Promise<Result<GoogleClaims>> {
  const back = new URL(redirectUri);
  back.searchParams.set('code', answer.code);
  back.searchParams.set('state', answer.state);
  // Issuers that name themselves in the answer (RFC 9207) are held to it. A page that passed only code and state on
  // can have it from no other issuer: there is one.
  back.searchParams.set('iss', answer.iss ?? configuration.serverMetadata().issuer);
  try {
    const tokens = await authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: transaction.verifier,
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      idTokenExpected: true,
    });
    const claims = claimsSchema.safeParse(tokens.claims());
    if (claims.success) return ok(claims.data);
    onError(claims.error);
    return refused();
  } catch (error) {
    onError(error);
    if (error instanceof ResponseBodyError) return error.status >= 500 ? unreachable() : refused();
    if (error instanceof AuthorizationResponseError) return refused();
    if (error instanceof ClientError) return PASSING.has(error.code ?? '') ? unreachable() : refused();
    // fetch says so when nobody answers.
    if (error instanceof TypeError) return unreachable();
    throw error;
  }
}
