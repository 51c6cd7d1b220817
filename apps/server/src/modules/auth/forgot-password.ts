import type { authCalls } from '@filigree/contracts';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { resetPasswordLetter } from '../mail/index.ts';
import type { AuthContext } from './context.ts';
import { limitMails } from './mail-limits.ts';
import { issueToken, TOKEN_LIFETIME_S } from './one-time-tokens.ts';
import { pageLink } from './page-link.ts';
import { inSteadyTime } from './steady-time.ts';
import { accountsOfAddress, ownerOfAddress, type UserRow } from './users.ts';

async function sendLink(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  user: UserRow,
): Promise<void> {
  const { token, digest, expiresAt } = await issueToken(tx, user, 'reset_password');
  await context.outbox.put(tx, {
    key: `reset-password:${digest}`,
    userId: user.id,
    email: user.email,
    letter: resetPasswordLetter({
      name: user.name,
      link: pageLink(context.config, request, '/reset-password', { token }),
      lifetimeS: TOKEN_LIFETIME_S.reset_password,
    }),
    expiresAt,
  });
}

/** Answers the same whether there is such an account or not. */
export function forgotPassword(context: AuthContext): Handler<typeof authCalls.forgotPassword> {
  return async ({ body, request }) => {
    const limited = await limitMails(context, request, 'reset-password', body.email);
    if (!limited.ok) return limited;
    await inSteadyTime(() =>
      context.database.transaction(async (tx) => {
        const owner = await ownerOfAddress(tx, body.email);
        // As long as nobody has confirmed the address, each account that names it: whose mailbox it is decides.
        const users = owner ? [owner] : await accountsOfAddress(tx, body.email);
        for (const user of users) await sendLink(context, tx, request, user);
      }),
    );
    return ok(null);
  };
}
