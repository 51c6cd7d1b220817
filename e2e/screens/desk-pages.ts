/** What there is to look at of the desk, on a tablet at the bench and on a desktop. */
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { buyPiece, comeIn, inviteToDesk } from '../support/desk.ts';
import type { Product } from '../support/product.ts';
import type { Shown } from './camera.ts';

const SIZES = ['tablet', 'desktop'] as const;
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Numbers of orders: one that was sent, one that waits for a ring size, one that is being made. */
export interface DeskOrders {
  readonly sent: string;
  readonly waiting: string;
  readonly making: string;
}

export const deskPages = ({ sent, waiting, making }: DeskOrders): readonly Shown[] => [
  { name: 'desk-today', path: '/desk', text: /Came in since yesterday/, sizes: SIZES },
  { name: 'desk-orders', path: '/desk/orders', text: /\d orders?$/, sizes: SIZES },
  { name: 'desk-orders-none', path: '/desk/orders?search=nobody', text: /No order matches/, sizes: SIZES },
  { name: 'desk-order', path: `/desk/orders/${sent}`, text: /Done at the desk/, sizes: SIZES },
  { name: 'desk-order-open', path: `/desk/orders/${waiting}`, text: /Done at the desk/, sizes: SIZES },
  { name: 'desk-order-making', path: `/desk/orders/${making}`, text: /Done at the desk/, sizes: SIZES },
  {
    name: 'desk-move',
    path: `/desk/orders/${sent}`,
    text: /Done at the desk/,
    prepare: (page) => press(page, 'Mark as'),
    sizes: SIZES,
    window: true,
  },
  {
    name: 'desk-refund',
    path: `/desk/orders/${sent}`,
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
  {
    name: 'desk-address',
    path: `/desk/orders/${waiting}`,
    text: /Done at the desk/,
    prepare: (page) => press(page, 'Change address'),
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

interface Piece {
  readonly id: string;
  readonly category: string;
}

async function pieces(page: Page, url: string): Promise<readonly Piece[]> {
  const answer = await page.request.get(`${url}/api/pieces?limit=12`);
  return ((await answer.json()) as { data: Piece[] }).data;
}

const CUSTOMERS = [
  'Mira Stone',
  'Noor Haddad',
  'Jonas Ekberg',
  'Lucía Ferrer',
  'Tomasz Wiśniewski',
  'Ada Byron',
];

/** Gives the desk something to do. */
export async function keepBusy(page: Page, url: string): Promise<DeskOrders> {
  const numbers: string[] = [];
  const found = await pieces(page, url);
  for (const [place, fullName] of CUSTOMERS.entries()) {
    const account = await signUp(page, url);
    const piece = found[place % found.length];
    if (!piece) throw new Error('The shop has nothing to sell.');
    const size = piece.category === 'ring' ? { ringSize: place === 1 ? ('unknown' as const) : 6.5 } : {};
    numbers.push(await buyPiece(page, url, account, { pieceId: piece.id, fullName, ...size }));
    await page.context().clearCookies();
  }
  const [sent = '', waiting = '', making = ''] = numbers;
  return { sent, waiting, making };
}

async function beginProduction(page: Page): Promise<void> {
  await press(page, 'Begin production');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin production' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).waitFor();
}

/** Comes to the desk as its owner, and takes orders some of their way. */
export async function workAtDesk(page: Page, product: Product, { sent, making }: DeskOrders): Promise<void> {
  await comeIn(page, await inviteToDesk(product, 'olga@example.com', 'owner'), 'Olga Sand');
  await inviteToDesk(product, 'ben@example.com', 'bench');
  await inviteToDesk(product, 'sol@example.com', 'support');
  await page.goto(`${product.url}/desk/orders/${making}`);
  await beginProduction(page);
  for (const step of ['CAD checked', 'Cast']) {
    await press(page, step);
    await page.getByText(new RegExp(`^${step}: Olga Sand, `)).waitFor();
  }
  await page.goto(`${product.url}/desk/orders/${sent}`);
  await page.getByLabel('Note', { exact: true }).fill('Wants it before the wedding, on the 14th of June.');
  await press(page, 'Write it down');
  await page.getByText('Olga Sand ·').first().waitFor();
  await beginProduction(page);
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
export async function signOutOfDesk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/desk`);
  await press(page, 'Olga Sand');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Good day.' }).waitFor();
}
