/** Every screen, light and dark, on a phone and on a desktop: it opens, says what it is, and axe finds nothing. */
import type { Page } from '@playwright/test';
import { DESKTOP, expectAccessible, expectNoticeAccessible, PHONE } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

const VISITOR_SCREENS = [
  ['/', /AI-crafted jewelry design, made personal/i],
  ['/about', /Craftsmanship/],
  ['/login', /Login/],
  ['/signup', /Sign Up/],
  ['/forgot-password', /password/i],
  ['/faq', /credits/i],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
] as const;
const CUSTOMER_SCREENS = [
  ['/studio', /Your Design Canvas/],
  ['/profile', /Drafts/],
  ['/pieces', /Studio/],
] as const;

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

/** Opened in the light on a phone, and in the dark on a desktop; then each is switched to the other theme. */
async function inspect(page: Page, path: string, text: RegExp): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [viewport, ...themes] of [
    [PHONE, 'light', 'dark'],
    [DESKTOP, 'dark', 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: themes[0] });
    await page.goto(product.url + path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${path} at ${viewport.width} px, ${colorScheme}`);
    }
  }
}

for (const [path, text] of VISITOR_SCREENS) {
  test(`a visitor sees ${path}`, async ({ page }) => {
    await inspect(page, path, text);
  });
}

test.describe(() => {
  test.use({ expectedAnswers: [/\/nowhere$/] });
  test('a visitor sees /nowhere, which is not found', async ({ page }) => {
    const answer = await page.goto(`${product.url}/nowhere`);
    expect(answer?.status()).toBe(404);
    await inspect(page, '/nowhere', /Oops! Page not found/);
  });
});

for (const [path, text] of CUSTOMER_SCREENS) {
  test(`a customer sees ${path}`, async ({ page }) => {
    await signUp(page, product.url);
    await inspect(page, path, text);
  });
}

test('notices are accessible too, of success and of failure', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/login`);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expectNoticeAccessible(page, 'Missing credentials');
  await signUp(page, product.url);
  await page.goto(`${product.url}/pieces`);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Turn over' }).click();
  await card.getByRole('button', { name: 'Select' }).click();
  // It has something to press.
  await expect(page.getByRole('button', { name: 'View Cart' })).toBeVisible();
  await expectNoticeAccessible(page, 'Added to cart');
});

test('a protected page asks for a login and then returns there', async ({ page }) => {
  const { email, password } = await signUp(page, product.url);
  await page.goto(product.url);
  await page.getByRole('button', { name: /Mira Stone|My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await page.goto(`${product.url}/studio`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByText('Login successful')).toBeVisible();
});

test('the Studio opens on the design of a piece, by way of the login', async ({ page, browser }) => {
  const setup = await browser.newPage();
  const { email, password } = await signUp(setup, product.url);
  await setup.close();
  await page.goto(product.url);
  const ring = page.getByRole('region', { name: 'Signature Rings' }).getByRole('article').first();
  await ring.getByRole('button', { name: 'Turn over' }).click();
  await ring.getByRole('button', { name: 'Studio' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByText('Opening the piece')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('img', { name: /ring/i }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
  // Nothing was drawn, so nothing was charged; and it is the same design after a reload.
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Variations' }).getByRole('button')).toHaveCount(1);
});

test('a customer whose storage was evicted is still signed in', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(product.url);
  await expect(page.getByRole('button', { name: /Mira Stone|My Account/ })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${product.url}/studio`);
  await expect(page.getByText(/Your Design Canvas/)).toBeVisible();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('button', { name: /Mira Stone|My Account/ })).toBeVisible();
});
