import type { authCalls } from '@filigree/contracts';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import type { AuthContext } from '../context.ts';
import type { GoogleClientSource } from './issuer.ts';
import { limitGoogle } from './limits.ts';
import { keepTransaction } from './transaction.ts';

export function googleStart(
  context: AuthContext,
  client: GoogleClientSource,
): Handler<typeof authCalls.googleStart> {
  return async ({ request, reply }) => {
    const limited = await limitGoogle(context, request);
    if (!limited.ok) return limited;
    const found = await client((err) => request.log.warn({ err }, 'the issuer of sign-ins does not answer'));
    if (!found.ok) return found;
    const transaction = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const authUrl = buildAuthorizationUrl(found.value.configuration, {
      redirect_uri: found.value.redirectUri,
      scope: 'openid email profile',
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge: await calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
    });
    await keepTransaction(reply, context.config, context.keys.googleTransaction, transaction);
    return ok({ authUrl: authUrl.href });
  };
}
