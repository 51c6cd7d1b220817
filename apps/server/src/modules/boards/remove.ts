import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { boards } from '../../database/schema/collections.ts';
import { ok, type Result } from '../../http/failure.ts';
import { noSuchBoard } from './read.ts';

/** Deletes a person's own board; what was pinned stays. Fails with NOT_FOUND. */
export async function removeBoard(
  database: Queryable,
  userId: string,
  id: string,
): Promise<Result<{ id: string }>> {
  const removed = await database
    .delete(boards)
    .where(and(eq(boards.id, id), eq(boards.userId, userId)))
    .returning({ id: boards.id });
  return removed.length > 0 ? ok({ id }) : noSuchBoard();
}
