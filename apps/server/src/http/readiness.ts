import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connect.ts';
import { newestMigration } from '../database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import type { Deps } from './deps.ts';

/** What must work before the server takes requests. */
export function readinessOf(connection: Connection, storage: Storage): Deps['readiness'] {
  const { database } = connection;
  const newest = newestMigration();
  return {
    database: async () => {
      await database.execute(sql`SELECT 1`);
    },
    migrations: async () => {
      const { rows } = await database.execute<{ latest: string | null }>(
        sql`SELECT max(created_at) AS latest FROM drizzle.__drizzle_migrations`,
      );
      if (Number(rows[0]?.latest ?? 0) < newest) throw new Error('Migrations are missing.');
    },
    storage: storage.check,
    jobs: async () => {
      await database.execute(sql`SELECT 1 FROM pgboss.version`);
    },
  };
}
