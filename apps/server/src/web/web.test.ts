import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { seedPieces } from '../../test/catalogue.ts';
import { readWebApp } from './files.ts';

const INLINE = 'window.__context = {"a":1};';
const SCRIPT = `export const text = ${JSON.stringify('gold '.repeat(1_000))};`;
const FILES = {
  'index.html': `<!doctype html><title>Home</title><script>${INLINE}</script><script type="module" src="/assets/e.js"></script>`,
  'about/index.html':
    '<!doctype html><head><title>About</title><meta property="og:image" content="/share/about.jpg"/></head>',
  '__spa-fallback.html': '<!doctype html><title>App</title>',
  '__addresses.json': '["/","/about","/studio","/collections/:id","/pieces/:id"]',
  'assets/entry-1a2b3c4d.js': SCRIPT,
  'assets/tiny-1a2b3c4d.css': 'a{}',
  'favicon.ico': 'icon',
  '.secret': 'not for anybody',
};

let test: TestApp;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'filigree-web-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  test = await buildTestApp({ deps: { webRoot: root } });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the web app', () => {
  it.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/studio', 'App'],
    ['/collections/0198', 'App'],
  ])('answers %s with the page "%s", to be asked for anew', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<title>${title}</title>`);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/no/such/page', '/nowhere', '/collections', '/collections/', '/studio/old', '/__addresses'])(
    'answers %s as not found, with the page that says so',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<title>App</title>');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('allows the scripts inside of a page by their digest, and no others', async () => {
    const digest = createHash('sha256').update(INLINE).digest('base64');
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${digest}';`);
    expect(String((await get('/about')).headers['content-security-policy'])).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  ] as const)('sends hashed files for good, compressed with %s', async (encoding, accepted, decompress) => {
    const response = await get('/assets/entry-1a2b3c4d.js', { 'accept-encoding': accepted });
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(response.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
    expect(decompress(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it('sends what is small or not accepted as it is', async () => {
    expect((await get('/assets/entry-1a2b3c4d.js')).body).toBe(SCRIPT);
    const tiny = await get('/assets/tiny-1a2b3c4d.css', { 'accept-encoding': 'br' });
    expect(tiny.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to those who have it', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/assets/old-00000000.js',
    '/.secret',
    '/__addresses.json',
    '/..%2f..%2fetc/passwd.txt',
    '/wp-login.php',
  ])('answers 404 to the file %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('NOT_FOUND');
  });

  it('leaves the API alone', async () => {
    expect((await get('/api/nothing')).json().error.code).toBe('NOT_FOUND');
    expect((await get('/api/auth/login')).statusCode).toBe(405);
    expect((await get('/api/auth/me')).statusCode).toBe(401);
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const head = await test.app.inject({ method: 'HEAD', url: '/about' });
    expect(head.statusCode).toBe(200);
  });
});

describe('without a build', () => {
  it('says what to do', async () => {
    const bare = await buildTestApp({ database: test.database, deps: { webRoot: join(root, 'nowhere') } });
    const response = await bare.app.inject({ url: '/' });
    expect(response.statusCode).toBe(404);
    expect(response.json().error.message).toContain('npm run build:web');
    await bare.close();
  });
});

describe('pages as they are served', () => {
  const site = { google: true, contactAddress: 'hi</script>@filigree.example', social: [] };
  const served = async () => {
    const { files } = await readWebApp(root, { publicUrl: 'https://filigree.example', site });
    return (path: string) => files.get(path)?.bytes.toString() ?? '';
  };

  it('name the pictures of shared links in full', async () => {
    const page = await served();
    expect(page('/about')).toContain(
      '<meta property="og:image" content="https://filigree.example/share/about.jpg"/>',
    );
    expect(page('/assets/entry-1a2b3c4d.js')).toBe(SCRIPT);
    expect((await get('/about')).body).toMatch(/og:image" content="http:\/\/localhost:\d+\/share/);
  });

  it('hold the settings of the installation as data that cannot end its element', async () => {
    const page = await served();
    const data = /<script type="application\/json" id="site-settings">(.*?)<\/script>/.exec(
      page('/about'),
    )?.[1];
    expect(JSON.parse(data ?? '')).toEqual(site);
    expect((await get('/about')).headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('the page of a piece', () => {
  it('is found where the catalogue shows the piece, and nowhere else', async () => {
    const [listed] = await seedPieces(test, [{ name: 'Ring' }]);
    expect((await get(`/pieces/${listed?.id}`)).statusCode).toBe(200);
    for (const id of ['0198c0de-0000-7000-8000-000000000001', 'no-id']) {
      expect((await get(`/pieces/${id}`)).statusCode).toBe(404);
    }
  });
});
