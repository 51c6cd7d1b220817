import { collectionsCalls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { ok } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { createCollection } from './create.ts';
import { addItem, removeItem } from './items.ts';
import { readCollection, readCollections } from './read.ts';
import { removeCollection } from './remove.ts';
import { updateCollection } from './update.ts';

export function collectionRoutes(app: FastifyInstance, { connection: { database } }: Deps): void {
  route(app, collectionsCalls.listCollections, async ({ user }) =>
    ok(await readCollections(database, user.userId)),
  );
  route(app, collectionsCalls.createCollection, ({ user, body }) =>
    createCollection(database, user.userId, body),
  );
  route(app, collectionsCalls.getCollection, ({ user, params }) =>
    readCollection(database, user.userId, params.id),
  );
  route(app, collectionsCalls.updateCollection, ({ user, params, body }) =>
    updateCollection(database, user.userId, params.id, body),
  );
  route(app, collectionsCalls.deleteCollection, ({ user, params }) =>
    removeCollection(database, user.userId, params.id),
  );
  route(app, collectionsCalls.addCollectionItem, ({ user, params, body }) =>
    addItem(database, user.userId, params.id, body.itemId),
  );
  route(app, collectionsCalls.removeCollectionItem, ({ user, params }) =>
    removeItem(database, user.userId, params.id, params.itemId),
  );
}
