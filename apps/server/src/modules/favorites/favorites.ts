import { FAVORITES_PER_PERSON } from '@filigree/contracts';
import { and, asc, desc, eq, not } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { favorites } from '../../database/schema/collections.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { lockOwner } from '../../http/owner.ts';
import { findPieces } from '../pieces/index.ts';

/** The pieces that a person likes, by id, the newest favorite first. Pieces that were withdrawn are not shown. */
export async function favoriteIds(database: Queryable, userId: string): Promise<string[]> {
  const rows = await database
    .select({ id: favorites.pieceId })
    .from(favorites)
    .innerJoin(pieces, and(eq(pieces.id, favorites.pieceId), not(pieces.withdrawn)))
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), asc(favorites.pieceId));
  return rows.map(({ id }) => id);
}

/** Remembers a piece; liking it again changes nothing. Fails with NOT_FOUND, and with CONFLICT when there are too many. */
export async function addFavorite(
  database: Database,
  userId: string,
  pieceId: string,
): Promise<Result<string[]>> {
  return database.transaction(async (tx): Promise<Result<string[]>> => {
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    if ((await findPieces(tx, [pieceId])).length === 0) return fail('NOT_FOUND', 'There is no such piece.');
    const liked = await favoriteIds(tx, userId);
    if (!liked.includes(pieceId) && liked.length >= FAVORITES_PER_PERSON)
      return fail('CONFLICT', `You have ${FAVORITES_PER_PERSON} favorites, which is the most.`);
    await tx.insert(favorites).values({ userId, pieceId }).onConflictDoNothing();
    return ok(await favoriteIds(tx, userId));
  });
}

/** Fails with NOT_FOUND for a piece that is no favorite. */
export async function removeFavorite(
  database: Queryable,
  userId: string,
  pieceId: string,
): Promise<Result<string[]>> {
  const removed = await database
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.pieceId, pieceId)))
    .returning({ pieceId: favorites.pieceId });
  if (removed.length === 0) return fail('NOT_FOUND', 'This piece is not among your favorites.');
  return ok(await favoriteIds(database, userId));
}
