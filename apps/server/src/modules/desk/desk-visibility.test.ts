/** Nothing of the desk is there for strangers: held against the routes that the application has, whatever they are. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE_PATH, type Call } from '@filigree/contracts';
import { deskCalls } from '@filigree/contracts/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { invite, joinDesk } from '../../../test/desk.ts';
import { routerPath } from '../../http/route.ts';

const DESK = `${API_BASE_PATH}/desk`;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const PAGES = [
  '/desk',
  '/desk/',
  '/desk/orders',
  '/desk/orders/FIL-0000-0000',
  '/desk/welcome',
  '/desk/people',
];

let test: TestApp;
let customer: TestUser;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'filigree-web-'));
  await writeFile(join(root, '__spa-fallback.html'), '<html><head></head><body>the app</body></html>');
  await writeFile(join(root, '__addresses.json'), '["/"]');
  await mkdir(join(root, 'desk', 'assets'), { recursive: true });
  await writeFile(join(root, 'desk', 'index.html'), '<html><head></head><body>the desk</body></html>');
  await writeFile(join(root, 'desk', 'assets', 'index-1a2b3c4d.js'), 'export const desk = true;');
  test = await buildTestApp({ deps: { webRoot: root } });
  customer = await registerUser(test.app);
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const routes = () => test.routes.filter(({ url }) => url === DESK || url.startsWith(`${DESK}/`));
const concrete = (url: string) => url.replaceAll(/:\w+/g, '0198c0de-0000-7000-8000-000000000000');

describe('every call of the desk', () => {
  it('is a route, and every route there is a call of the contracts', () => {
    const known = Object.values<Call>(deskCalls).flatMap((call) => {
      const url = routerPath(call);
      return call.method === 'GET' ? [`GET ${url}`, `HEAD ${url}`] : [`${call.method} ${url}`];
    });
    expect(
      routes()
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual(known.sort());
  });

  it('answers strangers, whatever they send, as an address at which there is nothing', async () => {
    const unknown = await test.app.inject({ url: `${API_BASE_PATH}/nowhere` });
    const people = {
      'signed out': {},
      customer: { ...customer.headers, cookie: customer.cookie },
      forger: { cookie: 'filigree_desk=abc; filigree_desk_device=s2.a.b.c.d; filigree_session=1' },
    };
    const bodies = [undefined, '{}', '{"token": "nonsense"}', '{broken', '[]', `"${'x'.repeat(40_000)}"`];
    const asked = routes().flatMap(({ method, url }) =>
      Object.entries(people).flatMap(([who, headers]) =>
        (READS.has(method) ? [undefined] : bodies).map((payload) => ({ method, url, who, headers, payload })),
      ),
    );
    expect(asked.length).toBeGreaterThan(300);
    for (const { method, url, who, headers, payload } of asked) {
      const body = payload === undefined ? {} : { payload };
      const type = payload === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await test.app.inject({
        method: method as 'GET',
        url: concrete(url),
        headers: { ...headers, ...type },
        ...body,
      });
      const what = `${method} ${url} for ${who} with ${payload?.slice(0, 20)}`;
      const said = method === 'HEAD' ? unknown.body : answer.body;
      expect([what, answer.statusCode, said]).toEqual([what, 404, unknown.body]);
      expect([what, answer.headers['www-authenticate']]).toEqual([what, undefined]);
    }
  });

  it('does not tell strangers its methods either', async () => {
    for (const { url } of routes()) {
      const answer = await test.app.inject({ method: 'PATCH', url: concrete(url) });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 404, undefined]);
    }
  });

  it('is in no document that strangers read', async () => {
    const document = await test.app.inject({ url: `${API_BASE_PATH}/openapi.json` });
    expect(document.body).not.toMatch(/desk/i);
    const { browser } = await joinDesk(test, 'bench');
    const own = await test.app.inject({ url: `${DESK}/openapi.json`, headers: browser.headers });
    expect(Object.keys(own.json().paths)).toContain('/desk/orders/{number}/refunds');
    expect(own.json().components.securitySchemes.deskCookie.name).toBe('filigree_desk');
  });
});

describe('the files of the desk', () => {
  const FILE = '/desk/assets/index-1a2b3c4d.js';

  it('are there for nobody else either', async () => {
    const file = await test.app.inject({ url: FILE });
    const none = await test.app.inject({ url: '/assets/index-00000000.js' });
    expect([file.statusCode, file.body]).toEqual([404, none.body]);
    const { browser } = await joinDesk(test, 'bench');
    const inside = await test.app.inject({ url: FILE, headers: browser.headers });
    expect([inside.statusCode, inside.body]).toEqual([200, 'export const desk = true;']);
    expect(inside.headers['cache-control']).toBe('private, no-cache');
    const { token, id } = await invite(test, 'bench');
    const welcome = await test.app.inject({ url: `/desk/welcome?token=${token}` });
    const pass = welcome.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const withPass = async (url: string) =>
      (await test.app.inject({ url, headers: { cookie: pass } })).statusCode;
    expect([await withPass(FILE), await withPass('/desk'), await withPass('/api/desk/me')]).toEqual([
      200, 404, 404,
    ]);
    await test.database.pool.query('delete from staff_links where staff_id = $1', [id]);
    expect(await withPass(FILE)).toBe(404);
    const gone = await test.app.inject({ url: '/desk/assets/old-1a2b3c4d.js', headers: browser.headers });
    expect(gone.statusCode).toBe(404);
  });
});

describe('every page of the desk', () => {
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ url, headers })).statusCode;

  it.each(PAGES)('%s is not there for strangers', async (url) => {
    expect(await status(url)).toBe(404);
    expect(await status(url, { ...customer.headers, cookie: customer.cookie })).toBe(404);
    const stranger = await test.app.inject({ url });
    expect(stranger.body).toBe((await test.app.inject({ url: '/nowhere' })).body);
  });

  it('is there on a known browser, and for a link that is good on the page that it leads to', async () => {
    const { browser } = await joinDesk(test, 'bench');
    for (const url of PAGES) {
      const page = await test.app.inject({ url, headers: browser.headers });
      expect([url, page.statusCode, page.body]).toEqual([url, 200, expect.stringContaining('the desk')]);
    }
    const { token } = await invite(test, 'bench');
    expect(await status(`/desk/welcome?token=${token}`)).toBe(200);
    expect(await status(`/desk/device?token=${token}`)).toBe(404);
    expect(await status(`/desk?token=${token}`)).toBe(404);
    expect(await status('/desk/welcome?token=nonsense')).toBe(404);
  });
});
