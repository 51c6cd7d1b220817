import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts';
import { builtScript } from '../test/processes.ts';
import { newestMigration } from './database/migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.close());

/** Away from the .env of whoever runs the tests. */
function migrate(environment: Record<string, string>): Promise<{ code: unknown; text: string }> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [builtScript('migrate')], { env, cwd: tmpdir() }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: `${stdout}${stderr}` }),
    );
  });
}

describe('the command that migrates', () => {
  it('brings an empty database to the newest schema, however many run at once, and once is enough', async () => {
    const run = () => migrate({ DATABASE_URL: database.url });
    const together = await Promise.all([run(), run()]);
    expect(together.map(({ code }) => code)).toEqual([0, 0]);
    const applied = async () =>
      (
        await database.pool.query(
          'select max(created_at)::float8 as newest, count(*)::int from drizzle.__drizzle_migrations',
        )
      ).rows[0];
    const first = await applied();
    expect(first.newest).toBe(newestMigration());
    expect((await run()).code).toBe(0);
    expect(await applied()).toEqual(first);
  });

  it('says what is missing, and what cannot be used, without passwords', async () => {
    const without = await migrate({});
    expect(without).toMatchObject({ code: 78, text: expect.stringContaining('DATABASE_URL is missing') });
    const elsewhere = new URL(database.url);
    elsewhere.pathname = '/there_is_no_such_database';
    const { code, text } = await migrate({ DATABASE_URL: elsewhere.href });
    expect(code).toBe(1);
    expect(text).toContain('there_is_no_such_database');
    expect(text).not.toContain(decodeURIComponent(elsewhere.password));
  });
});
