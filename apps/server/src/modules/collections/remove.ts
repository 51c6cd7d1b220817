import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { collections } from '../../database/schema/collections.ts';
import { ok, type Result } from '../../http/failure.ts';
import { noSuchCollection } from './read.ts';

/** Deletes a person's own collection; what was in it stays. Fails with NOT_FOUND. */
export async function removeCollection(
  database: Queryable,
  userId: string,
  id: string,
): Promise<Result<{ id: string }>> {
  const removed = await database
    .delete(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .returning({ id: collections.id });
  return removed.length > 0 ? ok({ id }) : noSuchCollection();
}
