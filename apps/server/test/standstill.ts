/**
 * Makes a process stand still at one step, in the middle of the transaction that takes it, so that it can be killed
 * exactly there: a trigger asks for a lock that the test holds, and the database tells who waits for it.
 */
import pg from 'pg';
import { until } from './processes.ts';

/** Any number that nobody else locks. */
const STANDSTILL_LOCK = 7_163_499;

export interface Step {
  readonly table: string;
  readonly on: 'INSERT' | 'UPDATE' | 'DELETE';
  /** In PL/pgSQL, of the rows OLD and NEW. */
  readonly when: string;
}

export interface Standstill {
  /** Waits until somebody stands at the step; returns the name of the process. */
  readonly reached: () => Promise<string>;
  /** The process is dead: the database hears of it, and everybody else goes on. */
  readonly bury: (name: string) => Promise<void>;
}

export async function standStillAt(databaseUrl: string, { table, on, when }: Step): Promise<Standstill> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'standstill' });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [STANDSTILL_LOCK]);
  await client.query(`
    CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${when} THEN PERFORM pg_advisory_xact_lock_shared(${STANDSTILL_LOCK}); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER stand_still AFTER ${on} ON ${table} FOR EACH ROW EXECUTE FUNCTION stand_still()`);
  return {
    reached: () =>
      until(`somebody at ${on} of ${table}`, async () => {
        const { rows } = await client.query<{ name: string }>(
          `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
           WHERE locktype = 'advisory' AND NOT granted AND objid = $1 AND datname = current_database()`,
          [STANDSTILL_LOCK],
        );
        return rows[0]?.name;
      }),
    async bury(name) {
      // A connection that waits for a lock does not notice that nobody listens any more.
      await client.query(
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE application_name = $1 AND datname = current_database()`,
        [name],
      );
      await client.query('SELECT pg_advisory_unlock($1)', [STANDSTILL_LOCK]);
      await client.query(`DROP TRIGGER stand_still ON ${table}`);
      await client.end();
    },
  };
}
