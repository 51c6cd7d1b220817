import type { authCalls, CallBody } from '@filigree/contracts';
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { users } from '../../database/schema/users.ts';
import { ok, type Result } from '../../http/failure.ts';
import { networkOf } from '../../http/network.ts';
import type { Handler } from '../../http/route.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import { accountByPassword } from './account-by-password.ts';
import { beginSession } from './begin-session.ts';
import type { AuthContext } from './context.ts';
import { judgeNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { sendVerification } from './send-verification.ts';
import { openSession } from './sessions.ts';
import { hasSecondStep } from './two-factor/factor.ts';
import { accountsOfAddress, lockAddress, type UserRow } from './users.ts';

const HOUR_S = 3600;
const PER_ADDRESS = 30;
/** Each of them writes to the mailbox, which is perhaps a stranger's. */
const PER_ADDRESS_AND_ACCOUNT = 5;
const PER_ACCOUNT = 15;

export const registrationsFromAddress = (request: FastifyRequest): Limit => ({
  key: `register:address:${networkOf(request.ip)}`,
  attempts: PER_ADDRESS,
  windowS: HOUR_S,
});

type Registration = CallBody<typeof authCalls.register>;

/**
 * Everybody who signs up gets an account and is signed in, whatever accounts name the address already: it is theirs
 * once they have confirmed it, and only the mail tells whose it is. Signing up again with the same password leads to
 * the account that there is.
 */
export function register(context: AuthContext): Handler<typeof authCalls.register> {
  return async ({ body, request, reply }) => {
    const limited = await limitRegistrations(context, request, body.email);
    if (!limited.ok) return limited;
    const judged = await judgeNewPassword(body.password, 'password', body);
    if (!judged.ok) return judged;
    const accounts = await accountsOfAddress(context.database, body.email);
    const known = await accountByPassword(accounts, body.password);
    const passwordHash = await hashPassword(body.password);
    const { user, session } = await context.database.transaction(async (tx) => {
      const user =
        (await unchanged(tx, known)) ??
        (await twin(tx, body, accounts)) ??
        (await create(context, tx, request, body, passwordHash));
      const userAgent = request.headers['user-agent'];
      return { user, session: await openSession(tx, { userId: user.id, remembered: false, userAgent }) };
    });
    return ok(await beginSession(context, reply, user, session));
  };
}

async function limitRegistrations(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
): Promise<Result<void>> {
  if (!context.config.rateLimits) return ok(undefined);
  const account = email.toLowerCase();
  return attempt(context.database, [
    registrationsFromAddress(request),
    {
      key: `register:pair:${networkOf(request.ip)}:${account}`,
      attempts: PER_ADDRESS_AND_ACCOUNT,
      windowS: HOUR_S,
    },
    { key: `register:account:${account}`, attempts: PER_ACCOUNT, windowS: HOUR_S },
  ]);
}

/** The account that the password opened, if it does so still and needs nothing more. */
async function unchanged(tx: Transaction, known: UserRow | undefined): Promise<UserRow | undefined> {
  if (!known) return undefined;
  const isAsRead: SQL | undefined = and(
    eq(users.id, known.id),
    eq(users.passwordHash, known.passwordHash ?? ''),
  );
  const [user] = await tx.select().from(users).where(isAsRead).for('share');
  // A second step is asked for where people sign in; here its question would tell of the account.
  return user && !(await hasSecondStep(tx, user.id)) ? user : undefined;
}

/** An account that the same registration has made in this very moment, as by a second click. */
async function twin(
  tx: Transaction,
  { email, password }: Registration,
  before: readonly UserRow[],
): Promise<UserRow | undefined> {
  await lockAddress(tx, email);
  const seen = new Set(before.map(({ id }) => id));
  const since = (await accountsOfAddress(tx, email)).filter(({ id }) => !seen.has(id));
  return since.length === 0 ? undefined : accountByPassword(since, password);
}

/** Account, welcome credits and mail come into being together, or not at all. */
async function create(
  context: AuthContext,
  tx: Transaction,
  request: FastifyRequest,
  { name, email }: Registration,
  passwordHash: string,
): Promise<UserRow> {
  const [user] = await tx.insert(users).values({ id: newId(), name, email, passwordHash }).returning();
  if (!user) throw new Error('The database returned no account.');
  await context.grantWelcome(tx, user.id, false);
  await sendVerification(context, tx, request, user);
  return user;
}
