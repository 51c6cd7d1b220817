/** Buying credits, as a person does it with the test cards of the sandbox. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, PHONE } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
} as const;

async function choosePackage(page: Page, name: string): Promise<void> {
  await signUp(page, product.url);
  await page.goto(`${product.url}/buy-credits`);
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  const card = page.getByRole('listitem', { name });
  await card.getByRole('button', { name: 'Select Package' }).click();
  await expect(card.getByRole('button', { name: 'Selected' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/credit-checkout$/);
  await expect(page.getByText('Test Mode')).toBeVisible();
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
}

const purchase = (page: Page) => page.getByRole('button', { name: 'Complete Purchase' });

test('a package is paid by card: the balance rises, once, and the history shows it', async ({ page }) => {
  await choosePackage(page, 'Starter');
  await fillCard(page, CARDS.pays);
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (/\/payment_intents\/[^/]+\/confirm$/.test(request.url())) confirmations.push(request.url());
  });
  await purchase(page).dblclick();
  await expect(page.getByText('Your credits will be added to your account shortly.')).toBeVisible();
  await expect(page).toHaveURL(/\/payment-success\?payment_intent=pi_\w+$/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Your New Balance')).toBeVisible();
  await expect(page.getByLabel(/75 credits available/)).toBeVisible();
  expect(confirmations).toHaveLength(1);
  await expectAccessible(page, 'payment success');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByLabel(/75 credits available/)).toBeVisible();

  await page.getByRole('link', { name: 'View Transaction History' }).click();
  await expect(page).toHaveURL(/\/profile/);
  const history = page.getByRole('tabpanel', { name: 'Credits' });
  await expect(history.getByText('Starter: 50 credits')).toHaveCount(1);
  await expect(history.getByText('+50', { exact: true })).toBeVisible();
});

test.describe('cards that are refused', () => {
  // The browser logs the refusal that this test is about by itself.
  test.use({ expectedAnswers: [/\/payment_intents\/[^/]+\/confirm$/] });

  test('the provider’s message is shown, and another card pays', async ({ page }) => {
    await choosePackage(page, 'Creator');
    await purchase(page).click();
    await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();

    await fillCard(page, CARDS.declined);
    await purchase(page).click();
    const form = page.getByRole('form', { name: 'Payment details' });
    await expect(form.getByText('Payment failed')).toBeVisible();
    await expect(form.getByText('Your card was declined.')).toBeVisible();
    await expect(page.getByLabel(/25 credits available/)).toBeVisible();
    await expectAccessible(page, 'a declined card');

    await fillCard(page, CARDS.pays);
    await purchase(page).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByLabel(/225 credits available/)).toBeVisible();
    // The failure is answered: nothing of it stands beside the success.
    await expect(page.getByText('Payment failed')).toHaveCount(0);
  });
});

test('a bank that asks is answered, and the way back celebrates only what was paid', async ({ page }) => {
  await choosePackage(page, 'Starter');
  await fillCard(page, CARDS.asksTheBank);
  await purchase(page).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(page).not.toHaveURL(/secret/);
  await expect(page.getByText('Payment Successful!')).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to Packages' }).click();
  await page.getByRole('listitem', { name: 'Starter' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillCard(page, CARDS.asksTheBank);
  await purchase(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByLabel(/75 credits available/)).toBeVisible();
});

test('the checkout without a package leads to the packages, and going back keeps the choice open', async ({
  page,
}) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/credit-checkout`);
  await expect(page).toHaveURL(/\/buy-credits$/);
  await page.goto(`${product.url}/payment-success`);
  await expect(page).toHaveURL(/\/buy-credits$/);
  await page.getByRole('listitem', { name: 'Atelier' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('-30%')).toBeVisible();
  await page.reload();
  await expect(page.getByText('-30%')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/buy-credits$/);
});

test.describe('when the payment cannot begin', () => {
  test.use({ expectedAnswers: [/\/api\/payments\/intent$/] });

  test('the page says why, and tries again', async ({ page }) => {
    await page.route('**/api/payments/intent', (route) =>
      route.fulfill({ status: 404, json: { error: { message: 'This package is not available.' } } }),
    );
    await signUp(page, product.url);
    await page.goto(`${product.url}/buy-credits`);
    await page.getByRole('listitem', { name: 'Starter' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to process payment' });
    await expect(alert.getByText('This package is not available.')).toBeVisible();
    await expectAccessible(page, 'a payment that cannot begin');
    await page.unroute('**/api/payments/intent');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
});

test('the pages are accessible in every width, in the dark and in the light', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await choosePackage(page, 'Studio');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectAccessibleEverywhere(page, 'checkout');
  await page.goBack();
  await page.getByRole('listitem', { name: 'Studio' }).getByRole('button').click();
  await expectAccessibleEverywhere(page, 'packages');
});
