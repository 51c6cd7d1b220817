/** The Studio's bench in the window: what is in sight, and what lies over what. */
import type { Locator, Page } from '@playwright/test';
import { haveDesign } from './support/design.ts';
import { expect, type Running, test } from './support/test.ts';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});

/** How much of it can be seen: inside of the window, and of all that scrolls around it. */
const inSight = (element: Locator): Promise<number> =>
  element.evaluate(
    (node) =>
      new Promise<number>((done) => {
        new IntersectionObserver(([entry]) => done(entry?.intersectionRatio ?? 0)).observe(node);
      }),
  );

/** Whether a click in its middle would be one on it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const actions = (page: Page): readonly Locator[] => [
  page.getByRole('button', { name: 'Save Draft' }),
  page.getByRole('button', { name: 'Add to Cart' }),
];

test.describe('at 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('title, price, estimate, checks and files of the piece are in sight without scrolling', async ({
    page,
  }) => {
    await haveDesign(page, product.url);
    await page.goto(`${product.url}/studio`);
    const about = page.getByRole('region', { name: 'About this piece' });
    await expect(about.getByText(/^\$[\d,]+$/)).toBeVisible();
    for (const part of [
      about.getByRole('heading'),
      about.getByText(/^\$[\d,]+$/),
      ...['Estimate', 'Checks', 'Files'].map((name) => about.getByRole('term').filter({ hasText: name })),
      about.getByRole('definition').last(),
      about.getByRole('button').last(),
      ...actions(page),
    ])
      await expect.poll(() => inSight(part), { message: String(part) }).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the line of words never lies over Save Draft and Add to Cart', async ({ page }) => {
    await haveDesign(page, product.url);
    await page.goto(`${product.url}/studio`);
    for (const action of actions(page)) {
      await expect(action).toBeVisible();
      expect(await isUncovered(action)).toBe(true);
    }
    const bar = page.getByRole('form', { name: 'Prompt' });
    for (const top of [0, 40, 80]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const edge = (await bar.boundingBox())?.y ?? 0;
      for (const action of actions(page)) {
        const box = await action.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(edge);
      }
    }
  });
});
