/** The calls of the studio. */
import { calls } from '@filigree/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail, ok } from '../../http/failure.ts';
import { untilGone, whenGone } from '../../http/gone.ts';
import { route } from '../../http/route.ts';
import { readModel } from '../../storage/read-model.ts';
import { answerWithJob } from './answer.ts';
import { type ExportKind, findExport } from './exports/find-file.ts';
import { generate } from './generate.ts';
import { interpretRequest } from './interpret/interpret-request.ts';
import { cancelJob } from './job/end.ts';
import { sendEvents } from './job/event-stream.ts';
import { jobEvents } from './job/events.ts';
import { askForMail } from './job/mail-at-end.ts';
import { readJob, readLiveJobs } from './job/read.ts';
import { generationOf, refinementOf, showJob } from './job/show.ts';
import { refine } from './refine.ts';
import type { StudioTools } from './tools.ts';
import { showDetails } from './variations/details.ts';
import { deleteDraft, listDrafts, saveDraft } from './variations/drafts.ts';
import { findVariation, findVersions } from './variations/find.ts';
import { listOwnDesigns, removeDesign } from './variations/own.ts';
import { readPrice } from './variations/priced.ts';
import { restoreVersion } from './variations/restore.ts';
import { showVariation } from './variations/show.ts';
import { requestView } from './views/request-view.ts';

const TOO_MANY_STREAMS = 'Your designs are followed in too many places. Please close some of them.';
const noSuchJob = () => fail('NOT_FOUND', 'There is no such job.');
const noSuchVariation = () => fail('VARIATION_NOT_FOUND', 'Variation not found');

export function registerStudioRoutes(app: FastifyInstance, tools: StudioTools): void {
  const { database } = tools.connection;
  workRoutes(app, tools);
  jobRoutes(app, tools);
  variationRoutes(app, tools);
  exportRoutes(app, tools);
  viewRoutes(app, tools);

  route(app, calls.saveDraft, ({ user, body }) => saveDraft(database, user.userId, body.variationId));
  route(app, calls.listDrafts, async ({ user }) => ok(await listDrafts(database, user.userId)));
  route(app, calls.deleteDraft, ({ user, params }) => deleteDraft(database, user.userId, params.id));
}

function workRoutes(app: FastifyInstance, tools: StudioTools): void {
  const { database } = tools.connection;
  route(app, calls.interpret, ({ user, body }) => interpretRequest(tools, user.userId, body));

  route(app, calls.generate, async ({ user, headers, body, reply }) =>
    answerWithJob(
      tools,
      await tools.clicks.run(() => generate(tools, user.userId, headers['idempotency-key'], body)),
      { prefer: headers.prefer, reply },
      (job) => generationOf(database, job),
    ),
  );

  route(app, calls.refine, async ({ user, headers, body, reply }) =>
    answerWithJob(
      tools,
      await tools.clicks.run(() => refine(tools, user.userId, headers['idempotency-key'], body)),
      { prefer: headers.prefer, reply },
      (job) => refinementOf(database, job),
    ),
  );
}

function jobRoutes(app: FastifyInstance, tools: StudioTools): void {
  const { database } = tools.connection;
  route(app, calls.listJobs, async ({ user }) => {
    const jobs = await readLiveJobs(database, user.userId);
    return ok(await Promise.all(jobs.map((job) => showJob(database, tools.outlook, job))));
  });

  route(app, calls.getJob, async ({ user, params }) => {
    const job = await readJob(database, user.userId, params.id);
    return job ? ok(await showJob(database, tools.outlook, job)) : noSuchJob();
  });

  route(app, calls.cancelJob, async ({ user, params }) => {
    const job = await cancelJob(database, user.userId, params.id);
    return job ? ok(await showJob(database, tools.outlook, job)) : noSuchJob();
  });

  route(app, calls.mailAtEnd, async ({ user, params, request }) => {
    const job = await askForMail(database, user.userId, params.id, tools.originOf(request));
    return job ? ok(await showJob(database, tools.outlook, job)) : noSuchJob();
  });

  route(app, calls.jobEvents, async ({ user, params, reply }) => {
    const job = await readJob(database, user.userId, params.id);
    if (!job) return noSuchJob();
    const giveBack = tools.streams.take(user.userId);
    if (!giveBack) return fail('RATE_LIMITED', TOO_MANY_STREAMS, { retryAfterS: 5 });
    whenGone(reply, giveBack);
    const signal = AbortSignal.any([untilGone(reply), tools.closing]);
    const events = jobEvents(tools.followers, job, signal);
    return ok(sendEvents(reply, events, tools.settings.streamHeartbeatMs));
  });
}

