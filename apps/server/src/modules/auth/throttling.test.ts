import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp } from '../../../test/app.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await buildTestApp({ config: { rateLimits: true } });
  second = await buildTestApp({
    config: { rateLimits: true },
    database: first.database,
    deps: { sessionSecret: first.deps.sessionSecret },
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const login = (test: TestApp, email: string, password: string, remoteAddress = '198.51.100.7') =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

describe('login attempts', () => {
  it('are bounded for one account from one address, by all processes together', async () => {
    await registerUser(first.app, 'target@example.com');
    for (let attempts = 0; attempts < 10; attempts += 1) {
      const response = await login(attempts % 2 ? first : second, 'target@example.com', 'wrong password');
      expect(response.statusCode).toBe(401);
    }
    const refused = await login(second, 'Target@example.com', TEST_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // The person whose account it is still gets in, from where they are.
    expect((await login(first, 'target@example.com', TEST_PASSWORD, '203.0.113.5')).statusCode).toBe(200);
  });

  it('are bounded in the same way for an account that is not there', async () => {
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await login(first, 'ghost@example.com', 'wrong', '192.0.2.1')).statusCode).toBe(401);
    }
    expect((await login(first, 'ghost@example.com', 'wrong', '192.0.2.1')).statusCode).toBe(429);
  });

  it('are forgiven by a success', async () => {
    await registerUser(first.app, 'clumsy@example.com');
    for (let round = 0; round < 3; round += 1) {
      for (let attempts = 0; attempts < 6; attempts += 1) {
        expect((await login(first, 'clumsy@example.com', 'wrong', '192.0.2.9')).statusCode).toBe(401);
      }
      expect((await login(first, 'clumsy@example.com', TEST_PASSWORD, '192.0.2.9')).statusCode).toBe(200);
    }
  });

  it('never let a forged X-Forwarded-For pass for another address', async () => {
    const attempt = (forwarded: string) =>
      first.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: 'spoof@example.com', password: 'wrong' },
        remoteAddress: '192.0.2.77',
        headers: { 'x-forwarded-for': forwarded },
      });
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect((await attempt(`10.0.0.${attempts}`)).statusCode).toBe(401);
    }
    expect((await attempt('10.0.0.99')).statusCode).toBe(429);
  });
});

describe('registrations', () => {
  it('are bounded for one address', async () => {
    const register = () =>
      first.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: '192.0.2.200',
        payload: {
          name: 'Again',
          email: 'target@example.com',
          password: TEST_PASSWORD,
          confirmPassword: TEST_PASSWORD,
          acceptTerms: true,
        },
      });
    const statuses = (await Promise.all(Array.from({ length: 32 }, register))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('a flood of requests', () => {
  it('is refused below the API, while health checks are answered', async () => {
    const ask = (url: string) => first.app.inject({ url, remoteAddress: '192.0.2.123' });
    let refused = 0;
    for (let batch = 0; batch < 13; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/api/orders')));
      refused += answers.filter(({ statusCode }) => statusCode === 429).length;
    }
    expect(refused).toBe(100);
    const last = await ask('/api/orders');
    expect(last.json().error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect((await ask('/healthz')).statusCode).toBe(200);
  });
});
