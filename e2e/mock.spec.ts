/** Mock mode: the shop without a server. The pages are built for it, and served as files. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const web = resolve(import.meta.dirname, '../apps/web');
const files = join(web, 'build/mock/client');
/** MSW's script. */
const WORKER = 'mockServiceWorker.js';
const BUILD_TIMEOUT_MS = 600_000;
const MOCK_DELAY_MS = 800;
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

let server: Server;
let url: string;
/** What reached the server beside files. */
const calls: string[] = [];

const build = () =>
  new Promise<void>((done, fail) => {
    const child = spawn('npx', ['react-router', 'build'], {
      cwd: web,
      env: { ...process.env, API_MODE: 'mock' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`The build ended with ${code}.`))));
  });

// One build for both.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await build();
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(?:api|healthz|mock-payments)/.test(pathname)) calls.push(pathname);
    const asked = [pathname, `${pathname}/index.html`].map((name) => join(files, name));
    const file = asked.find((name) => extname(name) !== '' && existsSync(name));
    const type = TYPES[extname(file ?? 'page.html')];
    response.setHeader('content-type', type ?? 'application/octet-stream');
    response.end(readFileSync(file ?? join(files, '__spa-fallback.html')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://localhost:${address.port}`;
});
test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

async function signUp(page: Page): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Name', { exact: true }).fill('Mira Stone');
  await page.getByLabel('Email').fill('mira@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Confirm password').fill('a long enough password');
  await page.getByRole('checkbox', { name: /terms/i }).check();
  const sentAtMs = Date.now();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully')).toBeVisible();
  expect(Date.now() - sentAtMs).toBeGreaterThanOrEqual(MOCK_DELAY_MS);
}

test('everything works without a server: design, draft, cart, order, credits', async ({ page }) => {
  await signUp(page);
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();

  await page.goto(`${url}/studio`);
  const prompt = page.getByRole('form', { name: 'Prompt' });
  await prompt.getByRole('textbox').fill('a slim gold ring');
  await prompt.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Designs generated!')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).first().click();
  await expect(page.getByText('Saved to drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();

  await page.goto(`${url}/checkout`);
  await page.getByRole('combobox', { name: /^Ring size/ }).click();
  await page.getByRole('option', { name: '6.5' }).click();
  const fields = ['Full name', 'Email', 'Address', 'City', 'State', 'Zip code'] as const;
  for (const name of fields) {
    await page
      .getByLabel(new RegExp(`^${name}`, 'i'))
      .first()
      .fill(name === 'Email' ? 'mira@example.com' : '75001');
  }
  await page.getByLabel(/cardholder/i).fill('Mira Stone');
  await page.getByLabel(/card number/i).fill('4242 4242 4242 4242');
  await page.getByLabel(/expiry/i).fill('12/40');
  await page.getByLabel(/cvv/i).fill('123');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
  await expect(page.getByText('FIL-MOCK-1')).toBeVisible();

  await page.goto(`${url}/buy-credits`);
  await page.getByRole('button', { name: 'Select Package' }).first().click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Test Mode')).toBeVisible();
  await page.getByLabel(/card number/i).fill('4242 4242 4242 4242');
  await page.getByLabel(/expiration/i).fill('12/40');
  await page.getByLabel(/cvc|security code/i).fill('123');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await expect(page.getByLabel(/71 credits available/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('what customers are served holds nothing of it', () => {
  const assets = join(web, 'build/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(readFileSync(join(assets, name), 'utf8'), name).not.toMatch(/mock-payments|mockServiceWorker/);
  }
  expect(existsSync(join(files, WORKER)), 'the worker of mock mode').toBe(true);
  expect(existsSync(join(web, 'build/client', WORKER)), 'the worker, for customers').toBe(false);
});
