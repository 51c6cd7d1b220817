/** What there is to look at of the desk, on a tablet at the bench and on a desktop. */
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { buyPiece, comeIn, inviteToDesk } from '../support/desk.ts';
import type { Product } from '../support/product.ts';
import type { Shown } from './camera.ts';

const SIZES = ['tablet', 'desktop'] as const;
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** @param number of an order that has gone some way */
export const deskPages = (number: string, openNumber: string): readonly Shown[] => [
  { name: 'desk-today', path: '/desk', text: /Came in since yesterday/, sizes: SIZES },
  { name: 'desk-orders', path: '/desk/orders', text: /\d orders?$/, sizes: SIZES },
  { name: 'desk-orders-none', path: '/desk/orders?search=nobody', text: /No order matches/, sizes: SIZES },
  { name: 'desk-order', path: `/desk/orders/${number}`, text: /Done at the desk/, sizes: SIZES },
  { name: 'desk-order-open', path: `/desk/orders/${openNumber}`, text: /Done at the desk/, sizes: SIZES },
  {
    name: 'desk-move',
    path: `/desk/orders/${number}`,
    text: /Done at the desk/,
    prepare: (page) => press(page, 'Mark as'),
    sizes: SIZES,
    window: true,
  },
  {
    name: 'desk-refund',
    path: `/desk/orders/${number}`,
    text: /Done at the desk/,
    prepare: async (page) => {
      await press(page, 'Give money back');
      await press(page, 'All of it');
      await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click();
      await page.getByText('Reason must not be empty.').waitFor();
    },
    sizes: SIZES,
    window: true,
  },
  { name: 'desk-people', path: '/desk/people', text: /On the desk/, sizes: SIZES },
  {
    name: 'desk-invite',
    path: '/desk/people',
    text: /On the desk/,
    prepare: (page) => press(page, 'Invite somebody'),
    sizes: SIZES,
    window: true,
  },
  { name: 'desk-trail', path: '/desk/trail', text: /signed in|accepted an invitation/, sizes: SIZES },
  { name: 'desk-nowhere', path: '/desk/nowhere', text: /no such page/, sizes: SIZES },
];

export const SIGN_IN: readonly Shown[] = [
  { name: 'desk-sign-in', path: '/desk', text: /Good day/, sizes: SIZES },
];

/** @param link of an invitation that nobody has accepted */
export const welcomePages = (link: string): readonly Shown[] => [
  { name: 'desk-welcome', path: link, text: /Welcome to the desk/, sizes: SIZES },
];

async function pieces(page: Page, url: string): Promise<readonly string[]> {
  const answer = await page.request.get(`${url}/api/pieces?limit=12`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

const CUSTOMERS = [
  'Mira Stone',
  'Noor Haddad',
  'Jonas Ekberg',
  'Lucía Ferrer',
  'Tomasz Wiśniewski',
  'Ada Byron',
];

/** Gives the desk something to do. @returns the numbers of the orders, as they came in */
export async function keepBusy(page: Page, url: string): Promise<readonly string[]> {
  const numbers: string[] = [];
  const ids = await pieces(page, url);
  for (const [place, fullName] of CUSTOMERS.entries()) {
    const account = await signUp(page, url);
    const pieceId = ids[place % ids.length] ?? '';
    const ringSize = place === 1 ? 'unknown' : 6.5;
    numbers.push(await buyPiece(page, url, account, { pieceId, ringSize, fullName }));
    await page.context().clearCookies();
  }
  return numbers;
}

/** Comes to the desk as its owner, and takes an order some of its way. */
export async function workAtDesk(page: Page, product: Product, number: string): Promise<void> {
  await comeIn(page, await inviteToDesk(product, 'olga@example.com', 'owner'), 'Olga Sand');
  await inviteToDesk(product, 'ben@example.com', 'bench');
  await inviteToDesk(product, 'sol@example.com', 'support');
  await page.goto(`${product.url}/desk/orders/${number}`);
  await page.getByLabel('Note', { exact: true }).fill('Wants it before the wedding, on the 14th of June.');
  await press(page, 'Write it down');
  await page.getByText('Olga Sand ·').first().waitFor();
  await press(page, 'Begin production');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin production' }).click();
  await press(page, 'Mark as sent');
  await page.getByLabel('Carrier and number of the parcel').fill('UPS 1Z999AA10123456784');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('button', { name: 'Mark as delivered' }).waitFor();
  await press(page, 'Give money back');
  await page.getByLabel('Amount in dollars').fill('49.50');
  await page.getByLabel('Reason, for the books').fill('A scratch on the shank');
  await press(page, 'Give back');
  await page.getByText('$49.50 · A scratch on the shank').waitFor();
}

/** The browser stays known, and shows the sign-in. */
export async function signOutOfDesk(page: Page): Promise<void> {
  await press(page, 'Olga Sand');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Good day.' }).waitFor();
}
