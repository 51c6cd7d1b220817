import { COLLECTIONS_PER_PERSON, type Collection } from '@filigree/contracts';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { collections } from '../../database/schema/collections.ts';
import { fail, type Result } from '../../http/failure.ts';
import { lockOwner } from '../../http/owner.ts';
import { putItems } from './items.ts';
import { readCollection } from './read.ts';
import { resolveThings } from './things.ts';

interface NewCollection {
  readonly name: string;
  readonly description: string;
  /** Of pieces and of own designs. */
  readonly items: readonly string[];
}

/** Begins a collection. Fails with CONFLICT when there are too many, and with NOT_FOUND for unknown items. */
export async function createCollection(
  database: Database,
  userId: string,
  { name, description, items }: NewCollection,
): Promise<Result<Collection>> {
  return database.transaction(async (tx): Promise<Result<Collection>> => {
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    const [owned] = await tx.select({ n: count() }).from(collections).where(eq(collections.userId, userId));
    if (owned && owned.n >= COLLECTIONS_PER_PERSON)
      return fail('CONFLICT', `You have ${COLLECTIONS_PER_PERSON} collections, which is the most.`);
    const things = await resolveThings(tx, userId, items);
    if (!things.ok) return things;
    const id = newId();
    await tx.insert(collections).values({ id, userId, name, description });
    await putItems(tx, id, things.value, 0);
    return readCollection(tx, userId, id);
  });
}
