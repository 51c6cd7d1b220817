/**
 * What the worker tells, at a port of its own: its process and the pictures that it makes at /metrics, and at /healthz, to
 * everybody who reaches that port, that it is alive. It answers nothing else.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { healthSchema } from '@filigree/contracts';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connect.ts';
import type { Piece, Workbench } from '../modules/studio/index.ts';
import { EXPOSITION_TYPE, type Registry } from './exposition.ts';
import { processMetrics } from './process-metrics.ts';
import { bringsToken } from './token.ts';

const MICROSECONDS = 1e6;
const HEALTH_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** CPU seconds of all threads of this process. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/** A workbench that counts the pictures it makes, and the CPU time that they take. Jobs follow each other. */
function countPictures(workbench: Workbench, registry: Registry): Workbench {
  const pictures = registry.counter({
    name: 'filigree_pictures_total',
    help: 'Finished pictures, by the view they show.',
  });
  const cpu = registry.counter({
    name: 'filigree_picture_cpu_seconds_total',
    help: 'CPU time of the worker while it drew pictures, in seconds.',
  });
  const counted = (piece: Piece): Piece => ({
    title: piece.title,
    alt: piece.alt,
    estimate: piece.estimate,
    checks: piece.checks,
    preview: (signal) => piece.preview(signal),
    model: () => piece.model(),
    dispose: () => piece.dispose(),
    async picture(options) {
      const before = cpuSeconds();
      const made = await piece.picture(options);
      cpu.add(cpuSeconds() - before);
      pictures.add(1, { view: made.view });
      return made;
    },
  });
  return {
    build: async (...asked) => counted(await workbench.build(...asked)),
    close: () => workbench.close(),
  };
}

interface WorkerMetrics {
  /** To work with in the place of the one that was given. */
  readonly workbench: Workbench;
  readonly close: () => Promise<void>;
}

/** Without a token or a port in the configuration: nothing is counted. */
export async function openWorkerMetrics(
  config: Pick<Config, 'metricsToken' | 'workerMetricsPort' | 'host' | 'commit'>,
  connection: Pick<Connection, 'pool' | 'waiting'>,
  workbench: Workbench,
): Promise<WorkerMetrics> {
  const { metricsToken, workerMetricsPort, host, commit } = config;
  if (metricsToken === undefined || workerMetricsPort === undefined) {
    return { workbench, close: async () => undefined };
  }
  const registry = processMetrics({ name: 'worker', commit, connection });
  const counting = countPictures(workbench, registry);
  const server = serve(registry, metricsToken).listen(workerMetricsPort, host);
  await once(server, 'listening');
  return {
    workbench: counting,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function serve(registry: Registry, token: string): Server {
  return createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/healthz') {
      response.writeHead(200, HEALTH_HEADERS).end(JSON.stringify(healthSchema.parse({ status: 'ok' })));
      return;
    }
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked || !bringsToken(request.headers.authorization, token)) {
      response.writeHead(404).end();
      return;
    }
    registry.expose().then(
      (text) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE }).end(text),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });
}
