/** The settings, tab by tab, against the real server; and the second step of signing in, from its first code to its last. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { type Account, signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

// Axe looks at every state in three widths and both themes.

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

const openTab = (page: Page, tab: string) => page.goto(`${product.url}/settings#${tab}`);
const main = (page: Page) => page.getByRole('main');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Login', exact: true }).click();
}

test('account information is changed, and an address has to be confirmed', async ({ page }) => {
  const account = await signUp(page, product.url);
  await openTab(page, 'account');
  await expect(page.getByText('Your address is not confirmed yet')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the account tab');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('A new link is on its way')).toBeVisible();

  await page.getByLabel('Name').fill(' ');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Name required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Name').fill('Mira Quartz');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Phone number').fill('+1 555 0100');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect(page.getByText('Account updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account: Mira Quartz' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone number')).toHaveValue('+1 555 0100');
});

test('notifications, theme, language and measurements are kept with the account', async ({ page }) => {
  const account = await signUp(page, product.url);
  await openTab(page, 'notifications');
  const promotions = page.getByRole('switch', { name: 'Promotions' });
  await expect(promotions).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Order updates' })).toBeChecked();
  await expectAccessibleEverywhere(page, 'the notifications tab');
  // On from the click on, through the answer: never back for some frames.
  const shown = await promotions.evaluateHandle((input) => {
    const states: (string | null)[] = [];
    new MutationObserver(() => states.push(input.getAttribute('aria-checked'))).observe(input, {
      attributeFilter: ['aria-checked'],
    });
    return states;
  });
  await promotions.check();
  await expect(page.getByText('Preferences saved')).toBeVisible();
  expect(await shown.jsonValue()).toEqual(['true']);

  await openTab(page, 'appearance');
  await expect(
    page.getByText('A chain of 18 inches reads 18 in, a stone of 6.5 mm reads 0.26 in.'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'the appearance tab');
  await page.getByRole('radio', { name: 'Millimetres' }).check();
  await expect(
    page.getByText('A chain of 18 inches reads 457 mm, a stone of 6.5 mm reads 6.5 mm.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByText('Theme updated')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('combobox', { name: 'Language' }).first().click();
  await page.getByRole('option', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the appearance tab in Spanish');

  // Another device knows what was saved.
  const device = await page.context().browser()?.newContext();
  const other = await device!.newPage();
  await logIn(other, account);
  // Signed in, and the preferences have arrived, before the page is left.
  await expect(other.locator('html')).toHaveClass(/dark/);
  await other.goto(`${product.url}/settings#notifications`);
  await expect(other.getByRole('switch').nth(4)).toBeChecked();
  await device!.close();
});

test.describe('refused proofs', () => {
  test.use({ expectedAnswers: [/\/api\/(auth\/|user$)/] });

  test('a password is changed, which ends the other sessions', async ({ page, browser }) => {
    const account = await signUp(page, product.url);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, account);
    await expect(other.getByText('Login successful')).toBeVisible();

    await openTab(page, 'security');
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End the session of/ })).toHaveCount(1);
    await expectAccessibleEverywhere(page, 'the security tab');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill('not the right one');
    await page.getByLabel('New password').fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await page.getByLabel('New password').fill('a longer password still');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm password').fill('a longer password still');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(main(page).getByText('Your current password is not right.')).toBeVisible();
    await page.getByLabel('Current password').fill(account.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End the session of/ })).toHaveCount(0);

    await other.goto(`${product.url}/profile`);
    await expect(other).toHaveURL(/\/login$/);
    await elsewhere.close();
  });

  test('the second step: on, asked for, answered by app and by recovery code, off', async ({ page }) => {
    const account = await signUp(page, product.url);
    await openTab(page, 'security');
    await page.getByRole('button', { name: 'Enable' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Your password is not right.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessibleEverywhere(page, 'the secret for the app');
    const href = await dialog
      .getByRole('link', { name: 'Open in an app on this device' })
      .getAttribute('href');
    const secret = Secret.fromBase32(new URL(href ?? '').searchParams.get('secret') ?? '');
    const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
    await dialog.getByLabel('Code').fill('000 00');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('Please enter the 6 digits of your code.')).toBeVisible();
    await dialog.getByLabel('Code').fill(app.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expectAccessibleEverywhere(page, 'the recovery codes');
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect((await readFile(await saved.path(), 'utf8')).trim().split('\n')).toEqual(codes);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText(/10 recovery codes left/)).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await logOut(page);
    await page.goto(`${product.url}/settings#security`);
    await logIn(page, account);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessibleEverywhere(page, 'the second step');
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This code is not right')).toBeVisible();
    // A code works once, and the one that turned it on was used: the next comes within half a minute.
    await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Login successful')).toBeVisible();

    await logOut(page);
    await logIn(page, account);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Login successful')).toBeVisible();

    await openTab(page, 'security');
    await expect(page.getByText(/9 recovery codes left/)).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    const off = page.getByRole('dialog', { name: 'Turn two-factor authentication off?' });
    await off.getByLabel('Password', { exact: true }).fill(account.password);
    await off.getByLabel('Code of the app, or a recovery code').fill(codes[1] ?? '');
    await off.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-factor authentication is off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  });

  test('data is taken along, then the account is deleted with what is left on it', async ({ page }) => {
    const account = await signUp(page, product.url);
    await openTab(page, 'security');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^data-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.json$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(account.email);
    expect(JSON.parse(text)).toMatchObject({ formatVersion: 1 });
    await expect(page.getByText('Data exported')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('25 credits are lost with it.')).toBeVisible();
    await expectAccessibleEverywhere(page, 'the question before the account is deleted');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(dialog.getByText('Please enter your password.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Failed to delete account')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Account deleted')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await logIn(page, account);
    await expect(page.getByText('Login failed')).toBeVisible();
  });

  test('a session that ends while a form is filled leads back to it, with what was typed', async ({
    page,
    browser,
  }) => {
    const account = await signUp(page, product.url);
    await openTab(page, 'account');
    await page.getByLabel('Name').fill('Mira Between');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, account);
    await expect(other.getByText('Login successful')).toBeVisible();
    await other.goto(`${product.url}/settings#security`);
    await other.getByRole('button', { name: 'End all others' }).click();
    await expect(other.getByText('All other sessions are ended')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/settings#account$/);
    await expect(page.getByLabel('Name')).toHaveValue('Mira Between');
  });
});
