import { connect as connectTo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../test/app.ts';
import { mailsTo } from '../../../test/mail.ts';
import { openOutbox } from './outbox.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const open = (app: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({ url: '/dev/outbox', headers, remoteAddress });

describe('the outbox page', () => {
  it('is empty at first, and shows the mails with their links, the newest first', async () => {
    expect((await open(test)).body).toContain('No mail was written yet.');
    await registerUser(test.app, 'first@example.com');
    await registerUser(test.app, 'second@example.com');
    const response = await open(test);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('No mail');
    const { body } = response;
    expect(body.indexOf('second@example.com')).toBeLessThan(body.indexOf('first@example.com'));
    const [mail] = await mailsTo(test, 'first@example.com');
    expect(mail?.state).toBe('kept');
    expect(body).toContain(`<a href="${mail?.link}" rel="noreferrer">`);
    expect(body).toContain('Please confirm your email address');
  });

  it('runs nothing and loads nothing, whatever a mail says', async () => {
    const outbox = openOutbox(test.deps.config, test.deps.keyring);
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await outbox.put(test.database.database, {
      key: 'evil',
      userId: null,
      email: `"${evil}"@example.com`,
      letter: {
        subject: evil,
        name: evil,
        paragraphs: [evil],
        action: { label: evil, link: 'javascript:alert(1)' },
        afterwords: [evil],
      },
    });
    const { body, headers } = await open(test);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|<img|href="javascript/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each([
    ['another machine', {}, '192.0.2.1'],
    ['another name for this machine', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy', { 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
    ['a proxy that names itself only', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a proxy that names the address otherwise', { 'x-real-ip': '192.0.2.1' }, '127.0.0.1'],
    ['a tunnel', { forwarded: 'for=192.0.2.1' }, '::1'],
  ])('is not there for %s', async (_case, headers, remoteAddress) => {
    const response = await open(test, headers, remoteAddress);
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('example.com');
  });

  it.each([
    ['localhost:3000', '::1'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:3000', '::ffff:127.0.0.1'],
  ])('is there for this machine as %s', async (host, remoteAddress) => {
    expect((await open(test, { host }, remoteAddress)).statusCode).toBe(200);
  });

  it.each([
    ['an installation that others reach', 'https://jewels.example', 404],
    ['one that names this machine', 'http://localhost:3000', 200],
  ])(
    'is judged by the public address, also when the proxy says nothing: %s',
    async (_case, publicUrl, status) => {
      const installation = await buildTestApp({
        database: test.database,
        config: { publicUrl },
        deps: { keyring: test.deps.keyring },
      });
      const response = await open(installation, { host: '127.0.0.1:3000' });
      await installation.close();
      expect(response.statusCode).toBe(status);
    },
  );

  it('is not there for a proxy that adds no header and speaks HTTP/1.0', async () => {
    const origin = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const ask = async (version: string) => {
      const socket = connectTo(Number(origin.port), '127.0.0.1');
      socket.write(`GET /dev/outbox HTTP/${version}\r\nHost: ${origin.host}\r\nConnection: close\r\n\r\n`);
      return readText(socket);
    };
    expect(await ask('1.1')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('1.0')).toMatch(/^HTTP\/1\.\d 404 /);
  });

  it('is not there in production', async () => {
    const production = await buildTestApp({
      database: test.database,
      config: { environment: 'production', publicUrl: 'https://jewels.example' },
      deps: { keyring: test.deps.keyring },
    });
    const response = await open(production);
    await production.close();
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('example.com');
  });
});
