/** How people like the product to be. */
import { type CallBody, type Preferences, preferencesSchema, type userCalls } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { NOW } from '../../database/clock.ts';
import type { Database, Queryable } from '../../database/connect.ts';
import { preferences } from '../../database/schema/preferences.ts';
import { ok, type Result } from '../../http/failure.ts';
import type { OwnedPart } from '../../http/owned.ts';
import { lockOwner } from '../../http/owner.ts';

type Change = CallBody<typeof userCalls.updatePreferences>;

/** What was chosen, and the defaults of the contract for the rest. */
export async function readPreferences(database: Queryable, userId: string): Promise<Preferences> {
  return preferencesSchema.parse(await readChosen(database, userId));
}

async function readChosen(database: Queryable, userId: string): Promise<Change> {
  const [row] = await database
    .select({ chosen: preferences.chosen })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row?.chosen ?? {};
}

/** What the change leaves out stays. Fails with UNAUTHENTICATED when the account is gone. */
export async function updatePreferences(
  database: Database,
  userId: string,
  change: Change,
): Promise<Result<Preferences>> {
  return database.transaction(async (tx): Promise<Result<Preferences>> => {
    // Of two changes that come at once, the second builds on the first.
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    const before = await readChosen(tx, userId);
    const chosen: Change = {
      ...before,
      ...change,
      ...(change.notifications && { notifications: { ...before.notifications, ...change.notifications } }),
      ...(change.display && { display: { ...before.display, ...change.display } }),
    };
    await tx
      .insert(preferences)
      .values({ userId, chosen })
      .onConflictDoUpdate({ target: preferences.userId, set: { chosen, updatedAt: NOW } });
    return ok(preferencesSchema.parse(chosen));
  });
}

export const preferencesOwnedBy: OwnedPart = (database, userId) => ({
  preferences: () => readPreferences(database, userId),
});
