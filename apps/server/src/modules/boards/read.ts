import type { Board } from '@filigree/contracts';
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { boardImages, boardPieces, boards } from '../../database/schema/collections.ts';
import { images } from '../../database/schema/images.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { pictureAddress } from '../../storage/address.ts';

export const noSuchBoard = () => fail('NOT_FOUND', 'There is no such board.');

/** A person's own board. Fails with NOT_FOUND for anybody else's. */
export async function readBoard(database: Queryable, userId: string, id: string): Promise<Result<Board>> {
  const [board] = await readBoards(database, userId, id);
  return board ? ok(board) : noSuchBoard();
}

/** A person's boards in the order in which they were begun, or the one that is named. */
export async function readBoards(database: Queryable, userId: string, id?: string): Promise<Board[]> {
  const rows = await database
    .select()
    .from(boards)
    .where(and(eq(boards.userId, userId), id === undefined ? undefined : eq(boards.id, id)))
    .orderBy(asc(boards.createdAt), asc(boards.id));
  const ids = rows.map((row) => row.id);
  const pictures = await readPictures(database, ids);
  const pinned = await readPieces(database, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    images: pictures
      .filter((picture) => picture.boardId === row.id)
      .map((picture) => ({ id: picture.id, url: pictureAddress(picture.path) })),
    pieces: pinned.filter((piece) => piece.boardId === row.id).map((piece) => piece.id),
    createdAt: row.createdAt.toISOString(),
  }));
}

async function readPictures(database: Queryable, boardIds: readonly string[]) {
  if (boardIds.length === 0) return [];
  return database
    .select({ boardId: boardImages.boardId, id: images.id, path: images.path })
    .from(boardImages)
    .innerJoin(images, eq(images.id, boardImages.imageId))
    .where(inArray(boardImages.boardId, [...boardIds]))
    .orderBy(asc(boardImages.position));
}

/** Pieces that were withdrawn keep their place, but are not shown. */
async function readPieces(database: Queryable, boardIds: readonly string[]) {
  if (boardIds.length === 0) return [];
  return database
    .select({ boardId: boardPieces.boardId, id: pieces.id })
    .from(boardPieces)
    .innerJoin(pieces, and(eq(pieces.id, boardPieces.pieceId), not(pieces.withdrawn)))
    .where(inArray(boardPieces.boardId, [...boardIds]))
    .orderBy(asc(boardPieces.position));
}
