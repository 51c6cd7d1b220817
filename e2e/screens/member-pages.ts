/** What there is to look at of somebody who has been here before. */
import type { Page } from '@playwright/test';
import type { Shown } from './camera.ts';
import { type Belongings, chooseCredits } from './settle.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).filter({ visible: true }).first().click();

const turnFirstCard = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('button', { name: 'Turn over' }).click();
};

export const FILLED_PAGES: readonly Shown[] = [
  { name: 'pieces', path: '/pieces', text: /Jewelry Collection/ },
  {
    name: 'pieces-turned',
    path: '/pieces?category=ring',
    text: /Jewelry Collection/,
    prepare: turnFirstCard,
    window: true,
  },
  {
    name: 'pieces-filters',
    path: '/pieces',
    text: /Jewelry Collection/,
    prepare: (page) => press(page, /^Filter/),
    sizes: ['phone'],
    window: true,
  },
  { name: 'cart', path: '/cart', text: /Proceed to Checkout/ },
  { name: 'checkout', path: '/checkout', text: /Shipping Information/ },
  {
    name: 'checkout-missing',
    path: '/checkout',
    text: /Shipping Information/,
    prepare: async (page) => {
      await press(page, 'Continue to Payment');
      await page.getByText('Missing information').waitFor();
    },
  },
  { name: 'favorites', path: '/profile', text: /Favorites/ },
  { name: 'credits-history', path: '/profile#credits', text: /credits/i },
  { name: 'collections', path: '/collections', text: /3 collections/ },
  { name: 'boards', path: '/collections#boards', text: /1 board/ },
  {
    name: 'collection-new',
    path: '/collections',
    text: /3 collections/,
    prepare: (page) => press(page, 'New Collection'),
    window: true,
  },
  { name: 'inspo', path: '/inspo', text: /Share Inspiration/ },
  {
    name: 'inspo-post',
    path: '/inspo?post=oriane-halo-ring',
    text: /Blue in rose/,
    window: true,
  },
  {
    name: 'inspo-share',
    path: '/inspo',
    text: /Share Inspiration/,
    prepare: (page) => press(page, 'Share Inspiration'),
    window: true,
  },
  { name: 'buy-credits', path: '/buy-credits', text: /How credits work/ },
  {
    name: 'buy-credits-chosen',
    path: '/buy-credits',
    text: /How credits work/,
    prepare: (page) => page.getByRole('listitem', { name: 'Studio' }).getByRole('button').click(),
    window: true,
  },
  { name: 'credit-checkout', path: '/credit-checkout', text: /Total Amount/, open: chooseCredits },
  { name: 'settings-account', path: '/settings#account', text: /Save Changes/ },
  { name: 'settings-notifications', path: '/settings#notifications', text: /Promotions/ },
  { name: 'settings-appearance', path: '/settings#appearance', text: /Millimetres/ },
  { name: 'settings-security', path: '/settings#security', text: /Change Password/ },
  {
    name: 'settings-delete',
    path: '/settings#security',
    text: /Change Password/,
    prepare: (page) => press(page, 'Delete Account'),
    window: true,
  },
];

/** Pages of things with addresses of their own, and what opens over them. */
export const ownPages = ({ collection, board, piece }: Belongings): readonly Shown[] => [
  { name: 'piece', path: `/pieces/${piece}`, text: /You may also like/ },
  {
    name: 'piece-keep',
    path: `/pieces/${piece}`,
    text: /You may also like/,
    prepare: (page) => press(page, /collection/i),
    window: true,
  },
  { name: 'collection', path: `/collections/${collection}`, text: /6 items/ },
  {
    name: 'collection-add',
    path: `/collections/${collection}`,
    text: /6 items/,
    prepare: (page) => press(page, 'Add items'),
    window: true,
  },
  { name: 'board', path: `/boards/${board}`, text: /5 pins/ },
  {
    name: 'board-add',
    path: `/boards/${board}`,
    text: /5 pins/,
    prepare: (page) => press(page, 'Add pieces'),
    window: true,
  },
];

/** After an order and a purchase of credits. */
export const paidPages = (orderSuccess: string, creditSuccess: string): readonly Shown[] => [
  { name: 'order-success', path: orderSuccess, text: /Order Placed Successfully/ },
  { name: 'payment-success', path: creditSuccess, text: /Payment Successful/ },
  { name: 'orders', path: '/profile#orders', text: /\$/ },
  {
    name: 'order',
    path: '/profile#orders',
    text: /1 Bench Lane/,
    open: async (page, url) => {
      await page.goto(`${url}/profile#orders`);
      await page.getByRole('tabpanel', { name: 'Orders' }).getByRole('link').first().click();
    },
  },
];

const GENERATION_TIMEOUT_MS = 300_000;
const PROMPT = 'a slim rose gold ring with a 1.5 carat oval sapphire';

async function generate(page: Page): Promise<void> {
  const prompt = page.getByRole('form', { name: 'Prompt' });
  await prompt.getByRole('textbox').fill(PROMPT);
  await prompt.getByRole('button', { name: 'Generate' }).click();
}

/** The Studio with the design of a piece, which it keeps on the device from here on. */
export async function openInStudio(page: Page, url: string, piece: string): Promise<void> {
  await page.goto(`${url}/pieces/${piece}`);
  await page.getByRole('button', { name: 'Open in Studio' }).click();
  const save = page.getByRole('button', { name: 'Save Draft' }).filter({ visible: true }).first();
  await save.click({ timeout: GENERATION_TIMEOUT_MS });
  await page.getByText('Saved to drafts').waitFor();
}

export const STUDIO_OPENED: readonly Shown[] = [
  { name: 'studio-opened', path: '/studio', text: /Save Draft/ },
  { name: 'drafts', path: '/profile#drafts', text: /Saved/ },
];

async function openEmptyStudio(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/studio`);
  const startOver = page.getByRole('button', { name: 'Start over' });
  await page.getByRole('form', { name: 'Prompt' }).waitFor();
  if (await startOver.isVisible()) await startOver.click();
  await page.getByText('Your Design Canvas').waitFor();
}

/** Four pictures from a sentence; the Studio keeps them too. */
export async function generateInStudio(page: Page, url: string): Promise<void> {
  await openEmptyStudio(page, url);
  await generate(page);
  await page.getByText('Designs generated!').waitFor({ timeout: GENERATION_TIMEOUT_MS });
}

export const STUDIO_GENERATED: readonly Shown[] = [
  { name: 'studio-generated', path: '/studio', text: /Save Draft/ },
  {
    name: 'studio-compare',
    path: '/studio',
    text: /Save Draft/,
    prepare: (page) => press(page, 'Compare'),
    window: true,
  },
  {
    name: 'studio-generating',
    path: '/studio',
    text: /Creating Your Designs/,
    open: async (page, url) => {
      await openEmptyStudio(page, url);
      await generate(page);
      await page.getByRole('img', { name: /still resolving/ }).waitFor({ timeout: GENERATION_TIMEOUT_MS });
    },
    after: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
    window: true,
  },
];
