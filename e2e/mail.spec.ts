/** What mails are for: an address is confirmed, a forgotten password replaced, both through the links that they carry. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

// The outbox is shown on the machine itself alone.
test.use({ extraHTTPHeaders: {} });

/** Follows the link of the newest mail to this address, as the outbox page shows it. */
async function followNewestLink(page: Page, email: string): Promise<void> {
  await page.goto(`${product.url}/dev/outbox`);
  await expectAccessible(page, 'the outbox');
  await page.getByRole('article').filter({ hasText: email }).first().getByRole('link').click();
}

test('mails confirm an address and lead back after a forgotten password', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email } = await signUp(page, product.url);

  await followNewestLink(page, email);
  await expectAccessible(page, 'the link of a mail');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await expectAccessible(page, 'an address confirmed');

  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/is on its way/)).toBeVisible();

  await followNewestLink(page, email);
  await page.getByLabel('New password').fill('a much better one');
  await page.getByLabel('Confirm password').fill('a much better one');
  await expectAccessible(page, 'a new password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();

  await page.getByRole('status').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a much better one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
});

test.describe('in the settings', () => {
  // A wrong password is refused.
  test.use({ expectedAnswers: [/\/api\/auth\/profile/] });

  test('another address takes the password, and counts once its link is followed', async ({ page }) => {
    const account = await signUp(page, product.url);
    const moved = `moved-${account.email}`;
    await page.goto(`${product.url}/settings#account`);
    await page.getByLabel('Email').fill(moved);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your email address?' });
    await expectAccessible(page, 'the question for the password');
    await dialog.getByLabel('Password', { exact: true }).fill('a guess');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('Your password is not right.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Your new address is not confirmed yet')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expectAccessible(page, 'an address that waits for its confirmation');

    await followNewestLink(page, moved);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await page.goto(`${product.url}/settings#account`);
    await expect(page.getByLabel('Email')).toHaveValue(moved);
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  });
});
