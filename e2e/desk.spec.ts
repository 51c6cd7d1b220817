/** A day at the desk: an order arrives, is made, sent and refunded in part, by people who may each do their part of it. */
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessibleEverywhere } from './support/accessible.ts';
import { type Account, signUp } from './support/accounts.ts';
import { writeShop } from './support/catalogue.ts';
import { buyPiece, codeOf, comeIn, inviteToDesk } from './support/desk.ts';
import { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** A tablet that lies at the bench. */
const BENCH_TABLET = { width: 1024, height: 768 } as const;
const SIZES = [BENCH_TABLET, DESKTOP];

let shop: string;
let product: Product;
test.beforeAll(async () => {
  shop = writeShop();
  product = await Product.start({ PICTURE_SIZE: '128', TRUST_PROXY: '1', CATALOGUE_DIR: shop });
});
test.afterAll(async () => {
  await product.dispose();
  rmSync(shop, { recursive: true });
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function pieceNamed(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`${product.url}/api/pieces?limit=50`);
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const found = data.find((piece) => piece.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found.id;
}

/** What the customer sees of the order, on their own page of it. */
async function openOwnOrder(page: Page, number: string): Promise<void> {
  await page.goto(`${product.url}/profile#orders`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
}

test.describe('the desk', () => {
  test.use({ expectedAnswers: [/\/desk(?:\/|\?|$)/] });

  test('is not there for strangers and customers', async ({ page }) => {
    for (const path of ['/desk', '/desk/orders', '/desk/welcome?token=nonsense']) {
      const answer = await page.goto(`${product.url}${path}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    }
    await signUp(page, product.url);
    expect((await page.goto(`${product.url}/desk`))?.status()).toBe(404);
    const home = await page.goto(product.url);
    expect(await home?.text()).not.toMatch(/desk/i);
  });

  test('sees an order arrive, makes it, sends it and gives a part of it back', async ({ page, browser }) => {
    const customer = await (await browser.newContext()).newPage();
    const account: Account = await signUp(customer, product.url);
    const ring = await pieceNamed(customer, 'Aurelia Halo Ring');

    await comeIn(page, await inviteToDesk(product, 'olga@example.com', 'owner'), 'Olga Sand');
    await expect(page.getByText('Nothing is late.')).toBeVisible();
    await expectAccessibleEverywhere(page, 'an empty day', SIZES);

    const number = await buyPiece(customer, product.url, account, {
      pieceId: ring,
      ringSize: 'unknown',
      fullName: 'Mira Stone',
    });
    await page.reload();
    const arrived = page.getByRole('region', { name: 'Came in since yesterday' });
    await expect(arrived.getByRole('link', { name: number })).toBeVisible();
    await expectAccessibleEverywhere(page, 'today', SIZES);

    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('searchbox').fill(number.slice(-4).toLowerCase());
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page, 'the list of orders', SIZES);
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { name: number })).toBeVisible();

    await expect(page.getByText(/ring size of line 1.* is not known/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Begin production' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Ring size' }).click();
    await page.getByRole('option', { name: '6.5', exact: true }).click();
    await expect(page.getByText('Ring size saved')).toBeVisible();

    await page.getByLabel('Note', { exact: true }).fill('Wants it before the wedding, in June.');
    await page.getByRole('button', { name: 'Write it down' }).click();
    await expect(page.getByText('Olga Sand ·').first()).toBeVisible();
    await page.getByRole('radio', { name: 'To the customer' }).check({ force: true });
    await page.getByLabel('Note', { exact: true }).fill('Your sapphire has arrived, and is a lovely one.');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('The customer is written to')).toBeVisible();

    await page.getByRole('button', { name: 'Change address' }).click();
    await dialogOf(page).getByLabel('Postal code').fill('nowhere');
    await dialogOf(page).getByRole('button', { name: 'Change it' }).click();
    await expect(dialogOf(page).getByText(/valid ZIP code/)).toBeVisible();
    await dialogOf(page).getByLabel('Postal code').fill('02906');
    await dialogOf(page).getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText('The address was changed', { exact: true })).toBeVisible();
    await expect(page.getByText('Providence, RI 02906')).toBeVisible();

    await page.getByRole('button', { name: 'Begin production' }).click();
    await expectAccessibleEverywhere(page, 'the question before a step', SIZES);
    await dialogOf(page).getByRole('button', { name: 'Begin production' }).dblclick();
    for (const step of ['CAD checked', 'Cast']) {
      await page.getByRole('button', { name: step, exact: true }).click();
      await expect(page.getByText(new RegExp(`^${step}: Olga Sand, `))).toBeVisible();
    }
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await dialogOf(page).getByLabel('Carrier and number of the parcel').fill('UPS 1Z999AA10123456784');
    await dialogOf(page).getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();

    await page.getByRole('button', { name: 'Give money back' }).click();
    await dialogOf(page).getByLabel('Amount in dollars').fill('49.50');
    await dialogOf(page).getByLabel('Reason, for the books').fill('A scratch on the shank');
    await dialogOf(page).getByRole('button', { name: 'Give back' }).dblclick();
    await expect(page.getByText('$49.50 are on their way back')).toBeVisible();
    await expect(page.getByText('$49.50 · A scratch on the shank')).toHaveCount(1);
    await page.getByRole('button', { name: 'Write again' }).click();
    await page.getByRole('menuitem', { name: 'Receipt' }).click();
    await expect(page.getByText('Written again')).toBeVisible();
    await expectAccessibleEverywhere(page, 'an order', SIZES);

    await openOwnOrder(customer, number);
    await expect(customer.getByText('UPS 1Z999AA10123456784')).toBeVisible();
    await expect(customer.getByText('Your sapphire has arrived, and is a lovely one.')).toBeVisible();
    await expect(customer.getByText('$49.50 refunded.')).toBeVisible();
    await expect(customer.getByText(/wedding/)).toHaveCount(0);

    await page.getByRole('link', { name: 'Trail', exact: true }).click();
    await expect(page.getByText('Status: At the bench → On the way')).toHaveCount(1);
    await expectAccessibleEverywhere(page, 'the trail', SIZES);
    expect(await product.command('reconcile')).toContain('everything adds up');
    await customer.context().close();
  });

  test('lets each come in by invitation and sign in again, and shows the bench no money', async ({
    page,
    browser,
  }) => {
    await comeIn(page, await inviteToDesk(product, 'ines@example.com', 'owner'), 'Ines Vale');
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await dialogOf(page).getByLabel('Email').fill('ben@example.com');
    await dialogOf(page).getByLabel('Name').fill('Ben Ash');
    await expectAccessibleEverywhere(page, 'inviting', SIZES);
    await dialogOf(page).getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('The invitation is on its way')).toBeVisible();
    await expectAccessibleEverywhere(page, 'the people', SIZES);

    // The outbox is shown on the machine itself alone: without the address that each test comes from.
    const bench = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await bench.goto(`${product.url}/dev/outbox`);
    const letter = bench.getByRole('article').filter({ hasText: 'ben@example.com' }).first();
    const link = (await letter.getByRole('link').getAttribute('href')) ?? '';
    await bench.goto(link);
    await expect(bench.getByRole('heading', { name: 'Welcome to the desk.' })).toBeVisible();
    await expectAccessibleEverywhere(bench, 'an invitation', SIZES);
    const secret = await comeIn(bench, link, 'Ben Ash');
    await expect(bench.getByRole('link', { name: 'People' })).toHaveCount(0);
    await bench.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(bench.getByRole('columnheader', { name: 'Total' })).toHaveCount(0);

    await bench.getByRole('button', { name: 'Ben Ash' }).click();
    await bench.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(bench.getByRole('heading', { name: 'Good day.' })).toBeVisible();
    await expectAccessibleEverywhere(bench, 'the sign-in', SIZES);
    await bench.getByLabel('Email').fill('ben@example.com');
    await bench.getByLabel('Password', { exact: true }).fill('not the password at all');
    await bench.getByLabel('Code of your app').fill(codeOf(secret));
    await bench.getByRole('button', { name: 'Sign in' }).click();
    await expect(bench.getByText(/Address, password or code are not right/)).toBeVisible();

    await page.getByRole('button', { name: 'More about Ben Ash' }).click();
    await page.getByRole('menuitem', { name: 'Suspend' }).click();
    await dialogOf(page).getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Ben Ash is suspended')).toBeVisible();
    expect((await bench.goto(`${product.url}/desk`))?.status()).toBe(404);
    await bench.context().close();
  });
});
