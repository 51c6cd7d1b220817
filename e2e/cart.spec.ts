/** From a design to a paid order, and what can go wrong on the way. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, PHONE } from './support/accessible.ts';
import { type Account, signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

const GENERATION_TIMEOUT_MS = 300_000;
const CARD_NUMBER = '4111111111111111';
const CVV = '987';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

async function generate(page: Page): Promise<void> {
  const prompt = page.getByRole('form', { name: 'Prompt' });
  await prompt.getByRole('textbox').fill('a yellow gold solitaire ring with a round diamond');
  await prompt.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Designs generated!')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
}

/** Somebody who has a design, for tests that begin with one: opened from a piece, so that nothing is drawn for it. */
let designer: { readonly account: Account; readonly variationId: string } | undefined;

async function makeDesigner(browser: Browser): Promise<NonNullable<typeof designer>> {
  const page = await browser.newPage();
  const account = await signUp(page, product.url);
  const session = await signIn(page, account);
  const pieces = await page.request.get(`${product.url}/api/pieces?limit=1`);
  const { data: found } = (await pieces.json()) as { data: { id: string }[] };
  const opened = await page.request.post(`${product.url}/api/pieces/${found[0]?.id}/open`, {
    headers: session,
  });
  const { data } = (await opened.json()) as { data: { id: string } };
  await page.close();
  return { account, variationId: data.id };
}

/** What calls of this account carry. */
async function signIn(page: Page, { email, password }: Account): Promise<Record<string, string>> {
  const answer = await page.request.post(`${product.url}/api/auth/login`, {
    data: { email, password, rememberMe: true },
    headers: { origin: product.url },
  });
  const { data: session } = (await answer.json()) as { data: { accessToken: string } };
  return { authorization: `Bearer ${session.accessToken}`, origin: product.url };
}

/** Signs the designer in, and opens a cart with one design in it. */
async function fillCart(page: Page, browser: Browser): Promise<void> {
  designer ??= await makeDesigner(browser);
  const { account, variationId } = designer;
  const headers = await signIn(page, account);
  await page.request.post(`${product.url}/api/cart/clear`, { headers });
  const added = await page.request.post(`${product.url}/api/cart/items`, {
    data: { pieceId: variationId, variationId, options: { ringSize: 7 } },
    headers,
  });
  expect(added.status()).toBe(200);
  await page.goto(`${product.url}/cart`);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
}

async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Address').fill('1 Bench Lane');
  await page.getByLabel('City').fill('Providence');
  await page.getByLabel('State', { exact: true }).fill('RI');
  await page.getByLabel('ZIP Code').fill('02903');
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Cardholder Name').fill('Mira Stone');
  await page.getByLabel('Card Number').fill(CARD_NUMBER);
  await page.getByLabel('Expiry (MM/YY)').fill('12/34');
  await page.getByLabel('CVV').fill(CVV);
}

const toPayment = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' });

