import type { authCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../../database/schema/users.ts';
import { fail, ok } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import type { Handler } from '../../http/route.ts';
import { attempt, forgive, type Limit } from '../../http/throttle.ts';
import { accountByPassword } from './account-by-password.ts';
import { beginSession } from './begin-session.ts';
import type { AuthContext } from './context.ts';
import { deviceOfOwner } from './device.ts';
import { isChallenge, secondStepNeeded, signIn } from './sign-in.ts';
import { accountsOfAddress } from './users.ts';

const WINDOW_S = 15 * 60;
/** Where one network, or one device that the account was used on, tries one account. */
const PER_PLACE_AND_ACCOUNT = 10;
/** Of strangers: devices that the account was used on are not counted, so that nobody locks its owner out. */
const PER_ACCOUNT = 50;
const PER_ADDRESS = 100;

export const loginsFromAddress = (request: FastifyRequest): Limit => ({
  key: `login:address:${networkOf(request.ip)}`,
  attempts: PER_ADDRESS,
  windowS: WINDOW_S,
});

export function login(context: AuthContext): Handler<typeof authCalls.login> {
  return async ({ body, request, reply }) => {
    const { database } = context;
    const account = body.email.toLowerCase();
    const device = await deviceOfOwner(context, request, body.email);
    const place = device ?? networkOf(request.ip);
    const pair: Limit = {
      key: `login:${device ? 'device' : 'pair'}:${place}:${account}`,
      attempts: PER_PLACE_AND_ACCOUNT,
      windowS: WINDOW_S,
    };
    if (context.config.rateLimits) {
      const everywhere = { key: `login:account:${account}`, attempts: PER_ACCOUNT, windowS: WINDOW_S };
      const limits = device ? [pair] : [loginsFromAddress(request), pair, everywhere];
      const limited = await attempt(database, limits);
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
    // Else somebody with an account of their own on the same address would get tries at its owner's password for it.
    const isOwner = user.emailVerifiedAt !== null;
    if (context.config.rateLimits && isOwner) await forgive(database, pair.key);
    if (isChallenge(begun)) return secondStepNeeded(begun);
    return ok(await beginSession(context, reply, user, begun));
  };
}
