import type { Collection } from '@filigree/contracts';
import { and, asc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { collectionItems, collections } from '../../database/schema/collections.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { variations, variationVersions } from '../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { pictureAddress } from '../../storage/address.ts';

export const noSuchCollection = () => fail('NOT_FOUND', 'There is no such collection.');

/** A person's own collection. Fails with NOT_FOUND for anybody else's. */
export async function readCollection(
  database: Queryable,
  userId: string,
  id: string,
): Promise<Result<Collection>> {
  const [collection] = await readCollections(database, userId, id);
  return collection ? ok(collection) : noSuchCollection();
}

/** A person's collections in the order in which they were begun, or the one that is named. */
export async function readCollections(
  database: Queryable,
  userId: string,
  id?: string,
): Promise<Collection[]> {
  const rows = await database
    .select()
    .from(collections)
    .where(and(eq(collections.userId, userId), id === undefined ? undefined : eq(collections.id, id)))
    .orderBy(asc(collections.createdAt), asc(collections.id));
  const items = await readItems(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    items: items.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
  }));
}

/** What collections hold, each in its order. Pieces that were withdrawn keep their place, but are not shown. */
async function readItems(
  database: Queryable,
  collectionIds: readonly string[],
): Promise<Map<string, Collection['items']>> {
  const byCollection = new Map<string, Collection['items']>();
  if (collectionIds.length === 0) return byCollection;
  const rows = await database
    .select({
      collectionId: collectionItems.collectionId,
      pieceId: pieces.id,
      variationId: collectionItems.variationId,
      name: sql<string>`coalesce(${pieces.name}, ${variationVersions.title})`,
      path: sql<string | null>`coalesce(${pieces.pictures}, ${variationVersions.images}) -> 0 ->> 'path'`,
    })
    .from(collectionItems)
    .leftJoin(pieces, and(eq(pieces.id, collectionItems.pieceId), not(pieces.withdrawn)))
    .leftJoin(variations, eq(variations.id, collectionItems.variationId))
    .leftJoin(
      variationVersions,
      and(
        eq(variationVersions.variationId, variations.id),
        eq(variationVersions.version, variations.version),
      ),
    )
    .where(
      and(
        inArray(collectionItems.collectionId, [...collectionIds]),
        or(isNotNull(pieces.id), isNotNull(variationVersions.variationId)),
      ),
    )
    .orderBy(asc(collectionItems.collectionId), asc(collectionItems.position));
  for (const { collectionId, pieceId, variationId, name, path } of rows) {
    const items = byCollection.get(collectionId) ?? [];
    byCollection.set(collectionId, items);
    items.push({
      // One of the two is there: the query and the table's own check see to it.
      itemId: (pieceId ?? variationId)!,
      kind: pieceId === null ? 'variation' : 'piece',
      name,
      imageUrl: path === null ? null : pictureAddress(path),
    });
  }
  return byCollection;
}
