/**
 * Pictures of every page, to be looked at: `npm run screens -w e2e`, or with words that names contain
 * (`npm run screens -w e2e -- home cart`). A phone and a desktop, light and dark, and contact sheets of them, go to
 * out/screens. The web app has to be built: `npm run build:web`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { Product } from '../support/product.ts';
import { makeSheets } from './contact-sheets.ts';
import { MEMBER_PAGES, NEW_MEMBER_PAGES, type Shown, VISITOR_PAGES } from './pages.ts';

const OUT = resolve(import.meta.dirname, '../../out/screens');
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Shown) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const taken: string[] = [];

/** Pictures below the fold are lazy: the page is walked through once, so that they all arrive. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
    // A picture that is still out of sight, in a carousel, is not fetched and would be waited for in vain.
    const enough = new Promise((done) => setTimeout(done, 4_000));
    await Promise.race([enough, Promise.allSettled([...document.images].map((image) => image.decode()))]);
  });
}

async function take(page: Page, url: string, shown: Shown): Promise<void> {
  for (const { name: size, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // From elsewhere: an address that differs in its hash alone is not opened anew.
    await page.goto('about:blank');
    await page.goto(url + shown.path);
    await page.getByText(shown.text).filter({ visible: true }).first().waitFor();
    await shown.prepare?.(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await walkThrough(page);
      const file = `${shown.name}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: join(OUT, file), fullPage: true });
      taken.push(file);
    }
  }
  process.stdout.write(`${shown.name}\n`);
}

async function takeAll(page: Page, url: string, pages: readonly Shown[]): Promise<void> {
  for (const shown of pages.filter(isWanted)) await take(page, url, shown);
}

/** What somebody has who has been here before. */
async function settleIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pieces`);
  for (const place of [0, 1]) {
    const card = page.getByRole('article').nth(place);
    await card.getByRole('button', { name: 'Turn over' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await card.getByRole('button', { name: 'Select' }).click();
    await page
      .getByRole('link', { name: `Cart, ${place + 1} item` })
      .first()
      .waitFor();
  }
  await page.goto(`${url}/collections`);
  await page.getByRole('main').getByRole('button', { name: 'New Collection' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('For the wedding');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'For the wedding' }).waitFor();
}

/** The first piece's own page, and the Studio opened on it: their addresses are known only now. */
async function takeOfPiece(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/pieces`);
  // It stands on the back of the card, out of reach until it is turned.
  const link = page.getByRole('article').first().locator('a[href^="/pieces/"]').first();
  const path = await link.evaluate((anchor: HTMLAnchorElement) => anchor.pathname);
  await takeAll(page, url, [{ name: 'piece', path, text: /You may also like/ }]);
  if (!isWanted({ name: 'studio-opened', path: '', text: /./ })) return;
  await page.goto(url + path);
  await page.getByRole('button', { name: 'Open in Studio' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).filter({ visible: true }).first().waitFor();
  await takeAll(page, url, [{ name: 'studio-opened', path: '/studio', text: /Save Draft/ }]);
}

async function run(browser: Browser, url: string): Promise<void> {
  const visitor = await browser.newPage();
  await takeAll(visitor, url, VISITOR_PAGES);
  await visitor.close();
  const member = await browser.newPage();
  await signUp(member, url);
  await takeAll(member, url, NEW_MEMBER_PAGES);
  if (![...MEMBER_PAGES, { name: 'piece studio-opened', path: '', text: /./ }].some(isWanted)) return;
  await settleIn(member, url);
  await takeAll(member, url, MEMBER_PAGES);
  await takeOfPiece(member, url);
}

if (wanted.length === 0) await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const product = await Product.start();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
try {
  await run(browser, product.url);
} finally {
  await browser.close();
  await product.dispose();
  await makeSheets(OUT, taken);
}