test('a design goes into the cart, through the checkout, and becomes a paid order', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      sent.push(request.url() + (request.postData() ?? ''));
  });
  await signUp(page, product.url);
  await page.goto(`${product.url}/cart`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectAccessible(page, 'the empty cart');
  await page.getByRole('link', { name: 'Create Design' }).click();
  await generate(page);
  const add = page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first();
  await add.click();
  await expect(page.getByText('Added to cart')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary.getByText('$158.00')).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(summary.getByText('$266.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expectAccessible(page, 'the cart');

  await page.getByRole('combobox', { name: /^Ring size/ }).click();
  await page.getByRole('option', { name: 'I do not know yet' }).click();
  await expect(page.getByText(/a ring sizer comes first, free of charge/)).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('Complete your order')).toBeVisible();
  await fillShipping(page);
  await fillCard(page);
  await expectAccessible(page, 'the checkout');
  await toPayment(page).dblclick();
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
  expect(sent.filter((call) => call.includes('/api/payments/checkout'))).toHaveLength(1);
  expect(sent.filter((call) => call.includes(CARD_NUMBER) || call.includes(`"${CVV}"`))).toEqual([]);

  // Back in the shop nothing that was typed is lost, but for the card.
  await page.goBack();
  await expect(page.getByLabel('City')).toHaveValue('Providence');
  await expect(page.getByLabel('Card Number')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(CARD_NUMBER);
  await fillCard(page);
  await toPayment(page).click();
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);

  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry (MM / YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Mira Stone');
  await page.getByRole('button', { name: 'Pay $266.00' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-success\?session_id=cs_test_/);
  await expect(page.getByText('$266.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await expectAccessible(page, 'order success');

  await page.getByRole('link', { name: 'View Order History' }).click();
  const orders = page.getByRole('tabpanel', { name: 'Orders' });
  await expect(orders.getByText('$266.00')).toBeVisible();
  await expectAccessible(page, 'orders');
  await orders.getByRole('link').click();
  await expect(page).toHaveURL(/\/orders\//);
  await expect(page.getByText('1 Bench Lane')).toBeVisible();
  await expectAccessible(page, 'the order');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expectAccessible(page, 'the question before cancelling');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  await expect(page.getByText(/Cancelled|Refunded/).first()).toBeVisible();
});

test('what is missing is asked for in order, before anything is sent', async ({ page, browser }) => {
  await fillCart(page, browser);
  await page.goto(`${product.url}/checkout`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payments/checkout')) sent.push(request.url());
  });
  await toPayment(page).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please fill in all shipping information')).toBeVisible();
  await expect(page.getByLabel('Address')).toBeFocused();
  await fillShipping(page);
  await toPayment(page).click();
  await expect(page.getByText('Please fill in all payment information')).toBeVisible();
  await expect(page.getByLabel('Cardholder Name')).toBeFocused();
  await expectAccessible(page, 'the checkout with what is missing');
  await expect(page.getByLabel('CVV')).toHaveAttribute('maxlength', '4');
  expect(sent).toEqual([]);
});

test('an address of another country is asked for, refused and sent as it is written there', async ({
  page,
  browser,
}) => {
  await fillCart(page, browser);
  await page.goto(`${product.url}/checkout`);
  await page.getByLabel('State', { exact: true }).fill('RI');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await expect(page.getByLabel('Province')).toBeHidden();
  await expect(page.getByLabel('ZIP Code')).toHaveCount(0);
  await page.getByLabel('Address').fill('Torstr. 1');
  await page.getByLabel('City').fill('Berlin');
  await page.getByLabel('Postal Code (PLZ)').fill('1011');
  await fillCard(page);
  await toPayment(page).click();
  await expect(page.getByText('Please enter a valid code, such as 26133.')).toBeVisible();
  await expect(page.getByLabel('Postal Code (PLZ)')).toBeFocused();
  await expectAccessible(page, 'the checkout to another country');
  await page.getByLabel('Postal Code (PLZ)').fill('10115');
  const sent = page.waitForRequest((request) => request.url().includes('/payments/checkout'));
  await toPayment(page).click();
  const { shippingAddress } = (await sent).postDataJSON() as { shippingAddress: object };
  expect(shippingAddress).toMatchObject({ city: 'Berlin', state: '', zipCode: '10115', country: 'Germany' });
  await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);

  // Back in the shop the country stands as it was chosen.
  await page.goBack();
  await expect(page.getByLabel('Country')).toHaveValue('Germany');
  await expect(page.getByLabel('Postal Code (PLZ)')).toHaveValue('10115');
});

test('lines are changed, removed and brought back, and another tab follows', async ({
  page,
  browser,
  context,
}) => {
  await fillCart(page, browser);
  const other = await context.newPage();
  await other.goto(`${product.url}/cart`);
  await expect(page.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeFocused();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto(`${product.url}/checkout`);
  await expect(page).toHaveURL(/\/cart$/);
  await other.close();
});

test.describe('what the server refuses', () => {
  // One pattern: a list of two would be read by Playwright as a value and its options.
  test.use({ expectedAnswers: [/\/api\/(?:payments\/checkout$|orders\/)/] });

  test('totals that have changed are shown fresh, and nothing typed is lost', async ({ page, browser }) => {
    await fillCart(page, browser);
    await page.goto(`${product.url}/checkout`);
    await fillShipping(page);
    await fillCard(page);
    // Another tab puts one more in: this page has not heard of it when it sends what it shows.
    await page.route('**/api/payments/checkout', async (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      await route.continue({ postData: JSON.stringify({ ...body, total: 1 }) });
    });
    await toPayment(page).click();
    await expect(page.getByText('Checkout failed')).toBeVisible();
    await expect(page.getByText('Your total has changed')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Providence');
    await expect(page.getByLabel('Card Number')).toHaveValue(CARD_NUMBER);
    await expect(toPayment(page)).toBeVisible();
    await expectAccessible(page, 'changed totals');
  });

  test('an order that nobody placed is not found', async ({ page }) => {
    await signUp(page, product.url);
    for (const query of ['', '?session_id=cs_test_nothing']) {
      await page.goto(`${product.url}/order-success${query}`);
      await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
      await expect(page.getByText(/We couldn.t find your order/)).toBeVisible();
    }
    await expectAccessible(page, 'order not found');
    await page.goto(`${product.url}/orders/0193c000-0000-7000-8000-000000000001`);
    await expect(page.getByText('Order Not Found')).toBeVisible();
  });
});

test('cart and checkout are accessible in every width, in the dark and in the light', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await fillCart(page, browser);
  await expectAccessibleEverywhere(page, 'cart');
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${product.url}/checkout`);
  await expect(page.getByLabel('City')).toBeVisible();
  await expectAccessibleEverywhere(page, 'checkout');
});
