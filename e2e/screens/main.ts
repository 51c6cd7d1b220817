/**
 * Pictures of every page, to be looked at: `npm run screens -w e2e`, or with words that names contain, after `=` whole
 * names (`npm run screens -w e2e -- home =board`). A phone and a desktop, for the desk a tablet and a desktop, light and
 * dark, and contact sheets of them, go to out/screens. With `--spanish` the pages that an address leads to, in Spanish. The web app has to be built:
 * `npm run build:web`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { inviteToDesk } from '../support/desk.ts';
import { Product } from '../support/product.ts';
import { Camera, type Shown } from './camera.ts';
import { makeSheets } from './contact-sheets.ts';
import { deskPages, keepBusy, SIGN_IN, signOutOfDesk, welcomePages, workAtDesk } from './desk-pages.ts';
import {
  FILLED_PAGES,
  generateInStudio,
  openInStudio,
  ownPages,
  paidPages,
  STUDIO_GENERATED,
  STUDIO_OPENED,
} from './member-pages.ts';
import { NEW_MEMBER_PAGES, VISITOR_PAGES } from './pages.ts';
import { buyCredits, fillCart, furnish, join, order, speak } from './settle.ts';

const OUT = resolve(import.meta.dirname, '../../out/screens');
/** Small: the pages are looked at, not the light. */
const PICTURE_SIZE = '384';

/** A design is drawn beside whatever else the machine does. */
const PATIENCE_MS = 120_000;

const spanish = process.argv.includes('--spanish');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** @param language of the pages */
async function newContext(browser: Browser, language: 'en' | 'es'): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
  if (language === 'es') await context.addInitScript(() => localStorage.setItem('language', 'es'));
  return context;
}

/** The desk, with some orders on it. It speaks English alone. */
async function runDesk(browser: Browser, product: Product, camera: Camera): Promise<void> {
  const none = { sent: '', waiting: '', making: '' };
  const places = [...deskPages(none), ...welcomePages(''), ...SIGN_IN];
  if (spanish || !places.some((each) => camera.wants({ name: each.name }))) return;
  const customer = await (await newContext(browser, 'en')).newPage();
  const orders = await keepBusy(customer, product.url);
  const desk = await (await newContext(browser, 'en')).newPage();
  await workAtDesk(desk, product, orders);
  await camera.takeAll(desk, deskPages(orders));
  const { pathname, search } = new URL(await inviteToDesk(product, 'nina@example.com', 'bench'));
  const invited = await (await newContext(browser, 'en')).newPage();
  await camera.takeAll(invited, welcomePages(pathname + search));
  await signOutOfDesk(desk, product.url);
  await camera.takeAll(desk, SIGN_IN);
}

async function run(browser: Browser, url: string, camera: Camera): Promise<void> {
  const visitor = await (await newContext(browser, spanish ? 'es' : 'en')).newPage();
  await camera.takeAll(visitor, VISITOR_PAGES);
  await visitor.context().close();

  const anyOf = (...lists: (readonly Shown[])[]) =>
    lists.some((pages) => pages.some((each) => camera.wants(each)));
  const someOwn = ownPages({ collection: '', board: '', piece: '' });
  const somePaid = paidPages('', '');
  const studio = [STUDIO_OPENED, STUDIO_GENERATED];
  if (!anyOf(NEW_MEMBER_PAGES, FILLED_PAGES, someOwn, somePaid, ...studio)) return;

  const member = await (await newContext(browser, 'en')).newPage();
  const caller = await join(member, url);
  if (spanish) await speak(member, url, 'es');
  await camera.takeAll(member, NEW_MEMBER_PAGES);
  if (!anyOf(FILLED_PAGES, someOwn, somePaid, ...studio)) return;

  // Whatever is done on the way is done in English.
  if (spanish) await speak(member, url, 'en');
  const belongings = await furnish(caller);
  await fillCart(caller);
  let paid: readonly Shown[] = [];
  if (anyOf(somePaid)) {
    await camera.attempt('paying', async () => {
      paid = paidPages(await order(member, url), await buyCredits(member, url));
      await fillCart(caller);
    });
  }
  if (spanish) await speak(member, url, 'es');
  for (const pages of [FILLED_PAGES, ownPages(belongings), paid]) await camera.takeAll(member, pages);

  // Last, as they take the longest: the Studio keeps on the device what is done in it.
  const stages = [
    { pages: STUDIO_OPENED, reach: () => openInStudio(member, url, belongings.piece) },
    { pages: STUDIO_GENERATED, reach: () => generateInStudio(member, url) },
  ];
  for (const { pages, reach } of stages.filter((stage) => anyOf(stage.pages))) {
    if (spanish) await speak(member, url, 'en');
    const isReached = await camera.attempt('reaching the Studio', reach);
    if (spanish) await speak(member, url, 'es');
    if (isReached) await camera.takeAll(member, pages);
  }
}

if (wanted.length === 0 && !spanish) await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const product = await Product.start({ PICTURE_SIZE });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
});
const camera = new Camera(OUT, product.url, wanted, spanish);
try {
  await run(browser, product.url, camera);
  await camera.attempt('the desk', () => runDesk(browser, product, camera));
} finally {
  await browser.close();
  await product.dispose();
  await makeSheets(OUT, camera.taken);
}
if (camera.failed.length > 0) throw new AggregateError(camera.failed, 'Some screens could not be taken.');
