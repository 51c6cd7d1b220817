import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

const TOKEN = 'k3Jx9wQmZ7rT1vB5nL8pD2sF6hG0yCaE';

let database: TestDatabase;
let test: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  test = await buildTestApp({ database, config: { metricsToken: TOKEN, commit: 'abcdef0' } });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

const ask = (authorization?: string) =>
  test.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

/** The value of a series, as it stands in the text. */
async function valueIn(series: string): Promise<number | undefined> {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const line = body.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

describe('/metrics', () => {
  it('is not there for whoever brings no token, or another one', async () => {
    const nothing = await test.app.inject({ url: '/nothing' });
    for (const authorization of [undefined, '', 'Bearer', 'Bearer x', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const answer = await ask(authorization);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(nothing.json());
    }
  });

  it('is not there without a token in the configuration', async () => {
    const plain = await buildTestApp({ database });
    const answer = await plain.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.statusCode).toBe(404);
    await plain.close();
  });

  it('counts requests by the names of calls, never by addresses', async () => {
    const login = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/login?secret=in-the-address',
        payload: { email: 'nobody@example.com', password: 'wrong password', rememberMe: false },
      });
    await login();
    await login();
    await test.app.inject({ url: '/anything/that/is/not/there' });
    expect(await valueIn('filigree_http_requests_total{call="login",status="401"}')).toBe(2);
    expect(await valueIn('filigree_http_request_duration_seconds_count{call="login"}')).toBe(2);
    const { body, headers } = await ask(`Bearer ${TOKEN}`);
    expect(body).not.toMatch(/anything|in-the-address/);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toContain('filigree_build_info{version="0.1.0",commit="abcdef0",process="http"');
  });

  it('tells what waits, and whether the books add up', async () => {
    const { user } = await registerUser(test.app);
    expect(await valueIn('filigree_ledger_errors')).toBe(0);
    expect(await valueIn('filigree_database_up')).toBe(1);
    expect(await valueIn('filigree_studio_jobs_queued{kind="generate"}')).toBe(0);
    expect(await valueIn('filigree_queue_messages{queue="studio"}')).toBe(0);

    // Another application looks anew.
    await database.pool.query(
      'update credit_accounts set balance_millis = balance_millis + 1 where user_id = $1',
      [user.id],
    );
    await database.pool.query(
      `insert into payment_events (id, type, received_at) values ('evt_1', 'x', now() - interval '90 seconds')`,
    );
    const other = await buildTestApp({ database, config: { metricsToken: TOKEN } });
    const { body } = await other.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    await other.close();
    expect(body).toContain('filigree_ledger_errors 1\n');
    expect(body).toContain('filigree_payment_events{state="unhandled"} 1\n');
    expect(body).toMatch(/filigree_payment_events_oldest_seconds\{state="unhandled"\} 9\d/);
  });

  it('tells of the process, the event loop and the pool', async () => {
    expect(await valueIn('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(await valueIn('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(await valueIn('filigree_pool_connections_max')).toBe(10);
    expect(await valueIn('filigree_pool_waiting')).toBe(0);
    expect(await valueIn('filigree_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  });
});

describe('/version', () => {
  it('says which Filigree this is', async () => {
    const answer = await test.app.inject({ url: '/version' });
    expect(answer.json()).toEqual({ name: 'filigree', version: '0.1.0', commit: 'abcdef0' });
  });
});
