/** A worker in a process of its own, to be killed: it finishes one picture and then stands still. */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { parseConfig } from '../src/config.ts';
import { keyringOf } from '../src/crypto/keyring.ts';
import { connect } from '../src/database/connect.ts';
import { hangBell } from '../src/jobs/bell.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { openOutbox } from '../src/modules/mail/index.ts';
import { STUDIO_QUEUES, startStudioWorker } from '../src/modules/studio/index.ts';
import { openStorage } from '../src/storage/storage.ts';
import { openBenchDouble } from './bench-double.ts';

const config = parseConfig(process.env);
const onError = (error: Error) => {
  throw error;
};
const connection = connect(config.databaseUrl!, { maxConnections: 5, onLost: onError });
const queue = await openQueue(connection.pool, { queues: STUDIO_QUEUES, supervise: false, onError });
const bell = await hangBell(connection.pool, { onError });
const workbench = openBenchDouble({
  onPicture: (drawn) => (drawn === 0 ? Promise.resolve() : new Promise(() => undefined)),
});
await startStudioWorker(
  {
    connection,
    storage: openStorage(config, (key) => onError(new Error(`${key} is damaged`))),
    bell,
    queue,
    outbox: openOutbox(config, keyringOf(randomBytes(32).toString('base64url'))),
    workbench,
    log: pino({ level: 'silent' }),
  },
  { leaseMs: 1_000, heartbeatMs: 200 },
);
