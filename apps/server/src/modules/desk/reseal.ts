/** Secrets of the desk's authenticator apps lie sealed for as long as somebody works there: they outlive keys. */
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Keyring } from '../../crypto/keyring.ts';
import { type Resealing, resealRows } from '../../crypto/reseal.ts';
import type { Database } from '../../database/connect.ts';
import { staff } from '../../database/schema/desk.ts';
import { deskKeys } from './context.ts';

const AT_ONCE = 500;

export function resealStaff(database: Database, keyring: Keyring): Promise<Resealing> {
  return resealRows(deskKeys(keyring).secret, {
    read: async (after) => {
      const rows = await database
        .select({ place: staff.id, sealed: staff.sealedSecret })
        .from(staff)
        .where(and(isNotNull(staff.sealedSecret), after === undefined ? undefined : gt(staff.id, after)))
        .orderBy(asc(staff.id))
        .limit(AT_ONCE);
      return rows.flatMap(({ place, sealed }) => (sealed === null ? [] : [{ place, sealed }]));
    },
    replace: async ({ place, sealed }, sealedSecret) => {
      await database
        .update(staff)
        .set({ sealedSecret })
        .where(and(eq(staff.id, place), eq(staff.sealedSecret, sealed)));
    },
  });
}
