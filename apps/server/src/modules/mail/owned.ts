import { and, asc, eq, gt, isNotNull, like, not, or, sql } from 'drizzle-orm';
import { mailOutbox } from '../../database/schema/mail.ts';
import { users } from '../../database/schema/users.ts';
import { inPages, type OwnedPart } from '../../http/owned.ts';

/**
 * Mails with a link that confirms an address: as long as nobody has, they may have gone to somebody else, and which of
 * them were written tells whether it is somebody's.
 */
const confirmsAddress = or(
  like(mailOutbox.businessKey, 'verify-email:%'),
  like(mailOutbox.businessKey, 'reset-password:%'),
);
const hasConfirmed = and(
  isNotNull(users.emailVerifiedAt),
  eq(sql`lower(${users.email})`, sql`lower(${mailOutbox.recipient})`),
);

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
          .innerJoin(users, eq(users.id, mailOutbox.userId))
          .where(
            and(
              eq(mailOutbox.userId, userId),
              or(hasConfirmed, confirmsAddress && not(confirmsAddress)),
              after === undefined ? undefined : gt(mailOutbox.id, after),
            ),
          )
          .orderBy(asc(mailOutbox.id))
          .limit(limit),
      ({ id }) => id,
    ),
});
