/** What is put into a collection and taken out of it. */
import { COLLECTION_ITEMS_MAX, type Collection } from '@filigree/contracts';
import { and, count, eq, max, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connect.ts';
import { collectionItems, collections } from '../../database/schema/collections.ts';
import { fail, type Result } from '../../http/failure.ts';
import { noSuchCollection, readCollection } from './read.ts';
import { resolveThings, type Thing } from './things.ts';

/** Holds a person's own collection until the transaction ends: changes of one take turns. */
export async function lockCollection(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .for('no key update');
  return rows.length > 0;
}

export async function putItems(
  tx: Transaction,
  collectionId: string,
  things: readonly Thing[],
  firstPosition: number,
): Promise<void> {
  if (things.length === 0) return;
  await tx
    .insert(collectionItems)
    .values(things.map((thing, index) => ({ collectionId, position: firstPosition + index, ...thing })));
}

/** Puts a thing at the end; what is there already stays where it is. */
export async function addItem(
  database: Database,
  userId: string,
  id: string,
  itemId: string,
): Promise<Result<Collection>> {
  return database.transaction(async (tx): Promise<Result<Collection>> => {
    if (!(await lockCollection(tx, userId, id))) return noSuchCollection();
    const things = await resolveThings(tx, userId, [itemId]);
    if (!things.ok) return things;
    const present = await tx
      .select({ position: collectionItems.position })
      .from(collectionItems)
      .where(and(eq(collectionItems.collectionId, id), isItem(itemId)));
    if (present.length === 0) {
      const [held] = await tx
        .select({ n: count(), last: max(collectionItems.position) })
        .from(collectionItems)
        .where(eq(collectionItems.collectionId, id));
      if (held && held.n >= COLLECTION_ITEMS_MAX)
        return fail('CONFLICT', `A collection holds at most ${COLLECTION_ITEMS_MAX} items.`);
      await putItems(tx, id, things.value, (held?.last ?? -1) + 1);
    }
    return readCollection(tx, userId, id);
  });
}

/** Fails with NOT_FOUND when it is not in the collection. */
export async function removeItem(
  database: Database,
  userId: string,
  id: string,
  itemId: string,
): Promise<Result<Collection>> {
  return database.transaction(async (tx): Promise<Result<Collection>> => {
    if (!(await lockCollection(tx, userId, id))) return noSuchCollection();
    const removed = await tx
      .delete(collectionItems)
      .where(and(eq(collectionItems.collectionId, id), isItem(itemId)))
      .returning({ position: collectionItems.position });
    if (removed.length === 0) return fail('NOT_FOUND', 'This item is not in the collection.');
    return readCollection(tx, userId, id);
  });
}

const isItem = (itemId: string) =>
  or(eq(collectionItems.pieceId, itemId), eq(collectionItems.variationId, itemId));
