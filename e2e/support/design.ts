/** A design for tests that begin with one. */
import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { expect } from './test.ts';

/** Somebody new, whose bench has a design: opened from a piece, so that nothing is drawn for it. */
export async function haveDesign(page: Page, url: string): Promise<void> {
  const account = await signUp(page, url);
  const login = await page.request.post(`${url}/api/auth/login`, {
    data: { email: account.email, password: account.password, rememberMe: true },
    headers: { origin: url },
  });
  const { data: session } = (await login.json()) as { data: { accessToken: string } };
  const pieces = await page.request.get(`${url}/api/pieces/category/ring?limit=1`);
  const { data: found } = (await pieces.json()) as { data: { id: string }[] };
  const opened = await page.request.post(`${url}/api/pieces/${found[0]?.id}/open`, {
    headers: { authorization: `Bearer ${session.accessToken}`, origin: url },
  });
  expect(opened.ok()).toBe(true);
}
