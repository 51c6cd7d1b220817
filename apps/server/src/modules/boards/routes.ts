import { boardsCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { createBoard } from './create.ts';
import { imagePins, piecePins, pin } from './pins.ts';
import { readBoard, readBoards } from './read.ts';
import { removeBoard } from './remove.ts';
import { updateBoard } from './update.ts';

export function boardRoutes(app: FastifyInstance, { connection: { database } }: Deps): void {
  route(app, boardsCalls.listBoards, async ({ user }) => ok(await readBoards(database, user.userId)));
  route(app, boardsCalls.createBoard, ({ user, body }) => createBoard(database, user.userId, body));
  route(app, boardsCalls.getBoard, ({ user, params }) => readBoard(database, user.userId, params.id));
  route(app, boardsCalls.updateBoard, ({ user, params, body }) =>
    updateBoard(database, user.userId, params.id, body),
  );
  route(app, boardsCalls.deleteBoard, ({ user, params }) => removeBoard(database, user.userId, params.id));
  route(app, boardsCalls.addBoardImage, ({ user, params, body }) =>
    pin(database, imagePins, user.userId, params.id, body.imageId),
  );
  route(app, boardsCalls.addBoardPiece, ({ user, params, body }) =>
    pin(database, piecePins, user.userId, params.id, body.pieceId),
  );
}
