import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../test/app.ts';
import { connect } from '../database/connect.ts';
import { readinessOf } from './readiness.ts';
import { planned } from './route.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('addresses that no handler takes', () => {
  it('answers 404 in the form of every error', async () => {
    const response = await test.app.inject({ method: 'GET', url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: { message: 'There is nothing at this address.', code: 'NOT_FOUND', status: 404 },
    });
  });

  it('answers 405 with the methods that work', async () => {
    const response = await test.app.inject({ method: 'PUT', url: '/api/auth/login' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json().error).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      message: 'PUT is not possible here; use POST.',
    });
  });

  it('answers 501 for a call of the contracts that is not built yet', async () => {
    const app = fastify();
    planned(app, {
      id: 'later',
      method: 'GET',
      path: '/later',
      auth: 'none',
      tag: 'Later',
      summary: 'Later',
      errors: [],
    });
    const response = await app.inject('/api/later');
    expect(response.statusCode).toBe(501);
    expect(response.json().error).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: '"Later" is not available yet.',
    });
  });
});

describe('headers', () => {
  it('sends a content security policy without inline scripts, and a request id of our own', async () => {
    const response = await test.app.inject({ url: '/healthz', headers: { 'x-request-id': 'forged' } });
    expect(response.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('addresses that are no addresses', () => {
  it.each(['/api/images/serve/%zz.png', '/api/%E0%A4%A', '/%'])('answers %s with 400', async (url) => {
    const response = await test.app.inject({ url });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.message).toEqual(expect.any(String));
  });
});

describe('readiness', () => {
  it('is given when everything behind the server works', async () => {
    const { database: connection, deps } = test;
    const ready = await buildTestApp({
      database: test.database,
      deps: { readiness: { ...readinessOf(connection, deps.storage), jobs: async () => undefined } },
    });
    const response = await ready.app.inject({ url: '/readyz' });
    expect(response.json()).toEqual({
      status: 'ready',
      checks: { database: { ok: true }, migrations: { ok: true }, storage: { ok: true }, jobs: { ok: true } },
    });
    await ready.close();
  });

  it('names what does not work, and keeps the reason for the log', async () => {
    const broken = await buildTestApp({
      database: test.database,
      deps: {
        readiness: {
          database: async () => undefined,
          storage: () => Promise.reject(new Error('the disk at /secret/place is full')),
        },
      },
    });
    const response = await broken.app.inject({ url: '/readyz' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      status: 'unready',
      checks: { database: { ok: true }, storage: { ok: false, message: 'not working' } },
    });
    expect(broken.logged.join('')).toContain('the disk at /secret/place is full');
    await broken.close();
  });
});

describe('without its database', () => {
  it('answers 503 to those who need it, and is still alive', async () => {
    const user = await registerUser(test.app);
    const dead = connect('postgres://nobody:hidden@127.0.0.1:1/nothing', {
      maxConnections: 2,
      onLost: (error) => {
        throw error;
      },
    });
    const app = await buildTestApp({
      database: { ...test.database, database: dead.database },
      deps: { keyring: test.deps.keyring },
    });
    const response = await app.app.inject({ url: '/api/auth/me', headers: user.headers });
    expect(response.statusCode).toBe(503);
    expect(response.json().error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
    expect(response.headers['retry-after']).toBe('2');
    expect((await app.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect(app.logged.join('')).not.toContain('hidden');
    await app.close();
    await dead.close();
  });
});
