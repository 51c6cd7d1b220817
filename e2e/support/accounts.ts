/** Accounts for tests that are about something else than signing up. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Creates an account over HTTP; its refresh cookie signs the page's browser in. */
export async function signUp(page: Page, url: string): Promise<void> {
  const password = randomUUID();
  const answer = await page.request.post(`${url}/api/auth/register`, {
    data: {
      name: 'Mira Stone',
      email: `${randomUUID()}@example.com`,
      password,
      confirmPassword: password,
      acceptTerms: true,
    },
  });
  expect(answer.status()).toBe(201);
}
