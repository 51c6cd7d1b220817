/**
 * `npm run migrate`: brings the database of DATABASE_URL to the schema of this version, and ends. `npm start` does the same
 * by itself; this is for installations that start the http process and the worker one by one. Any number of them may run
 * at once, and one that finds nothing to do changes nothing. Ends with 78 when the configuration has to be changed, and
 * with 1 when the database could not be used.
 */
import { inspect } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { migrateDatabase } from './database/migrate.ts';
import { waitForDatabase } from './database/wait.ts';
import { createLog } from './http/log.ts';
import { HOPELESS_EXIT_CODE } from './process/lifecycle.ts';

try {
  const config = readConfig();
  if (config.databaseUrl === undefined) {
    throw new ConfigError(['DATABASE_URL is missing: the embedded database is migrated at each start.']);
  }
  await waitForDatabase(config.databaseUrl, createLog(config));
  await migrateDatabase(config.databaseUrl);
  process.stdout.write('The database has the schema of this version.\n');
} catch (error) {
  const isConfig = error instanceof ConfigError;
  process.stderr.write(`\n${isConfig ? error.message : inspect(error)}\n\n`);
  process.exitCode = isConfig ? HOPELESS_EXIT_CODE : 1;
}
