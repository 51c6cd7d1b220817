import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { z } from 'zod';
import { withClient } from './client.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number: names the advisory lock under which one process at a time migrates a database. */
const MIGRATION_LOCK = 7_163_401;

/** Brings a database to the newest schema. Safe to call from several processes at once. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const config = { connectionString: databaseUrl, application_name: 'filigree-migrate' };
  await withClient(config, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  });
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Milliseconds since 1970 that name the newest migration in the folder, as drizzle records it when applied. */
export function newestMigration(): number {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'));
  return Math.max(0, ...journalSchema.parse(journal).entries.map((entry) => entry.when));
}
