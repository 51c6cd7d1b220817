import { afterEach, expect, it } from 'vitest';
import { openBenchDouble } from '../../test/bench-double.ts';
import { freePort } from '../../test/processes.ts';
import { openWorkerMetrics } from './worker-metrics.ts';

const TOKEN = 'k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE';
const connection = {
  pool: { totalCount: 3, idleCount: 1, options: { max: 8 } },
  waiting: () => 0,
} as unknown as Parameters<typeof openWorkerMetrics>[1];

let close = async () => Promise.resolve();
afterEach(() => close());

it('counts finished pictures and the CPU time they take, for whoever brings the token', async () => {
  const port = await freePort();
  const metrics = await openWorkerMetrics(
    { metricsToken: TOKEN, workerMetricsPort: port, host: '127.0.0.1', commit: undefined },
    connection,
    openBenchDouble(),
  );
  close = metrics.close;
  const { signal } = new AbortController();
  const piece = await metrics.workbench.build({ format: 'ring' }, 1, signal);
  await piece.picture({ signal, onPreview: () => undefined, onProgress: () => undefined });
  piece.dispose();

  const ask = (path: string, token: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await (await ask('/metrics', TOKEN)).text();
  expect(text).toContain('filigree_pictures_total{view="hero"} 1\n');
  expect(text).toMatch(/filigree_picture_cpu_seconds_total \d/);
  expect(text).toContain('filigree_pool_connections{state="used"} 2\n');
  expect(text).toContain('process="worker"');
  expect((await ask('/metrics', 'another')).status).toBe(404);
  expect((await ask('/', TOKEN)).status).toBe(404);

  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`, { method: 'POST' })).status).toBe(404);
});

it('leaves the workbench alone where nobody asks for numbers', async () => {
  const workbench = openBenchDouble();
  const metrics = await openWorkerMetrics(
    { metricsToken: undefined, workerMetricsPort: undefined, host: '127.0.0.1', commit: undefined },
    connection,
    workbench,
  );
  expect(metrics.workbench).toBe(workbench);
});
