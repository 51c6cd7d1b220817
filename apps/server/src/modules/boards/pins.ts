/** What is pinned to a board: two kinds of things that behave alike. */
import { BOARD_PINS_MAX, type Board } from '@filigree/contracts';
import { and, eq, inArray, not } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/connect.ts';
import { boardImages, boardPieces, boards } from '../../database/schema/collections.ts';
import { images } from '../../database/schema/images.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { fail, type Result } from '../../http/failure.ts';
import { noSuchBoard, readBoard } from './read.ts';

/** One kind of pins. */
export interface PinKind {
  /** Which of these ids this person may pin. */
  readonly permitted: (tx: Transaction, userId: string, ids: readonly string[]) => Promise<Set<string>>;
  /** What is pinned, in its order. */
  readonly read: (tx: Transaction, boardId: string) => Promise<string[]>;
  /** Puts these in the place of all that were pinned. */
  readonly replace: (tx: Transaction, boardId: string, ids: readonly string[]) => Promise<void>;
  readonly unknown: string;
}

export const imagePins: PinKind = {
  permitted: async (tx, userId, ids) => {
    const rows = await tx
      .select({ id: images.id })
      .from(images)
      .where(and(inArray(images.id, [...ids]), eq(images.userId, userId), eq(images.stored, true)));
    return new Set(rows.map(({ id }) => id));
  },
  read: async (tx, boardId) => {
    const rows = await tx
      .select({ id: boardImages.imageId })
      .from(boardImages)
      .where(eq(boardImages.boardId, boardId))
      .orderBy(boardImages.position);
    return rows.map(({ id }) => id);
  },
  replace: async (tx, boardId, ids) => {
    await tx.delete(boardImages).where(eq(boardImages.boardId, boardId));
    if (ids.length > 0)
      await tx.insert(boardImages).values(ids.map((imageId, position) => ({ boardId, position, imageId })));
  },
  unknown: 'There is no such picture.',
};

export const piecePins: PinKind = {
  permitted: async (tx, _userId, ids) => {
    const rows = await tx
      .select({ id: pieces.id })
      .from(pieces)
      .where(and(inArray(pieces.id, [...ids]), not(pieces.withdrawn)));
    return new Set(rows.map(({ id }) => id));
  },
  read: async (tx, boardId) => {
    const rows = await tx
      .select({ id: boardPieces.pieceId })
      .from(boardPieces)
      .where(eq(boardPieces.boardId, boardId))
      .orderBy(boardPieces.position);
    return rows.map(({ id }) => id);
  },
  replace: async (tx, boardId, ids) => {
    await tx.delete(boardPieces).where(eq(boardPieces.boardId, boardId));
    if (ids.length > 0)
      await tx.insert(boardPieces).values(ids.map((pieceId, position) => ({ boardId, position, pieceId })));
  },
  unknown: 'There is no such piece.',
};

/** Holds a person's own board until the transaction ends: changes of one take turns. */
export async function lockBoard(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.id, id), eq(boards.userId, userId)))
    .for('no key update');
  return rows.length > 0;
}

/** Pins one thing at the end; what is pinned already stays where it is. */
export async function pin(
  database: Database,
  kind: PinKind,
  userId: string,
  boardId: string,
  id: string,
): Promise<Result<Board>> {
  return database.transaction(async (tx): Promise<Result<Board>> => {
    if (!(await lockBoard(tx, userId, boardId))) return noSuchBoard();
    if (!(await kind.permitted(tx, userId, [id])).has(id)) return fail('NOT_FOUND', kind.unknown);
    const pinned = await kind.read(tx, boardId);
    if (!pinned.includes(id)) {
      if (pinned.length >= BOARD_PINS_MAX)
        return fail('CONFLICT', `A board holds at most ${BOARD_PINS_MAX} of each kind.`);
      await kind.replace(tx, boardId, [...pinned, id]);
    }
    return readBoard(tx, userId, boardId);
  });
}
