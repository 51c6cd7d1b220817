import type { authCalls } from '@filigree/contracts';
import { violates } from '../../../database/constraint.ts';
import { ok } from '../../../http/failure.ts';
import type { Handler } from '../../../http/route.ts';
import { beginSession } from '../begin-session.ts';
import type { AuthContext } from '../context.ts';
import { checkOrigin } from '../origin.ts';
import { isChallenge, secondStepNeeded, signIn } from '../sign-in.ts';
import { accountOf } from './account.ts';
import { exchangeCode, refused } from './exchange.ts';
import type { GoogleClientSource } from './issuer.ts';
import { limitGoogle } from './limits.ts';
import { takeTransaction } from './transaction.ts';

/** The page that people come back to sends on what it was called with. */
export function googleCallback(
  context: AuthContext,
  client: GoogleClientSource,
): Handler<typeof authCalls.googleCallback> {
  return async ({ body, request, reply }) => {
    const { config, database, keys } = context;
    const origin = checkOrigin(request, config);
    if (!origin.ok) return origin;
    const limited = await limitGoogle(context, request);
    if (!limited.ok) return limited;
    const onError = (err: unknown) => request.log.warn({ err }, 'a sign-in with Google was refused');
    const found = await client(onError);
    if (!found.ok) return found;
    const transaction = await takeTransaction(request, reply, config, keys.googleTransaction);
    if (!transaction) return refused();
    const claims = await exchangeCode(found.value, transaction, body, onError);
    if (!claims.ok) return claims;
    try {
      const outcome = await database.transaction(async (tx) => {
        const account = await accountOf(context, tx, request, claims.value);
        if (!account.ok) return account;
        const { user, isNewUser } = account.value;
        return ok({ user, isNewUser, begun: await signIn(tx, request, user.id, false) });
      });
      if (!outcome.ok) return outcome;
      const { user, isNewUser, begun } = outcome.value;
      if (isChallenge(begun)) return secondStepNeeded(begun);
      return ok({ ...(await beginSession(context, reply, user, begun)), isNewUser });
    } catch (error) {
      // The same person from two pages at once: one of them has made the account meanwhile.
      if (violates(error, 'users_confirmed_email_key') || violates(error, 'identities_issuer_subject_pk'))
        return refused();
      throw error;
    }
  };
}
