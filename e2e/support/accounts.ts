/** Signing up as a person does, for tests that are about something else. */
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

/** Fills the form of the sign-up page, sends it, and waits until the account's welcome credits show. */
export async function signUp(page: Page, url: string, account: Account = newAccount()): Promise<Account> {
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
