/** The Studio's bench in depth: what was understood, views, comparison, files, the live view, measures, expiry. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

const GENERATION_TIMEOUT_MS = 300_000;
const DRAWING_TIMEOUT_MS = 120_000;

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});
// The end of a session is a 401 that the browser logs by itself.
test.use({ expectedAnswers: [/\/api\/(?:user|credits|studio|cart)\//] });

const promptForm = (page: Page): Locator => page.getByRole('form', { name: 'Prompt' });
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Somebody new, with a piece of the catalogue on the bench: nothing has to be rendered for it. */
async function openPiece(page: Page, search: string): Promise<void> {
  const answer = await page.request.get(`${product.url}/api/pieces?limit=1&${search}`);
  const { data } = (await answer.json()) as { data: { id: string }[] };
  const [piece] = data;
  if (!piece) throw new Error(`No piece is found by ${search}.`);
  await page.goto(`${product.url}/pieces/${piece.id}`);
  await button(page, 'Open in Studio').click();
  await expect(page.getByRole('region', { name: 'About this piece' })).toBeVisible({
    timeout: DRAWING_TIMEOUT_MS,
  });
}

/** What a button saves: the name of the file and its first bytes. */
async function saved(page: Page, name: string): Promise<{ name: string; starts: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: DRAWING_TIMEOUT_MS }),
    button(page, name).click(),
  ]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), starts: bytes.subarray(0, 4).toString('latin1') };
}

async function setMeasures(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/settings#appearance`);
  await page.getByRole('radio', { name }).check();
  await expect(page.getByText('Preferences saved').first()).toBeVisible();
}

test('what was understood is named field by field', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/studio`);
  await promptForm(page)
    .getByRole('textbox')
    .fill('an emerald cut emerald in platinum, a slim ring with a 2 mm band');
  const note = promptForm(page).getByText('Understood:').locator('..');
  await expect(note).toContainText('Piece: Ring');
  await expect(note).toContainText('Stone: Emerald');
  await expect(note).toContainText('Cut: Emerald');
  await expect(note).toContainText('Metal: Platinum');
  await expect(note).toContainText('Band width: 0.079 in');
});

test('a view that is not there yet is drawn, free of charge', async ({ page }) => {
  await signUp(page, product.url);
  await openPiece(page, 'category=ring');
  const views = page.getByRole('group', { name: 'Views of this piece' });
  const missing = views.getByRole('button', { name: /not drawn yet/ });
  const before = await missing.count();
  expect(before).toBeGreaterThan(0);
  await missing.first().click();
  await expect(missing).toHaveCount(before - 1, { timeout: DRAWING_TIMEOUT_MS });
  await expect(page.getByLabel(/25 credits available/)).toBeVisible();
  await views.getByRole('button', { name: 'Whole', exact: true }).click();
  await expect(views.getByRole('button', { name: 'Whole', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('designs wait in the profile and on every device, until they are removed', async ({ page, browser }) => {
  const { email, password } = await signUp(page, product.url);
  await openPiece(page, 'category=ring');
  // The first one lies on the bench until the second has come.
  const opened = page.waitForResponse(/\/api\/pieces\/[^/]+\/open$/);
  await openPiece(page, 'category=pendant');
  await (await opened).finished();

  await page.goto(`${product.url}/profile#designs`);
  const titles = page.getByRole('group', { name: 'My designs' }).getByRole('link');
  await expect(titles).toHaveCount(2);
  const [latest, earlier] = await titles.allInnerTexts();
  await titles.nth(1).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('heading', { name: earlier })).toBeVisible();

  const device = await browser.newContext();
  const answer = await device.request.post(`${product.url}/api/auth/login`, {
    data: { email, password },
    headers: { origin: product.url },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${product.url}/studio`);
  await expect(elsewhere.getByRole('heading', { name: latest })).toBeVisible();

  await elsewhere.goto(`${product.url}/profile#designs`);
  await elsewhere.getByRole('button', { name: `Remove ${latest}` }).click();
  await elsewhere.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(elsewhere.getByText('Design removed')).toBeVisible();
  await device.close();
  await page.goto(`${product.url}/profile#designs`);
  await expect(titles).toHaveText([earlier ?? '']);
});

