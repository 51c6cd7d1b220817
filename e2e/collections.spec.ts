/** Collections and boards: begun, filled, renamed and deleted, by somebody with a shop to choose from. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { expect, type Running, test } from './support/test.ts';

// Axe looks at every state in three widths and both themes.

let product: Running;
test.beforeAll(({ jeweler }) => {
  product = jeweler;
});

const main = (page: Page) => page.getByRole('main');

async function createCollection(page: Page, name: string): Promise<void> {
  await page.goto(`${product.url}/collections`);
  await main(page).getByRole('button', { name: 'New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Collection' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Collection created')).toBeVisible();
}

test('a collection is begun, filled, changed and deleted', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/collections`);
  await expect(page.getByText('No collections yet')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no collections');

  await main(page).getByRole('button', { name: 'New Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Collection' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Name required')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter a collection name');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessibleEverywhere(page, 'the dialog of a new collection');
  await dialog.getByLabel('Name').fill('  For Lucía  ');
  await dialog.getByLabel('Description').fill('What she stopped at, last autumn.');
  await dialog.getByRole('button', { name: 'Create' }).dblclick();
  await expect(page.getByText('Collection created')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('1 collection', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'For Lucía' }).click();
  await expect(page).toHaveURL(/\/collections\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'For Lucía' })).toBeVisible();
  await expect(page.getByText('Nothing in it yet')).toBeVisible();
  await expectAccessibleEverywhere(page, 'an empty collection');

  await main(page).getByRole('button', { name: 'Add items' }).click();
  const picker = page.getByRole('dialog', { name: 'Add to For Lucía' });
  for (const name of ['Aurelia Halo Ring', 'Verdant Claw Ring', 'Forge Band', 'Hammered Cuff']) {
    await picker.getByRole('button', { name }).click();
  }
  await expectAccessibleEverywhere(page, 'the picker');
  await picker.getByRole('tab', { name: 'Your designs' }).click();
  await expect(picker.getByText('You have no saved designs yet.')).toBeVisible();
  await picker.getByRole('button', { name: 'Add 4 items' }).click();
  await expect(page.getByText('4 items added')).toBeVisible();
  await expect(picker).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Verdant Claw Ring' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a filled collection');

  await page.getByRole('button', { name: 'Remove Aurelia Halo Ring' }).click();
  await expect(page.getByText('Removed from For Lucía')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Aurelia Halo Ring' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  // Back where it was: the first.
  await expect(main(page).getByRole('listitem').first()).toContainText('Aurelia Halo Ring');

  await page.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename and describe' });
  await rename.getByLabel('Name').fill('For Lucía, at last');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'For Lucía, at last' })).toBeVisible();

  await page.getByRole('link', { name: 'My Collections' }).click();
  await expect(main(page).getByText('4 items')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the list of collections');
  await page.getByRole('button', { name: 'More about For Lucía, at last' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this collection?' });
  await expectAccessibleEverywhere(page, 'the question before deleting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Collection deleted')).toBeVisible();
  await expect(page.getByText('No collections yet')).toBeVisible();
});

test('a board takes pictures and pieces, and gives them back', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/collections#boards`);
  await expect(page.getByText('No boards yet')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no boards');
  await main(page).getByRole('button', { name: 'New Board' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Board' });
  await dialog.getByLabel('Name').fill('Sea glass');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Board created')).toBeVisible();
  await page.getByRole('link', { name: 'Sea glass' }).click();
  await expect(page.getByText('An empty wall')).toBeVisible();
  await expectAccessibleEverywhere(page, 'an empty board');

  const picture = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();
  await page.getByLabel('Upload pictures').setInputFiles([
    { name: 'teal.png', mimeType: 'image/png', buffer: await picture('#2f7f86') },
    { name: 'sand.png', mimeType: 'image/png', buffer: await picture('#d9c8a9') },
    { name: 'heavy.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(page.getByText('Please upload an image smaller than 5MB')).toBeVisible();
  await expect(page.getByText('2 pictures pinned')).toBeVisible();

  await main(page).getByRole('button', { name: 'Add pieces' }).click();
  const picker = page.getByRole('dialog', { name: 'Pin pieces to Sea glass' });
  await picker.getByRole('button', { name: 'Harbor Necklace' }).click();
  await picker.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(page.getByText('1 piece pinned')).toBeVisible();
  await expect(main(page).getByText('3 pins')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Harbor Necklace' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a filled board');

  await page.getByRole('button', { name: 'Show picture 1 large' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Picture 1 of Sea glass' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a picture large');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete picture 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Picture deleted')).toBeVisible();
  await expect(main(page).getByText('2 pins')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Harbor Necklace' }).click();
  await expect(page.getByText('Removed from Sea glass')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('link', { name: 'Harbor Necklace' })).toBeVisible();

  await page.getByRole('link', { name: 'My Boards' }).click();
  await expectAccessibleEverywhere(page, 'the list of boards');
  await page.getByRole('button', { name: 'More about Sea glass' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Board deleted')).toBeVisible();
  await expect(page.getByText('No boards yet')).toBeVisible();
});

test.describe('a stranger', () => {
  test.use({ expectedAnswers: [/\/api\/(collections|boards)\//] });

  test('does not find a collection that is not theirs', async ({ page, browser }) => {
    await signUp(page, product.url);
    await createCollection(page, 'Private');
    const address = await page.getByRole('link', { name: 'Private' }).getAttribute('href');
    expect(address).toMatch(/^\/collections\//);
    const context = await browser.newContext();
    const other = await context.newPage();
    await signUp(other, product.url);
    await other.goto(`${product.url}${address}`);
    await expect(other.getByText('Collection not found')).toBeVisible();
    await context.close();
    for (const [path, words] of [
      ['/collections/nonsense', 'Collection not found'],
      ['/boards/0198c0de-0000-7000-8000-000000000000', 'Board not found'],
    ] as const) {
      await page.goto(product.url + path);
      await expect(page.getByText(words)).toBeVisible();
      await expectAccessibleEverywhere(page, path);
    }
  });
});

test.describe('a server that fails', () => {
  test.use({ expectedAnswers: [/\/api\/collections/] });

  test('loses nothing that was typed', async ({ page }) => {
    await signUp(page, product.url);
    await page.goto(`${product.url}/collections`);
    await page.route('**/api/collections', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            json: { error: { message: 'Too many requests.', code: 'RATE_LIMITED' } },
          })
        : route.continue(),
    );
    await main(page).getByRole('button', { name: 'New Collection' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Collection' });
    await dialog.getByLabel('Name').fill('Patience');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Error creating collection')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Patience');
    await page.unroute('**/api/collections');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Collection created')).toBeVisible();
  });
});
