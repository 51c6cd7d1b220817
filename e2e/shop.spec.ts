/** The shop: finding a piece, turning its card, keeping it, putting it into the cart; and the wall of inspiration. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectAccessibleEverywhere, PHONE, TABLET } from './support/accessible.ts';
import { signUp } from './support/accounts.ts';
import { SHOP } from './support/catalogue.ts';
import { expect, type Running, test } from './support/test.ts';

const FIRST_PIECE = '/pieces/0193c000-0000-7000-8000-000000000001';
const NO_PIECE = '/pieces/0193c000-0000-7000-8000-00000000ffff';

let product: Running;
test.beforeAll(({ jeweler }) => {
  product = jeweler;
});

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('from the catalogue to the cart: filter, sort, turn, save, select', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(`${product.url}/pieces`);
  await expect(page.getByRole('heading', { name: 'Jewelry Collection' })).toBeVisible();
  await expect(page.getByText(`${SHOP.length} pieces`)).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/pieces(?:\?|$)/.test(request.url())) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Rings', exact: true }).click();
  await expect(page.getByText('7 pieces')).toBeVisible();
  await page.getByRole('checkbox', { name: '18k Gold' }).check();
  await expect(page.getByText('3 pieces')).toBeVisible();
  await expect(page).toHaveURL(/category=ring&materials=18k(?:\+|%20)Gold$/);
  expect(asked).toHaveLength(2);

  // Neither order nor price asks the server again.
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Price: High to Low' }).click();
  await expect.poll(() => names(page)).toEqual(['Meridian Solitaire', 'Aurelia Halo Ring', 'Forge Band']);
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await lowest.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 pieces')).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove the filter $1,000 to $10,000 and above' }).click();
  await expect(page.getByText('3 pieces')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 pieces')).toBeVisible();

  // The keyboard turns the card, and finds itself on its other face.
  const ring = card(page, 'Aurelia Halo Ring');
  await ring.getByRole('button', { name: 'Turn over' }).focus();
  await page.keyboard.press('Enter');
  await expect(ring.getByRole('button', { name: 'Turn back' })).toBeFocused();
  await expect(ring.getByText('Style Tags')).toBeVisible();
  await expect(ring.getByRole('button', { name: 'Turn over' })).toHaveCount(0);
  await ring.getByRole('button', { name: 'Details' }).click();
  await expect(ring.getByText('Design Details')).toBeVisible();
  await ring.getByRole('button', { name: 'Back to Info' }).click();
  await expectAccessible(page, 'a card turned over');

  await ring.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(ring.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await ring.getByRole('button', { name: 'Select' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  // A click beside the buttons turns it back.
  await ring.getByText('Materials').click();
  await expect(ring.getByRole('button', { name: 'Turn over' })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByText('Aurelia Halo Ring').first()).toBeVisible();
  await expect(page.getByText('$2,450.00').first()).toBeVisible();

  await page.goto(`${product.url}/profile`);
  await expect(page.getByRole('link', { name: 'Aurelia Halo Ring' })).toBeVisible();
  await expectAccessible(page, 'favorites');
  await page.getByRole('button', { name: 'Remove Aurelia Halo Ring from your favorites' }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Aurelia Halo Ring' })).toBeVisible();
});

test('a piece has a page of its own, with options that become part of the line', async ({ page }) => {
  await signUp(page, product.url);
  await page.goto(product.url + FIRST_PIECE);
  await expect(page.getByRole('heading', { name: 'Aurelia Halo Ring' })).toBeVisible();
  await expect(page).toHaveTitle('Aurelia Halo Ring · Filigree');
  const large = page.getByRole('img', { name: /rose gold ring with an oval sapphire/i }).first();
  await expect(large).toBeVisible();
  await page.getByRole('button', { name: 'Show picture 2 of 3' }).click();
  await expect(page.getByRole('img', { name: /rose gold twisted ring/i }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);

  await page.getByRole('combobox', { name: 'Ring size (US)' }).click();
  await page.getByRole('option', { name: '6.5' }).click();
  await page.getByLabel('Engraving (optional)').fill('always');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.getByRole('button', { name: 'View Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(/6\.5/)).toBeVisible();
  await expect(page.getByText(/always/)).toBeVisible();
});

test('a visitor finds the shelves at home, and comes back to a piece after the login', async ({ page }) => {
  await page.goto(product.url);
  for (const title of ['Popular Designs', 'Signature Rings', 'Elegant Necklaces']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const popular = page.getByRole('region', { name: 'Popular Designs' });
  await expect(popular.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Elegant Necklaces' }).getByRole('article')).toHaveCount(2);
  await expectAccessible(page, 'home with its shelves');
  await popular.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('what is not there', () => {
  test.use({ expectedAnswers: [/\/pieces\//] });
  test('a piece that is not on display says so', async ({ page }) => {
    await signUp(page, product.url);
    for (const address of [NO_PIECE, '/pieces/nothing']) {
      await page.goto(product.url + address);
      await expect(page.getByText('This piece is not on display')).toBeVisible();
    }
    await expectAccessible(page, 'a piece that is not there');
  });
});

test('the wall: share a picture, comment, filter by tag; it all stays on this device', async ({ page }) => {
  await signUp(page, product.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${product.url}/inspo`);
  await page.getByRole('button', { name: 'Share Inspiration' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Missing fields')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  const image = dialog.getByLabel('Image');
  await image.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024),
  });
  await expect(page.getByText('File too large')).toBeVisible();
  await expect(page.getByText('Please upload an image smaller than 5MB')).toBeVisible();
  await image.setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('This file cannot be shown')).toBeVisible();
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await image.setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(dialog.getByAltText('The picture that you are about to share')).toBeVisible();
  await dialog.getByLabel('Title').fill('Garnet at noon');
  await dialog.getByLabel('Tags').fill(' garnet, , red ');
  await expectAccessible(page, 'sharing');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Shared on your wall')).toBeVisible();
  await expect(cards(page).first()).toContainText('Garnet at noon');

  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/post=/);
  await dialog.getByLabel('Add a comment').fill('   ');
  await dialog.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog.getByText('No comments yet')).toBeVisible();
  await dialog.getByLabel('Add a comment').fill('Still my favorite');
  await dialog.getByRole('button', { name: 'Post comment' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Still my favorite' })).toBeVisible();
  await expectAccessible(page, 'a post with its comments');
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'garnet', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page).first()).toContainText('Garnet at noon');
  await page.goto(`${product.url}/inspo?tag=spoons`);
  await expect(page.getByText('Nothing under “spoons” yet')).toBeVisible();
  expect(sent.filter((url) => !url.includes('/auth/'))).toEqual([]);
});

test.describe('accessible in three widths, in the dark and in the light', () => {
  /** Opened in the dark on a phone. */
  async function open(page: Page, path: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto(product.url + path);
  }

  test('the catalogue, its cards and its filters', async ({ page }) => {
    await signUp(page, product.url);
    await open(page, '/pieces');
    await expect(cards(page).first()).toBeVisible();
    await expectAccessibleEverywhere(page, 'catalogue');
    await cards(page).first().getByRole('button', { name: 'Turn over' }).click();
    await expect(page.getByRole('button', { name: 'Select' })).toBeVisible();
    // In another width another card lies under the pointer, its further pictures awake.
    await expectAccessibleEverywhere(page, 'catalogue with a card turned over');

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: 'Pearl' }).check();
    await expect(page.getByRole('button', { name: 'Show 1 piece' })).toBeVisible();
    await expectAccessibleEverywhere(page, 'filters in their sheet', [PHONE, TABLET]);
    await expect(sheet).toBeVisible();
    await page.getByRole('button', { name: 'Show 1 piece' }).click();
    await expect(cards(page)).toHaveCount(1);

    await open(page, '/pieces?category=bracelet&gemstones=Pearl');
    await expect(page.getByText('Nothing matches yet')).toBeVisible();
    await expectAccessibleEverywhere(page, 'catalogue without a match');
  });

  test('a piece, the wall, favorites and home', async ({ page }) => {
    await signUp(page, product.url);
    await open(page, FIRST_PIECE);
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await expectAccessibleEverywhere(page, 'a piece');
    await open(page, '/inspo');
    await expect(cards(page).first()).toBeVisible();
    await expectAccessibleEverywhere(page, 'the wall');
    await open(page, '/profile');
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await expectAccessibleEverywhere(page, 'no favorites');
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Popular Designs' }).getByRole('article')).toHaveCount(6);
    await expectAccessibleEverywhere(page, 'home');
  });
});
