/** Accounts for tests. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const newAccount = (): Account => ({
  name: 'Mira Stone',
  email: `${randomUUID()}@example.com`,
  password: 'a long enough password',
});

/**
 * Somebody new, by the call that the sign-up page makes. The browser has the session's cookies from then on: the next
 * page that is opened finds the person signed in.
 */
export async function signUp(page: Page, url: string, account: Account = newAccount()): Promise<Account> {
  const answer = await page.request.post(`${url}/api/auth/register`, {
    data: { ...account, confirmPassword: account.password, acceptTerms: true },
    headers: { origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return account;
}

/** As a person does it: fills the form of the sign-up page, and waits until the welcome credits show. */
export async function signUpByForm(
  page: Page,
  url: string,
  account: Account = newAccount(),
): Promise<Account> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('checkbox', { name: /terms/i }).check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Account created successfully')).toBeVisible();
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();
  return account;
}
