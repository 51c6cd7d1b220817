import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

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
    const response = await test.app.inject({ method: 'GET', url: '/api/orders' });
    expect(response.statusCode).toBe(501);
    expect(response.json().error.code).toBe('NOT_AVAILABLE');
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
