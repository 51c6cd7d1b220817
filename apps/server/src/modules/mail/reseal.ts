/** Letters that wait, that could not be sent or that are kept lie sealed in the outbox. */
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Keyring } from '../../crypto/keyring.ts';
import { type Resealing, resealRows } from '../../crypto/reseal.ts';
import type { Database } from '../../database/connect.ts';
import { mailOutbox } from '../../database/schema/mail.ts';
import { sealKeys } from './seal.ts';

const AT_ONCE = 100;

export function resealMails(database: Database, keyring: Keyring): Promise<Resealing> {
  return resealRows(sealKeys(keyring), {
    read: async (after) => {
      const rows = await database
        .select({ place: mailOutbox.id, sealed: mailOutbox.sealed })
        .from(mailOutbox)
        .where(and(isNotNull(mailOutbox.sealed), after === undefined ? undefined : gt(mailOutbox.id, after)))
        .orderBy(asc(mailOutbox.id))
        .limit(AT_ONCE);
      return rows.flatMap(({ place, sealed }) => (sealed === null ? [] : [{ place, sealed }]));
    },
    replace: async ({ place, sealed }, anew) => {
      await database
        .update(mailOutbox)
        .set({ sealed: anew })
        .where(and(eq(mailOutbox.id, place), eq(mailOutbox.sealed, sealed)));
    },
  });
}
