import type { authCalls } from '@filigree/contracts';
import { ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import type { AuthContext } from './context.ts';
import { limitMails } from './mail-limits.ts';
import { sendVerification } from './send-verification.ts';
import { inSteadyTime } from './steady-time.ts';
import { accountsOfAddress } from './users.ts';

/** Answers the same whether there is such an account or not, and whether it waits for a mail or not. */
export function resendVerification(context: AuthContext): Handler<typeof authCalls.resendVerification> {
  return async ({ body, request }) => {
    const limited = await limitMails(context, request, 'verify-email', body.email);
    if (!limited.ok) return limited;
    await inSteadyTime(() =>
      context.database.transaction(async (tx) => {
        for (const user of await accountsOfAddress(tx, body.email)) {
          if (user.emailVerifiedAt === null) await sendVerification(context, tx, request, user);
        }
      }),
    );
    return ok(null);
  };
}
