import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiErrorSchema } from '@filigree/contracts';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser } from '../../test/app.ts';
import { CALLS_AT_ONCE, createServerRefusingBursts, type RefusedBurst } from './bursts.ts';

const MANY = CALLS_AT_ONCE * 3;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function ask(url: string, authorization?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = authorization === undefined ? {} : { authorization };
    get(url, { agent, headers }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).on('error', reject);
  });
}

const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('a server', () => {
  let server: Server;
  let url: string;
  let bursts: RefusedBurst[];
  beforeEach(async () => {
    bursts = [];
    server = createServerRefusingBursts(
      {},
      (_request, response) => response.end('passed on'),
      (burst) => bursts.push(burst),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const askAtOnce = (calls: number, authorization?: string) =>
    Promise.all(Array.from({ length: calls }, () => ask(url, authorization)));

  it('passes a burst on that a page may send, and refuses what exceeds it until a second later', async () => {
    expect(countOf(await askAtOnce(CALLS_AT_ONCE, 'Bearer a'), 200)).toBe(CALLS_AT_ONCE);
    const answers = await askAtOnce(MANY, 'Bearer a');
    // Some become possible while they come.
    expect(countOf(answers, 429)).toBeGreaterThan(0);
    expect(countOf(answers, 200) + countOf(answers, 429)).toBe(MANY);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const { error } = JSON.parse(refused?.body ?? '');
    expect(apiErrorSchema.parse(error)).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    await sleep(1_000);
    expect((await ask(url, 'Bearer a')).status).toBe(200);
  });

  it('counts nobody for another, and no one who has not signed in', async () => {
    await askAtOnce(MANY, 'Bearer a');
    expect(countOf(await askAtOnce(CALLS_AT_ONCE, 'Bearer b'), 200)).toBe(CALLS_AT_ONCE);
    expect(countOf(await askAtOnce(MANY), 200)).toBe(MANY);
  });

  it('tells of a burst once, with the number of calls that were refused', async () => {
    const refused = countOf(await askAtOnce(MANY, 'Bearer a'), 429);
    await expect
      .poll(() => bursts.reduce((sum, { calls }) => sum + calls, 0), { timeout: 10_000 })
      .toBe(refused);
    expect(bursts[0]?.from).toBe('127.0.0.1');
  });
});

describe('the application', () => {
  it.each([
    [true, 'refuses a burst of calls of one person, and logs that'],
    [false, 'refuses none where limits are off'],
  ])('with limits: %s, %s', async (rateLimits) => {
    const test = await buildTestApp({ config: { rateLimits } });
    const user = await registerUser(test.app);
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const calls = Array.from({ length: MANY }, () => ask(`${address}/api/cart`, user.headers.authorization));
    const answers = await Promise.all(calls);
    if (rateLimits) {
      expect(countOf(answers, 429)).toBeGreaterThan(0);
      await expect
        .poll(() => test.logged.join(''), { timeout: 10_000 })
        .toMatch(/"calls":\d+,"code":"RATE_LIMITED".*a burst of calls was refused/);
    } else expect(countOf(answers, 200)).toBe(MANY);
    await test.close();
  });
});
