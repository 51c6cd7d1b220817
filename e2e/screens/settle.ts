/** What somebody has who has been here before: made by calls, and the two payments as a person makes them. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signUp } from '../support/accounts.ts';

const CATALOGUE_PICTURES = resolve(import.meta.dirname, '../../catalogue/pictures');
/** Uploaded to the board, as photographs somebody brings along. */
const PINNED = ['oriane-halo-ring/macro', 'belle-epoque-necklace/second', 'tessel-band/macro'] as const;
const CARD = '4242424242424242';

interface WithId {
  readonly id: string;
}

/** Calls the server as the person who is signed in. */
class Caller {
  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly token: string,
  ) {}

  async call<T = unknown>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<T> {
    return this.send<T>(method, path, data === undefined ? {} : { data });
  }

  async upload(name: string, buffer: Buffer): Promise<WithId> {
    const multipart = { file: { name, mimeType: 'image/png', buffer } };
    return this.send('POST', '/images/upload', { multipart });
  }

  private async send<T>(
    method: string,
    path: string,
    body: { data?: object; multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }> },
  ): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}`, origin: this.url };
    const answer = await this.page.request.fetch(`${this.url}/api${path}`, { method, headers, ...body });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  }
}

/** Signs up, and answers with the way to call the server. */
export async function join(page: Page, url: string): Promise<Caller> {
  const { email, password } = await signUp(page, url);
  const answer = await page.request.post(`${url}/api/auth/login`, {
    data: { email, password, rememberMe: true },
    headers: { origin: url },
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return new Caller(page, url, data.accessToken);
}

/** What the device of a page speaks from its next page on. */
export async function speak(page: Page, url: string, language: 'en' | 'es'): Promise<void> {
  await page.goto(url);
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
}

/** Where the pages are whose addresses are known only now. */
export interface Belongings {
  readonly collection: string;
  readonly board: string;
  readonly piece: string;
}

/** Favorites, a collection and an empty one, a board. */
export async function furnish(caller: Caller): Promise<Belongings> {
  const pieces = await caller.call<WithId[]>('GET', '/pieces');
  const ids = pieces.map(({ id }) => id);
  for (const pieceId of ids.slice(2, 7)) await caller.call('POST', '/user/favorites', { pieceId });
  await caller.call('POST', '/collections', { name: 'Someday', description: '', items: [] });
  await caller.call('POST', '/collections', {
    name: 'For Lucía',
    description: '',
    items: ids.slice(8, 10),
  });
  const { id: collection } = await caller.call<WithId>('POST', '/collections', {
    name: 'For the wedding',
    description: 'What could go with the dress: nothing too loud, and one stone that catches the evening.',
    items: ids.slice(0, 6),
  });
  const { id: board } = await caller.call<WithId>('POST', '/boards', {
    name: 'Blue hour',
    description: 'Sapphires, dusk, wet slate.',
  });
  for (const picture of PINNED) {
    const bytes = await readFile(resolve(CATALOGUE_PICTURES, `${picture}.avif`));
    const { id: imageId } = await caller.upload('picture.png', await sharp(bytes).png().toBuffer());
    await caller.call('POST', `/boards/${board}/images`, { imageId });
  }
  for (const pieceId of ids.slice(3, 5)) await caller.call('POST', `/boards/${board}/pieces`, { pieceId });
  return { collection, board, piece: ids[3] ?? '' };
}

/** Two pieces in the cart, one of them twice. */
export async function fillCart(caller: Caller): Promise<void> {
  const pieces = await caller.call<(WithId & { category: string })[]>('GET', '/pieces');
  for (const [place, { id, category }] of pieces.slice(0, 2).entries()) {
    const options = category === 'ring' ? { ringSize: place === 0 ? 'unknown' : 6.5 } : {};
    await caller.call('POST', '/cart/items', { pieceId: id, quantity: place + 1, options });
  }
}

/** Buys what is in the cart. @returns the address of the page that says so */
export async function order(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/checkout`);
  for (const [label, value] of [
    ['Address', '1 Bench Lane'],
    ['City', 'Providence'],
    ['ZIP Code', '02903'],
    ['Cardholder Name', 'Mira Stone'],
    ['Card Number', CARD],
    ['Expiry (MM/YY)', '12/34'],
    ['CVV', '123'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('State', { exact: true }).fill('RI');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await page.getByLabel('Card number').fill(CARD);
  await page.getByLabel('Expiry (MM / YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Mira Stone');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Goes to the payment of a package. */
export async function chooseCredits(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/buy-credits`);
  await page.getByRole('listitem', { name: 'Studio' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('Card number').waitFor();
}

/** Buys credits. @returns the address of the page that says so */
export async function buyCredits(page: Page, url: string): Promise<string> {
  await chooseCredits(page, url);
  await page.getByLabel('Card number').fill(CARD);
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
