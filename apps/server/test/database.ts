import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '../src/database/connect.ts';

/** On a machine that is busy with other things nobody is told to come again. */
const PATIENT = { perParty: Number.POSITIVE_INFINITY, waitMs: 150_000, waitingPerParty: 10_000 };

export interface TestDatabase extends Connection {
  readonly url: string;
}

/**
 * A database of its own for one test file: a copy of the migrated template. Close it in afterAll.
 * @param onLost hears of connections that break; by default none may.
 */
export function createTestDatabase(
  maxConnections = 10,
  onLost?: (error: Error) => void,
): Promise<TestDatabase> {
  return create(`TEMPLATE ${inject('templateDatabase')}`, maxConnections, onLost);
}

/** One in which nothing is yet. Close it in afterAll. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('', 2);
}

async function create(
  from: string,
  maxConnections: number,
  onLost: (error: Error) => void = (error) => {
    throw error;
  },
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} ${from}`);
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  const connection = connect(url.href, {
    maxConnections,
    sharing: PATIENT,
    onLost: (error) => {
      // Dropping the database ends connections that are still saying goodbye.
      if (!isClosing) onLost(error);
    },
  });
  let isClosing = false;
  const close = async () => {
    await connection.close();
    isClosing = true;
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { ...connection, url: url.href, close };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    // Copies of one template exclude each other; test files that begin together take turns.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
