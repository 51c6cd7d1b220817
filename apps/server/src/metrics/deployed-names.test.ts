/** The alerts and the dashboard ask for numbers that there are. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { openBenchDouble } from '../../test/bench-double.ts';
import { freePort } from '../../test/processes.ts';
import { openWorkerMetrics } from './worker-metrics.ts';

const TOKEN = 'k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE';
const headers = { authorization: `Bearer ${TOKEN}` };

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { metricsToken: TOKEN } });
});
afterAll(() => test.close());

async function namesThereAre(): Promise<Set<string>> {
  const port = await freePort();
  const worker = await openWorkerMetrics(
    { ...test.deps.config, metricsToken: TOKEN, workerMetricsPort: port },
    test.database,
    openBenchDouble(),
  );
  const ofWorker = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  await worker.close();
  const { body } = await test.app.inject({ url: '/metrics', headers });
  return new Set([...`${body}${ofWorker}`.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
}

it.each(['prometheus/alerts.yml', 'grafana/dashboard.json'])('deploy/%s names metrics', async (file) => {
  const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
  const named = [...text.matchAll(/\b(?:filigree|process)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  );
  const thereAre = await namesThereAre();
  expect(new Set(named).size).toBeGreaterThan(8);
  expect([...new Set(named)].filter((name) => !thereAre.has(name))).toEqual([]);
});
