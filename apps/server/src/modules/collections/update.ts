import type { Collection } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { collectionItems, collections } from '../../database/schema/collections.ts';
import type { Result } from '../../http/failure.ts';
import { lockCollection, putItems } from './items.ts';
import { noSuchCollection, readCollection } from './read.ts';
import { resolveThings } from './things.ts';

export interface CollectionChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** In the place of all that was in it. */
  readonly items?: readonly string[] | undefined;
}

/** Changes what is given. Fails with NOT_FOUND for somebody else's collection and for unknown items. */
export async function updateCollection(
  database: Database,
  userId: string,
  id: string,
  { name, description, items }: CollectionChange,
): Promise<Result<Collection>> {
  return database.transaction(async (tx): Promise<Result<Collection>> => {
    if (!(await lockCollection(tx, userId, id))) return noSuchCollection();
    if (items !== undefined) {
      const things = await resolveThings(tx, userId, items);
      if (!things.ok) return things;
      await tx.delete(collectionItems).where(eq(collectionItems.collectionId, id));
      await putItems(tx, id, things.value, 0);
    }
    if (name !== undefined || description !== undefined)
      await tx.update(collections).set({ name, description }).where(eq(collections.id, id));
    return readCollection(tx, userId, id);
  });
}
