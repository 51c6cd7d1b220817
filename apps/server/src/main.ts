/** What `npm start` runs: the database, the process that answers requests and the one that does the work. */
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { type Installation, startInstallation } from './process/installation.ts';
import { readKeyring } from './process/keyring.ts';
import { DataDirInUse, lockDataDir } from './process/lock.ts';
import { readPrices } from './process/prices.ts';

const RESTART_PAUSE_MS = 1_000;

function say(text: string): void {
  process.stderr.write(`\n${text}\n\n`);
}

/** Returns the exit code. */
async function main(config: Config): Promise<number> {
  const log = createLog(config);
  // Its faults are told before anything is started.
  await readPrices(config);
  const lock = lockDataDir(config.dataDir);
  const told = new Promise<'told'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('told'));
  });
  let installation: Installation | undefined;
  try {
    for (;;) {
      installation = await startInstallation({
        config,
        log,
        keyring: readKeyring(config),
        onReady: (address) => {
          lock.tellAddress(address);
          say(`  Filigree is ready: ${address}`);
        },
      });
      const reason = await Promise.race([told, installation.broken]);
      await installation.stop();
      installation = undefined;
      if (reason === 'told') return 0;
      if (reason === 'hopeless') return 1;
      log.error('the database server has ended; everything is started again');
      await delay(RESTART_PAUSE_MS);
    }
  } finally {
    await installation?.stop();
    lock.release();
  }
}

try {
  process.exitCode = await main(readConfig());
} catch (error) {
  if (error instanceof ConfigError || error instanceof DataDirInUse) say(error.message);
  else say(`Filigree could not start.\n${inspect(error)}`);
  process.exitCode = 1;
}
// Streams and timers of what has been stopped must not keep the process.
process.exit();
