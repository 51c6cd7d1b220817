/** GET /metrics, for whoever brings the token; GET /version, for everybody. */
import { versionSchema } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import { EXPOSITION_TYPE } from '../metrics/exposition.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { addShopMetrics } from '../metrics/shop-metrics.ts';
import { bringsToken } from '../metrics/token.ts';
import { productVersion } from '../process/version.ts';
import type { Deps } from './deps.ts';

/** Seconds; from what a kept answer takes to what a page gives up on. */
const LATENCY_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function versionRoute(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const answer = versionSchema.parse({
    name: 'filigree',
    version: productVersion(),
    ...(config.commit === undefined ? {} : { commit: config.commit }),
  });
  app.get('/version', (_request, reply) => reply.header('cache-control', 'no-store').send(answer));
}

/** Counts the requests of all routes that are registered after this. Without a token in the configuration: nothing. */
export function metricsRoute(app: FastifyInstance, { config, connection, log }: Deps): void {
  const { metricsToken, commit } = config;
  if (metricsToken === undefined) return;
  const registry = processMetrics({ name: 'http', commit, connection });
  addShopMetrics(registry, connection.database, (error) =>
    log.warn({ err: error }, 'the numbers of the shop are not known'),
  );
  countRequests(app, registry);
  app.get('/metrics', async (request, reply) => {
    if (!bringsToken(request.headers.authorization, metricsToken)) return reply.callNotFound();
    return reply
      .type(EXPOSITION_TYPE)
      .header('cache-control', 'no-store')
      .send(await registry.expose());
  });
}

function countRequests(app: FastifyInstance, registry: ReturnType<typeof processMetrics>): void {
  const requests = registry.counter({
    name: 'filigree_http_requests_total',
    help: 'Answered requests, by call of the API, or "other", and by status.',
  });
  const latency = registry.histogram(
    {
      name: 'filigree_http_request_duration_seconds',
      help: 'How long answers took, by call of the API, or "other". Streams of events are not in it.',
    },
    LATENCY_BOUNDS,
  );
  app.addHook('onResponse', async (request, reply) => {
    // Names of the contracts only: addresses are as many as people can think of.
    const call = request.routeOptions.config?.callId ?? 'other';
    requests.add(1, { call, status: String(reply.statusCode) });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) latency.observe(reply.elapsedTime / 1_000, { call });
  });
}
