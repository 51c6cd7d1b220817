import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../../test/processes.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { waitForDatabase } from './wait.ts';

let folder: string;
let cluster: Cluster | undefined;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/filigree-wait-`);
});
afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

function openLog() {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  return { log, lines };
}

it('goes on at once when the database is there, and says nothing', async () => {
  const { log, lines } = openLog();
  await waitForDatabase(inject('clusterUrl'), log);
  expect(lines).toEqual([]);
});

it('waits for a database that is started later, and says so', async () => {
  const { log, lines } = openLog();
  const port = await freePort();
  const options = { folder, log: pino({ level: 'silent' }), durable: false, port };
  cluster = await startCluster(options);
  const url = cluster.url('postgres');
  await cluster.stop();
  const waiting = waitForDatabase(url, log);
  await expect.poll(() => lines.join('')).toContain('waiting for the database');
  cluster = await startCluster(options);
  await waiting;
  expect(lines.join('')).toContain(`127.0.0.1:${port}/postgres`);
  expect(lines.join('')).toContain('the database is there');
  expect(lines.join('')).not.toContain(new URL(url).password);
});

it('gives up in the end', async () => {
  const { log } = openLog();
  const nobody = `postgres://a:b@127.0.0.1:${await freePort()}/nothing`;
  await expect(waitForDatabase(nobody, log, 0)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('does not wait for what will never be', async () => {
  const { log, lines } = openLog();
  const url = new URL(inject('clusterUrl'));
  url.pathname = '/missing';
  await expect(waitForDatabase(url.href, log)).rejects.toMatchObject({ code: '3D000' });
  expect(lines).toEqual([]);
});
