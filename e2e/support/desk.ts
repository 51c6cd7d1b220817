/** Staff as tests play them, and customers who give them something to do. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Product } from './product.ts';
import { expect } from './test.ts';

const PASSWORD = 'a window over the river 7';

/** By the operator's command. @returns where the mail leads */
export async function inviteToDesk(
  product: Product,
  email: string,
  role: 'owner' | 'bench' | 'support',
): Promise<string> {
  const said = await product.command('desk', 'invite', email, role);
  const link = /https?:\/\/\S+/.exec(said)?.[0];
  if (link === undefined) throw new Error(`The command said no link: ${said}`);
  return link;
}

/** Codes of an authenticator app; each works once. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate();
}

/** Accepts an invitation as a person does. @returns the secret that the app now knows */
export async function comeIn(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome to the desk.' })).toBeVisible();
  const shown = page.locator('[translate=no]');
  const secret = (await shown.innerText()).replaceAll(' ', '');
  await page.getByLabel('Your name, as colleagues see it').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code of your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  return secret;
}

export interface Purchase {
  readonly pieceId: string;
  /** A size, or that it is not known. */
  readonly ringSize?: number | 'unknown';
  readonly fullName: string;
}

/** Buys a piece, with the customer's own browser at the provider's page. @returns the number of the order */
export async function buyPiece(
  page: Page,
  url: string,
  account: { readonly email: string; readonly password: string },
  { pieceId, ringSize, fullName }: Purchase,
): Promise<string> {
  const login = await page.request.post(`${url}/api/auth/login`, {
    data: { email: account.email, password: account.password, rememberMe: true },
    headers: { origin: url },
  });
  const { data: session } = (await login.json()) as { data: { accessToken: string } };
  const headers = { authorization: `Bearer ${session.accessToken}`, origin: url };
  const options = ringSize === undefined ? {} : { ringSize };
  const added = await page.request.post(`${url}/api/cart/items`, { data: { pieceId, options }, headers });
  expect(added.status(), await added.text()).toBe(200);
  const { data: cart } = (await added.json()) as { data: { total: number } };
  const tax = Math.round(cart.total * 8) / 100;
  const begun = await page.request.post(`${url}/api/payments/checkout`, {
    headers,
    data: {
      shippingAddress: {
        fullName,
        email: account.email,
        address: '1 Bench Lane',
        city: 'Providence',
        state: 'RI',
        zipCode: '02903',
        country: 'United States',
      },
      subtotal: cart.total,
      shipping: 50,
      tax,
      total: Math.round((cart.total + 50 + tax) * 100) / 100,
    },
  });
  expect(begun.status(), await begun.text()).toBe(200);
  const { data: checkout } = (await begun.json()) as { data: { url: string } };
  await page.goto(checkout.url);
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry (MM / YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill(fullName);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  const number = /FIL-\w{4}-\w{4}/.exec(await page.getByRole('main').innerText())?.[0];
  if (number === undefined) throw new Error('The page names no order.');
  return number;
}
