import type { authCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import type { Handler } from '../../http/route.ts';
import { attempt, forgive, type Limit } from '../../http/throttle.ts';
import { accountByPassword } from './account-by-password.ts';
import { beginSession } from './begin-session.ts';
import type { AuthContext } from './context.ts';
import { isChallenge, secondStepNeeded, signIn } from './sign-in.ts';
import { accountsOfAddress } from './users.ts';

const WINDOW_S = 15 * 60;
/** Narrow where one place tries one account, wide enough elsewhere that nobody can lock somebody else out easily. */
const PER_ADDRESS_AND_ACCOUNT = 10;
const PER_ACCOUNT = 50;
const PER_ADDRESS = 100;

export const loginsFromAddress = (request: FastifyRequest): Limit => ({
  key: `login:address:${request.ip}`,
  attempts: PER_ADDRESS,
  windowS: WINDOW_S,
});

export function login(context: AuthContext): Handler<typeof authCalls.login> {
  return async ({ body, request, reply }) => {
    const { database } = context;
    const account = body.email.toLowerCase();
    const pair = `login:pair:${request.ip}:${account}`;
    if (context.config.rateLimits) {
      const limited = await attempt(database, [
        loginsFromAddress(request),
        { key: pair, attempts: PER_ADDRESS_AND_ACCOUNT, windowS: WINDOW_S },
        { key: `login:account:${account}`, attempts: PER_ACCOUNT, windowS: WINDOW_S },
      ]);
      if (!limited.ok) return limited;
    }
    const user = await accountByPassword(await accountsOfAddress(database, body.email), body.password);
    const wrong = fail('INVALID_CREDENTIALS', 'Invalid email or password');
    if (!user) return wrong;
    const begun = await database.transaction(async (tx) => {
      // A password that is replaced in this very moment must not open a session that outlives it.
      const [current] = await tx
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, user.id))
        .for('share');
      if (current?.passwordHash !== user.passwordHash) return undefined;
      return signIn(tx, request, user.id, body.rememberMe);
    });
    if (!begun) return wrong;
    if (context.config.rateLimits) await forgive(database, pair);
    if (isChallenge(begun)) return secondStepNeeded(begun);
    return ok(await beginSession(context, reply, user, begun));
  };
}
