import { asc, eq } from 'drizzle-orm';
import { favorites } from '../../database/schema/collections.ts';
import type { OwnedPart } from '../../http/owned.ts';

/** Withdrawn pieces as well. */
export const favoritesOwnedBy: OwnedPart = (database, userId) => ({
  favorites: () =>
    database
      .select({ pieceId: favorites.pieceId, createdAt: favorites.createdAt })
      .from(favorites)
      .where(eq(favorites.userId, userId))
      .orderBy(asc(favorites.createdAt)),
});
