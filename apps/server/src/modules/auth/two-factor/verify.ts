import type { twoFactorCalls } from '@filigree/contracts';
import type { FastifyRequest } from 'fastify';
import { fail, ok } from '../../../http/failure.ts';
import { networkOf } from '../../../http/network.ts';
import type { Handler } from '../../../http/route.ts';
import { attempt, forgive, type Limit } from '../../../http/throttle.ts';
import { beginSession } from '../begin-session.ts';
import type { AuthContext } from '../context.ts';
import { deviceOf } from '../device.ts';
import { openSession } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { endChallenge, tryChallenge } from './challenge.ts';
import { spendAnyCode } from './factor.ts';
import { tellOfTwoFactor } from './notice.ts';

const WINDOW_S = 15 * 60;
const PER_ADDRESS = 100;
/** Three codes of a million are good at a time: this many tries find one with a chance of 1 in 16,000. */
const PER_ACCOUNT = 20;

const expired = () =>
  fail('SIGN_IN_EXPIRED', 'Too much time has passed, or too many codes were tried. Please sign in again.');

export const secondStepsFromAddress = (request: FastifyRequest): Limit => ({
  key: `second-step:address:${networkOf(request.ip)}`,
  attempts: PER_ADDRESS,
  windowS: WINDOW_S,
});

/** The second step: the session that the first one asked for. */
export function verifyTwoFactor(context: AuthContext): Handler<typeof twoFactorCalls.verifyTwoFactor> {
  return async ({ body, request, reply }) => {
    const { database, config } = context;
    if (config.rateLimits) {
      const limited = await attempt(database, [secondStepsFromAddress(request)]);
      if (!limited.ok) return limited;
    }
    const challenge = await tryChallenge(database, body.challengeToken);
    if (!challenge) return expired();
    const { userId, remembered } = challenge;
    const device = deviceOf(context, request, userId);
    const account = device ? `second-step:device:${device}:${userId}` : `second-step:account:${userId}`;
    if (config.rateLimits) {
      const limited = await attempt(database, [{ key: account, attempts: PER_ACCOUNT, windowS: WINDOW_S }]);
      if (!limited.ok) return limited;
    }
    const outcome = await database.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) return expired();
      const used = await spendAnyCode(context, tx, userId, body.code);
      if (!used.ok) return used;
      // Ended meanwhile by another code, by a new password: the code is used up, and nothing is opened.
      if (!(await endChallenge(tx, body.challengeToken))) return expired();
      if (used.value === 'recovery') await tellOfTwoFactor(context, tx, request, user, 'code used');
      const userAgent = request.headers['user-agent'];
      return ok({ user, session: await openSession(tx, { userId, remembered, userAgent }) });
    });
    if (!outcome.ok) return outcome;
    if (config.rateLimits) await forgive(database, account);
    return ok(await beginSession(context, reply, outcome.value.user, outcome.value.session));
  };
}
