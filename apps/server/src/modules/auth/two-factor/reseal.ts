/** Secrets of authenticator apps lie sealed for as long as somebody has a second step: they outlive keys. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Keyring } from '../../../crypto/keyring.ts';
import { type Resealing, resealRows } from '../../../crypto/reseal.ts';
import type { Database } from '../../../database/connect.ts';
import { twoFactors } from '../../../database/schema/two-factor.ts';
import { deriveKeys } from '../keys.ts';

const AT_ONCE = 500;

export function resealTwoFactors(database: Database, keyring: Keyring): Promise<Resealing> {
  return resealRows(deriveKeys(keyring).twoFactor, {
    read: (after) =>
      database
        .select({ place: twoFactors.userId, sealed: twoFactors.sealedSecret })
        .from(twoFactors)
        .where(after === undefined ? undefined : gt(twoFactors.userId, after))
        .orderBy(asc(twoFactors.userId))
        .limit(AT_ONCE),
    replace: async ({ place, sealed }, sealedSecret) => {
      await database
        .update(twoFactors)
        .set({ sealedSecret })
        .where(and(eq(twoFactors.userId, place), eq(twoFactors.sealedSecret, sealed)));
    },
  });
}
