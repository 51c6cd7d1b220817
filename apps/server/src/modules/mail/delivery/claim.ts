/** Who sends which mail: rows are claimed one by one, so that several processes never send the same at once. */
import { and, asc, eq, getTableColumns, type InferSelectModel, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { mailOutbox } from '../../../database/schema/mail.ts';

/** By the database's clock, as all that runs out. */
const isExpired = sql<boolean>`coalesce(${mailOutbox.expiresAt} <= now(), false)`;

export type MailRow = InferSelectModel<typeof mailOutbox>;
export type ClaimedMail = MailRow & { readonly isExpired: boolean };

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The mail that has waited longest, for as long as the lease; whoever dies with it leaves it to the next. */
export async function claimMail(database: Database, leaseS: number): Promise<ClaimedMail | undefined> {
  const due = database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.state, 'pending'), lte(mailOutbox.nextAttemptAt, sql`now()`)))
    .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: inSeconds(leaseS) })
    .where(eq(mailOutbox.id, sql`(${due})`))
    .returning({ ...getTableColumns(mailOutbox), isExpired });
  return claimed;
}

/** What became of a claimed mail; nothing is written when somebody else has claimed it since. */
async function settle(
  database: Database,
  claimed: MailRow,
  change: Parameters<ReturnType<Database['update']>['set']>[0],
): Promise<void> {
  const isStillOurs = and(
    eq(mailOutbox.id, claimed.id),
    eq(mailOutbox.state, 'pending'),
    eq(mailOutbox.attempts, claimed.attempts),
  );
  await database.update(mailOutbox).set(change).where(isStillOurs);
}

export function recordSent(database: Database, claimed: MailRow): Promise<void> {
  return settle(database, claimed, { state: 'sent', endedAt: sql`now()`, sealed: null, lastError: null });
}

export function recordRetry(
  database: Database,
  claimed: MailRow,
  lastError: string,
  waitS: number,
): Promise<void> {
  return settle(database, claimed, { nextAttemptAt: inSeconds(waitS), lastError });
}

export function recordFailed(database: Database, claimed: MailRow, lastError: string): Promise<void> {
  return settle(database, claimed, { state: 'failed', endedAt: sql`now()`, lastError });
}
