/** The worker as tests see it: the real one, with the design engine's double, on the database of an application. */
import type { Config } from '../src/config.ts';
import type { Connection } from '../src/database/connect.ts';
import { hangBell } from '../src/jobs/bell.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { openOutbox } from '../src/modules/mail/index.ts';
import { STUDIO_QUEUES, type StudioSettings, startStudioWorker } from '../src/modules/studio/index.ts';
import type { TestApp } from './app.ts';
import { type BenchDouble, openBenchDouble } from './bench-double.ts';

/** What a worker needs of an application. */
export interface WorkerPlace {
  readonly database: Connection;
  readonly deps: Pick<TestApp['deps'], 'log' | 'storage' | 'keyring'> & {
    readonly config: Pick<Config, 'mail'>;
  };
}

export interface TestWorker {
  readonly bench: BenchDouble;
  readonly stop: () => Promise<void>;
}

export async function startTestWorker(
  { deps, database }: WorkerPlace,
  bench: BenchDouble = openBenchDouble(),
  settings: Partial<StudioSettings> = {},
  workMs?: () => number,
): Promise<TestWorker> {
  const { pool } = database;
  const onError = (error: Error) => deps.log.error({ err: error }, 'queue or bell');
  const queue = await openQueue(pool, { queues: STUDIO_QUEUES, supervise: true, onError });
  const bell = await hangBell(pool, { onError });
  const worker = await startStudioWorker(
    {
      connection: database,
      storage: deps.storage,
      bell,
      queue,
      outbox: openOutbox(deps.config, deps.keyring),
      workbench: bench,
      log: deps.log,
      ...(workMs && { workMs }),
    },
    settings,
  );
  return {
    bench,
    async stop() {
      await worker.stop();
      await bell.close();
      await queue.close();
    },
  };
}
