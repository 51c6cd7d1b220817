/** What the commands of the operator need: the database, running or not, and the payment provider. */
import { inspect } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import type { Deps } from '../http/deps.ts';
import { createLog } from '../http/log.ts';
import { openGateway } from '../stripe/gateway.ts';
import { readKeyring } from './keyring.ts';
import { withDatabase } from './reach-database.ts';

const MAX_CONNECTIONS = 4;
const FAULT_EXIT_CODE = 2;

export type CommandDeps = Pick<Deps, 'config' | 'connection' | 'payments' | 'keyring' | 'log'>;

/** Runs a command to its end and leaves its exit code; 2 when it could not do its work. */
export async function runCommand(command: (deps: CommandDeps) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await withDeps(readConfig(), command);
  } catch (error) {
    process.stderr.write(`\n${error instanceof ConfigError ? error.message : inspect(error)}\n\n`);
    process.exitCode = FAULT_EXIT_CODE;
  }
}

async function withDeps(config: Config, use: (deps: CommandDeps) => Promise<number>): Promise<number> {
  const log = createLog(config);
  const onError = (error: unknown) => log.error({ err: error }, 'a command has a problem');
  return withDatabase(config, log, async (databaseUrl) => {
    const keyring = readKeyring(config);
    let isDone = false;
    const connection = connect(databaseUrl, {
      maxConnections: MAX_CONNECTIONS,
      // Connections that are saying goodbye may hear that their server is doing so, too.
      onLost: (error) => {
        if (!isDone) onError(error);
      },
    });
    const payments = await openGateway({ config, databaseUrl, keyring, onError });
    try {
      return await use({ config, connection, payments, keyring, log });
    } finally {
      isDone = true;
      await payments.close();
      await connection.close();
    }
  });
}