test('two pieces are compared, side by side and by a slider', async ({ page }) => {
  await signUp(page, product.url);
  await openPiece(page, 'category=ring');
  await expect(button(page, 'Compare')).toHaveCount(0);
  await openPiece(page, 'category=pendant');
  await button(page, 'Compare').click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expectAccessible(page, 'compare, side by side');
  await dialog.getByRole('radio', { name: 'Slider' }).check();
  const line = dialog.getByRole('slider', { name: 'Dividing line' });
  await line.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveValue('1');
  await expectAccessible(page, 'compare, slider');
  await dialog.getByLabel('Right').click();
  await page.getByRole('option', { name: /Variation 2/ }).click();
  await expect(dialog.getByLabel('Right')).toContainText('Variation 2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a refinement is held against what it came from, and taken along as files', async ({ page }) => {
  await signUp(page, product.url);
  await openPiece(page, 'category=ring&materials=18k%20Gold');
  await promptForm(page).getByRole('textbox').fill('in platinum');
  await promptForm(page).getByRole('button', { name: 'Refine', exact: true }).click();
  await expect(page.getByText('Design refined')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  await button(page, 'Compare').click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByLabel('Left')).toContainText('version 1');
  await expect(dialog.getByLabel('Right')).toContainText('version 2');
  await page.keyboard.press('Escape');

  const files = [
    ['Picture (PNG)', /-v2\.png$/, '\u0089PNG'],
    ['3D model (GLB)', /-v2\.glb$/, 'glTF'],
    ['Workshop sheet (PDF)', /\.pdf$/, '%PDF'],
    ['Casting files (STL)', /\.zip$/, 'PK\u0003\u0004'],
  ] as const;
  for (const [label, name, starts] of files) {
    expect(await saved(page, label), label).toEqual({ name: expect.stringMatching(name), starts });
  }
});

test('a piece is measured as the person measures', async ({ page }) => {
  await signUp(page, product.url);
  await openPiece(page, 'category=ring&gemstones=Diamond');
  const about = page.getByRole('region', { name: 'About this piece' });
  await expect(about).toContainText(/\d in/);
  await expect(about).toContainText(/dwt \(\d/);
  await expect(about).not.toContainText(/\d mm/);
  await setMeasures(page, 'Millimetres');
  await page.goto(`${product.url}/studio`);
  await expect(about).toContainText(/\d mm/);
  await expect(about).not.toContainText('dwt');
});

test('the live view fills the screen, and comes back when its graphics were taken away', async ({ page }) => {
  await signUp(page, product.url);
  await openPiece(page, 'category=ring');
  await button(page, '3D').click();
  const toolbar = page.getByRole('toolbar', { name: '3D view' });
  const loading = page.getByText('Loading the 3D view');
  await expect(toolbar).toBeVisible({ timeout: DRAWING_TIMEOUT_MS });
  await expect(loading).toBeHidden({ timeout: DRAWING_TIMEOUT_MS });
  await toolbar.getByRole('button', { name: 'Full screen' }).click();
  await expect(toolbar.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(toolbar.getByRole('button', { name: 'Full screen' })).toBeVisible();

  await page.locator('[role=application] canvas').evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const loss = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!loss) throw new Error('The graphics cannot be taken away.');
    loss.loseContext();
  });
  // The still in its place, then the view by itself.
  await expect(page.getByText('The 3D view was interrupted.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Views of this piece' })).toBeVisible();
  await expect(toolbar).toBeVisible();
  await expect(loading).toBeHidden({ timeout: DRAWING_TIMEOUT_MS });
});

test('words half typed survive the end of the session, and nobody else reads them', async ({
  page,
  context,
}) => {
  const account = await signUp(page, product.url);
  await page.goto(`${product.url}/studio`);
  await promptForm(page).getByRole('textbox').fill('a bangle for my sister, with her name inside');
  await expect(promptForm(page).getByText('Understood:')).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.route('**/api/studio/generate', (route) =>
    route.fulfill({
      status: 401,
      json: { error: { message: 'Please log in.', code: 'TOKEN_EXPIRED', status: 401 } },
    }),
  );
  await promptForm(page).getByRole('button', { name: 'Generate' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/studio/generate');
  const logIn = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await logIn(account.email, account.password);
  await expect(page).toHaveURL(/\/studio$/);
  await expect(promptForm(page).getByRole('textbox')).toHaveValue(/bangle for my sister/);

  // The device still holds it; another person who signs in here does not see it.
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('auth'));
  await signUp(page, product.url);
  await page.goto(`${product.url}/studio`);
  await expect(page.getByText('Your Design Canvas')).toBeVisible();
  await expect(promptForm(page).getByRole('textbox')).toHaveValue('');
});
