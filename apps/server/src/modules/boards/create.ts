import { BOARDS_PER_PERSON, type Board } from '@filigree/contracts';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';
import { boards } from '../../database/schema/collections.ts';
import { fail, type Result } from '../../http/failure.ts';
import { lockOwner } from '../../http/owner.ts';
import { readBoard } from './read.ts';

/** Begins a board. Fails with CONFLICT when there are too many. */
export async function createBoard(
  database: Database,
  userId: string,
  { name, description }: { readonly name: string; readonly description: string },
): Promise<Result<Board>> {
  return database.transaction(async (tx): Promise<Result<Board>> => {
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    const [owned] = await tx.select({ n: count() }).from(boards).where(eq(boards.userId, userId));
    if (owned && owned.n >= BOARDS_PER_PERSON)
      return fail('CONFLICT', `You have ${BOARDS_PER_PERSON} boards, which is the most.`);
    const id = newId();
    await tx.insert(boards).values({ id, userId, name, description });
    return readBoard(tx, userId, id);
  });
}
