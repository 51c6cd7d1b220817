/** Which mails there are about something. */
import { and, desc, eq, gt, inArray, like, or, type SQL } from 'drizzle-orm';
import { fromNow } from '../../database/clock.ts';
import type { Queryable } from '../../database/connect.ts';
import { mailOutbox } from '../../database/schema/mail.ts';

const COLUMNS = {
  id: mailOutbox.id,
  subject: mailOutbox.subject,
  to: mailOutbox.recipient,
  state: mailOutbox.state,
  at: mailOutbox.createdAt,
};
export type SentMail = Pick<typeof mailOutbox.$inferSelect, 'id' | 'subject' | 'state'> & {
  readonly to: string;
  readonly at: Date;
};

const MOST = 100;

function select(database: Queryable, which: SQL | undefined): Promise<SentMail[]> {
  return database
    .select(COLUMNS)
    .from(mailOutbox)
    .where(which)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(MOST);
}

/** By the keys that they were written under, whole or as they begin; newest first. */
export function sentMailsAbout(
  database: Queryable,
  { exact, beginning }: { readonly exact: readonly string[]; readonly beginning: readonly string[] },
): Promise<SentMail[]> {
  return select(
    database,
    or(
      inArray(mailOutbox.businessKey, [...exact]),
      ...beginning.map((start) => like(mailOutbox.businessKey, `${start}%`)),
    ),
  );
}

/** Those that were given up within a time, newest first. */
export function failedMails(database: Queryable, withinMs: number): Promise<SentMail[]> {
  return select(database, and(eq(mailOutbox.state, 'failed'), gt(mailOutbox.createdAt, fromNow(-withinMs))));
}
