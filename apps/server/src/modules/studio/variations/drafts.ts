import type { Draft } from '@filigree/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { NOW } from '../../../database/clock.ts';
import type { Queryable } from '../../../database/connect.ts';
import { drafts, variations, variationVersions } from '../../../database/schema/studio.ts';
import { existing, fail, ok, type Result } from '../../../http/failure.ts';
import { findVariation } from './find.ts';
import { showVariation } from './show.ts';

/** Keeps a variation as a draft; saving it again moves it to the top. Fails with VARIATION_NOT_FOUND. */
export async function saveDraft(database: Queryable, userId: string, id: string): Promise<Result<Draft>> {
  const found = await findVariation(database, userId, id);
  if (!found.ok) return found;
  const [saved] = await database
    .insert(drafts)
    .values({ userId, variationId: id, savedAt: NOW })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.variationId], set: { savedAt: NOW } })
    // Only a row that was there before has been locked or changed by a transaction.
    .returning({ savedAt: drafts.savedAt, isNew: sql<boolean>`xmax = 0` });
  const { savedAt, isNew } = saved!;
  const draft = { ...showVariation(found.value), savedAt: savedAt.toISOString() };
  return isNew ? ok(draft) : existing(draft);
}

/** A person's drafts in their newest version, last saved first. */
export async function listDrafts(database: Queryable, userId: string): Promise<Draft[]> {
  const rows = await database
    .select({ variation: variations, piece: variationVersions, savedAt: drafts.savedAt })
    .from(drafts)
    .innerJoin(variations, eq(variations.id, drafts.variationId))
    .innerJoin(
      variationVersions,
      and(
        eq(variationVersions.variationId, variations.id),
        eq(variationVersions.version, variations.version),
      ),
    )
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt));
  return rows.map(({ savedAt, ...row }) => ({ ...showVariation(row), savedAt: savedAt.toISOString() }));
}

/** Forgets a draft; its variation stays. Fails with VARIATION_NOT_FOUND. */
export async function deleteDraft(
  database: Queryable,
  userId: string,
  id: string,
): Promise<Result<{ id: string }>> {
  const rows = await database
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.variationId, id)))
    .returning();
  return rows.length > 0 ? ok({ id }) : fail('VARIATION_NOT_FOUND', 'Draft not found');
}
