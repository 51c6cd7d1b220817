import { userCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { findPieces, showPiece } from '../pieces/index.ts';
import { addFavorite, favoriteIds, removeFavorite } from './favorites.ts';

export function favoriteRoutes(app: FastifyInstance, { connection: { database } }: Deps): void {
  route(app, userCalls.listFavorites, async ({ user }) =>
    ok((await findPieces(database, await favoriteIds(database, user.userId))).map(showPiece)),
  );
  route(app, userCalls.addFavorite, ({ user, body }) => addFavorite(database, user.userId, body.pieceId));
  route(app, userCalls.removeFavorite, ({ user, params }) =>
    removeFavorite(database, user.userId, params.id),
  );
}
