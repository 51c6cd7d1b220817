/**
 * One throw-away PostgreSQL for a whole run, with a migrated template that every test file copies, and the server as
 * `npm start` runs it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, startCluster } from '../src/database/embedded/cluster.ts';
import { migrateDatabase } from '../src/database/migrate.ts';

const BUILD = fileURLToPath(new URL('../../../scripts/build-server.mjs', import.meta.url));
const TEMPLATE = 'filigree_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the administrator's database; the others are on the same server. */
    clusterUrl: string;
    templateDatabase: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await promisify(execFile)(process.execPath, [BUILD]);
  const folder = await mkdtemp(join(tmpdir(), 'filigree-test-'));
  const cluster = await startCluster({ folder, log: pino({ level: 'warn' }), durable: false });
  await ensureDatabase(cluster, TEMPLATE);
  await migrateDatabase(cluster.url(TEMPLATE));
  project.provide('clusterUrl', cluster.url('postgres'));
  project.provide('templateDatabase', TEMPLATE);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
