/**
 * The main job, as a person does it on a fresh machine: sign up, write a sentence, watch four pictures appear, keep
 * one, and find it again after the server has been restarted.
 */
import type { Page } from '@playwright/test';
import { signUpByForm } from './support/accounts.ts';
import { pictureFacts } from './support/picture-facts.ts';
import { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const PROMPT = 'a slim rose gold ring with a 1.5 carat oval sapphire';
/** Small pictures: this test is about the way, the benches and the contact sheets about the light. */
const PICTURE_SIZE = 320;
const GENERATION_TIMEOUT_MS = 300_000;

let product: Product;
test.beforeAll(async () => {
  product = await Product.start({ PICTURE_SIZE: String(PICTURE_SIZE) });
});
test.afterAll(async () => {
  await product?.dispose();
});

/** Addresses of the designs' pictures that were shown, as they are stored: without width and format. */
function collectPictures(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (pathname.startsWith('/api/images/serve/studio/') && response.ok()) addresses.add(origin + pathname);
  });
  return addresses;
}

/** Notes when a picture that still resolves is on the page: small ones resolve faster than a test looks. */
async function watchForPreviews(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (
        !document.querySelector(
          '[alt^="Variation 1, still resolving"], [aria-label^="Variation 1, still resolving"]',
        )
      )
        return;
      document.documentElement.dataset.previews = 'seen';
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

test('a sentence becomes four pictures, one is kept, and a restart loses nothing', async ({ page }) => {
  const pictures = collectPictures(page);

  await page.goto(product.url);
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await expect(page).toHaveURL(/\/signup$/);
  await signUpByForm(page, product.url);

  await page.getByRole('link', { name: 'Studio', exact: true }).first().click();
  await expect(page.getByText('Your Design Canvas')).toBeVisible();
  const prompt = page.getByRole('form', { name: 'Prompt' });
  await expect(prompt.getByRole('button', { name: 'Generate' })).toBeDisabled();
  await prompt.getByRole('textbox').fill(PROMPT);
  await expect(prompt.getByText(/sapphire/i).last()).toBeVisible();
  await expect(prompt.getByText('4 credits')).toBeVisible();
  await watchForPreviews(page);
  await prompt.getByRole('button', { name: 'Generate' }).click();

  await expect(page.getByText('Creating Your Designs')).toBeVisible();
  await expect(page.getByText('Designs generated!')).toBeVisible({ timeout: GENERATION_TIMEOUT_MS });
  expect(await page.evaluate(() => document.documentElement.dataset.previews)).toBe('seen');

  const sheet = page.getByRole('region', { name: 'Variations' });
  await expect(sheet.getByRole('button')).toHaveCount(4);
  await expect(page.getByLabel(/21 credits available/)).toBeVisible();

  await expect.poll(() => pictures.size, 'four pictures are shown').toBe(4);
  const hashes = new Set<string>();
  for (const address of pictures) {
    const answer = await page.request.get(`${address}?f=png`);
    expect(answer.status()).toBe(200);
    const body = await answer.body();
    hashes.add(body.toString('base64'));
    const facts = await pictureFacts(body);
    expect(facts.width).toBe(PICTURE_SIZE);
    expect(facts.height).toBe(PICTURE_SIZE);
    expect(facts.contrast, 'dark and light parts').toBeGreaterThan(18);
    expect(facts.blueShare, 'a blue stone').toBeGreaterThan(0.004);
    expect(facts.roseGoldShare, 'rose gold').toBeGreaterThan(0.02);
    expect(facts.greyBackdropShare, 'a quiet backdrop around it').toBeGreaterThan(0.3);
  }
  expect(hashes.size, 'no two pictures are the same').toBe(pictures.size);

  await sheet.getByRole('button').nth(2).click();
  const kept =
    (await sheet.getByRole('button').nth(2).getAttribute('aria-label'))?.replace(/^Variation 3: /, '') ?? '';
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Saved to drafts')).toBeVisible();

  await page.goto('about:blank');
  await product.stop();
  await product.resume();

  await page.goto(`${product.url}/profile`);
  await page.getByRole('tab', { name: /Drafts/ }).click();
  const draft = page.getByRole('tabpanel').getByRole('link').filter({ hasText: kept });
  await expect(draft).toBeVisible();
  await draft.click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('img', { name: /ring/i }).first()).toBeVisible();
  await expect(page.getByText(kept).first()).toBeVisible();
});
