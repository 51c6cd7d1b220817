/** The calls of the catalogue. */
import { calls } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { fail, ok } from '../../http/failure.ts';
import { untilGone } from '../../http/gone.ts';
import { prepare, prepareList } from '../../http/prepared.ts';
import { route } from '../../http/route.ts';
import { openOffice } from '../studio/index.ts';
import { findPiece } from './find.ts';
import { openKeptAnswers } from './kept-answers.ts';
import { listCategory, listPieces } from './list.ts';
import { findModel } from './model.ts';
import { openPiece } from './open.ts';
import { modelVersion, showPiece } from './show.ts';
import { findSimilar } from './similar.ts';
import { openPieceTexts } from './texts.ts';

const noSuchPiece = () => fail('NOT_FOUND', 'There is no such piece.');

export function pieceRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, pool } = deps.connection;
  const kept = openKeptAnswers(pool);
  const texts = openPieceTexts(database);

  route(app, calls.listPieces, async ({ query }) => {
    const answer = await kept.get('listPieces', JSON.stringify(query), async (revision) => {
      const { ids, total } = await listPieces(database, query);
      const headers = { 'x-total-count': String(total) };
      return prepareList(calls.listPieces, await texts.read(revision, ids), headers);
    });
    return answer ?? noSuchPiece();
  });

  route(app, calls.piecesByCategory, async ({ params: { category }, query: { limit } }) => {
    const answer = await kept.get('piecesByCategory', `${category} ${limit}`, async (revision) => {
      const ids = await listCategory(database, category, limit);
      return prepareList(calls.piecesByCategory, await texts.read(revision, ids));
    });
    return answer ?? noSuchPiece();
  });

  route(app, calls.getPiece, async ({ params: { id } }) => {
    const answer = await kept.get('getPiece', id, async () => {
      const piece = await findPiece(database, id);
      return piece && prepare(calls.getPiece, showPiece(piece));
    });
    return answer ?? noSuchPiece();
  });

  route(app, calls.similarPieces, async ({ params: { id }, query: { limit } }) => {
    const answer = await kept.get('similarPieces', `${id} ${limit}`, async (revision) => {
      const ids = await findSimilar(database, id, limit);
      return ids && prepareList(calls.similarPieces, await texts.read(revision, ids));
    });
    return answer ?? noSuchPiece();
  });

  const office = deps.office ?? openOffice({ prices: deps.prices });
  app.addHook('preClose', () => office.close());
  const { storage, log } = deps;
  const tools = { database, storage, office, log, isThrottled: deps.config.rateLimits };

  route(app, calls.pieceModel, async ({ params, query, reply }) => {
    const piece = await findPiece(database, params.id);
    if (!piece) return fail('NOT_FOUND', 'This piece has no 3D model.');
    const model = await findModel(tools, piece, untilGone(reply));
    if (!model.ok) return model;
    const isNamed = query.v === modelVersion(piece);
    return ok(
      reply
        .header('content-type', 'model/gltf-binary')
        .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache')
        .send(Buffer.from(model.value)),
    );
  });

  route(app, calls.openPiece, ({ user, params, reply }) =>
    openPiece(tools, user.userId, params.id, untilGone(reply)),
  );
}
