import { and, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { mailOutbox } from '../../database/schema/mail.ts';

/** Longer than anybody replays what a mail tells of (payment events come again for some days). */
const LIFETIME_DAYS = 90;

/** Forgets old mails that are not on their way any more. */
export async function removeOldMails(database: Database): Promise<void> {
  const isOld = lt(mailOutbox.createdAt, sql`now() - make_interval(days => ${LIFETIME_DAYS})`);
  await database.delete(mailOutbox).where(and(isOld, ne(mailOutbox.state, 'pending')));
}
