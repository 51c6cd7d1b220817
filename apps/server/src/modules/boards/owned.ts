import { asc, eq, inArray } from 'drizzle-orm';
import { boardImages, boardPieces, boards } from '../../database/schema/collections.ts';
import type { OwnedPart } from '../../http/owned.ts';

export const boardsOwnedBy: OwnedPart = (database, userId) => ({
  boards: async () => {
    const own = await database
      .select()
      .from(boards)
      .where(eq(boards.userId, userId))
      .orderBy(asc(boards.createdAt));
    const ids = own.map(({ id }) => id);
    if (ids.length === 0) return [];
    const pictures = await database
      .select()
      .from(boardImages)
      .where(inArray(boardImages.boardId, ids))
      .orderBy(asc(boardImages.position));
    const pieces = await database
      .select()
      .from(boardPieces)
      .where(inArray(boardPieces.boardId, ids))
      .orderBy(asc(boardPieces.position));
    return own.map(({ id, name, description, createdAt }) => ({
      id,
      name,
      description,
      createdAt,
      imageIds: pictures.filter(({ boardId }) => boardId === id).map(({ imageId }) => imageId),
      pieceIds: pieces.filter(({ boardId }) => boardId === id).map(({ pieceId }) => pieceId),
    }));
  },
});
