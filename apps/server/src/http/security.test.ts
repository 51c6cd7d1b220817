import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('answers', () => {
  it.each([
    ['one of the API', '/api/pieces'],
    ['a refusal', '/api/auth/me'],
    ['what is not there', '/api/nothing'],
    ['a state of the server', '/healthz'],
  ])('of every kind keep browsers from guessing, framing and telling: %s', async (_what, url) => {
    const { headers } = await test.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('ask the browser for nothing that pages do not use, whatever is answered', async () => {
    for (const url of ['/api/auth/me', '/healthz', '/api/nowhere']) {
      const { headers } = await test.app.inject({ url });
      const permissions = String(headers['permissions-policy']).split(', ');
      expect(permissions).toEqual(
        expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
      );
    }
  });
});
