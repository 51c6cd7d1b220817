import { and, asc, eq, gt } from 'drizzle-orm';
import { mailOutbox } from '../../database/schema/mail.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';

/** What was written to whom and when; the letters themselves hold links that open accounts. */
export const mailsOwnedBy: OwnedPart = (database, userId) => ({
  mails: () =>
    inPages(
      (after: string | undefined, limit) =>
        database
          .select({
            id: mailOutbox.id,
            recipient: mailOutbox.recipient,
            subject: mailOutbox.subject,
            state: mailOutbox.state,
            createdAt: mailOutbox.createdAt,
          })
          .from(mailOutbox)
          .where(
            and(eq(mailOutbox.userId, userId), after === undefined ? undefined : gt(mailOutbox.id, after)),
          )
          .orderBy(asc(mailOutbox.id))
          .limit(limit),
      ({ id }) => id,
    ),
});
