import type { Board } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { boards } from '../../database/schema/collections.ts';
import { fail, type Result } from '../../http/failure.ts';
import { imagePins, lockBoard, type PinKind, piecePins } from './pins.ts';
import { noSuchBoard, readBoard } from './read.ts';

export interface BoardChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** In the place of all that was pinned, as are pieces: this is how pins are taken off and moved. */
  readonly images?: readonly string[] | undefined;
  readonly pieces?: readonly string[] | undefined;
}

/** Changes what is given. Fails with NOT_FOUND for somebody else's board, pictures that are not own, unknown pieces. */
export async function updateBoard(
  database: Database,
  userId: string,
  id: string,
  change: BoardChange,
): Promise<Result<Board>> {
  return database.transaction(async (tx): Promise<Result<Board>> => {
    if (!(await lockBoard(tx, userId, id))) return noSuchBoard();
    const pins: readonly [PinKind, readonly string[] | undefined][] = [
      [imagePins, change.images],
      [piecePins, change.pieces],
    ];
    for (const [kind, ids = []] of pins) {
      if (ids.length === 0) continue;
      const permitted = await kind.permitted(tx, userId, ids);
      if (!ids.every((pinned) => permitted.has(pinned))) return fail('NOT_FOUND', kind.unknown);
    }
    for (const [kind, ids] of pins) if (ids) await kind.replace(tx, id, ids);
    const { name, description } = change;
    if (name !== undefined || description !== undefined)
      await tx.update(boards).set({ name, description }).where(eq(boards.id, id));
    return readBoard(tx, userId, id);
  });
}