function variationRoutes(app: FastifyInstance, tools: StudioTools): void {
  const { database } = tools.connection;
  route(app, calls.listVariations, async ({ user, query }) =>
    ok({ ...(await listOwnDesigns(database, user.userId, query)), ...query }),
  );

  route(app, calls.deleteVariation, ({ user, params }) => removeDesign(database, user.userId, params.id));

  route(app, calls.variationPrice, async ({ user, params }) => {
    const { pool } = tools.connection;
    const priced = await readPrice(pool, user.userId, params.id, tools.designCents);
    return priced.ok ? ok({ price: priced.value.priceCents / 100, basis: priced.value.basis }) : priced;
  });

  route(app, calls.getVariation, async ({ user, params }) => {
    const found = await findVariation(database, user.userId, params.id);
    return found.ok ? showDetails(database, tools.drafting, found.value) : found;
  });

  route(app, calls.listVersions, async ({ user, params }) => {
    const versions = await findVersions(database, user.userId, params.id);
    return versions.length > 0 ? ok(versions.map(showVariation)) : noSuchVariation();
  });

  route(app, calls.restoreVersion, async ({ user, params, body }) => {
    const restored = await restoreVersion(database, user.userId, params.id, body.version);
    return restored.ok ? ok(showVariation(restored.value)) : restored;
  });

  route(app, calls.variationModel, async ({ user, params, query, reply }) => {
    const found = await findVariation(database, user.userId, params.id, query.version);
    if (!found.ok) return found;
    const path = found.value.piece.modelPath;
    const bytes = path === null ? undefined : await readModel(tools, path);
    if (!bytes) return fail('VARIATION_NOT_FOUND', 'This variation has no 3D model.');
    // A version never changes; what is asked for without one is the newest, which does.
    const cache = query.version === undefined ? 'private, no-cache' : 'private, max-age=31536000, immutable';
    return ok(
      reply
        .header('content-type', 'model/gltf-binary')
        .header('cache-control', cache)
        .send(Buffer.from(bytes)),
    );
  });
}

function viewRoutes(app: FastifyInstance, tools: StudioTools): void {
  route(app, calls.variationView, async ({ user, params, body, reply }) => {
    const wanted = { userId: user.userId, id: params.id, version: body.version, view: body.view };
    return requestView(tools, wanted, untilGone(reply));
  });
}

function exportRoutes(app: FastifyInstance, tools: StudioTools): void {
  const { database } = tools.connection;
  const { storage, office, log, isThrottled } = tools;
  const send = async (
    reply: FastifyReply,
    wanted: { userId: string; id: string; version: number | undefined; kind: ExportKind },
    contentType: string,
  ) => {
    const { userId, id, version, kind } = wanted;
    const found = await findVariation(database, userId, id, version);
    if (!found.ok) return found;
    const file = await findExport(
      { database, storage, office, log, isThrottled },
      userId,
      found.value,
      kind,
      untilGone(reply),
    );
    if (!file.ok) return file;
    return ok(
      reply
        .header('content-type', contentType)
        .header('content-disposition', `attachment; filename="${file.value.fileName}"`)
        .header('cache-control', 'private, no-cache')
        .send(Buffer.from(file.value.bytes)),
    );
  };

  route(app, calls.variationCasting, ({ user, params, query, reply }) =>
    send(
      reply,
      { userId: user.userId, id: params.id, version: query.version, kind: 'casting' },
      'application/zip',
    ),
  );

  route(app, calls.variationWorkshop, ({ user, params, query, reply }) =>
    send(
      reply,
      { userId: user.userId, id: params.id, version: query.version, kind: `workshop-${query.paper}` },
      'application/pdf',
    ),
  );
}
