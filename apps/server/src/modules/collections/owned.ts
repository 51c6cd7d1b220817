import { asc, eq, inArray } from 'drizzle-orm';
import { collectionItems, collections } from '../../database/schema/collections.ts';
import type { OwnedPart } from '../../http/owned.ts';

export const collectionsOwnedBy: OwnedPart = (database, userId) => ({
  collections: async () => {
    const own = await database
      .select()
      .from(collections)
      .where(eq(collections.userId, userId))
      .orderBy(asc(collections.createdAt));
    const ids = own.map(({ id }) => id);
    const items =
      ids.length === 0
        ? []
        : await database
            .select()
            .from(collectionItems)
            .where(inArray(collectionItems.collectionId, ids))
            .orderBy(asc(collectionItems.position));
    return own.map(({ id, name, description, createdAt }) => ({
      id,
      name,
      description,
      createdAt,
      items: items
        .filter(({ collectionId }) => collectionId === id)
        .map(({ pieceId, variationId }) => (pieceId === null ? { variationId } : { pieceId })),
    }));
  },
});
