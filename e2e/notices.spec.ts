/** Where notices stand: nowhere over what somebody might want to use. */
import type { Page, ViewportSize } from '@playwright/test';
import { haveDesign } from './support/design.ts';
import { expect, type Running, test } from './support/test.ts';

const SIZES: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const CONTROLS = 'a[href], button, input, select, textarea, [role=tab], [role=slider]';

let product: Running;
test.beforeAll(({ house }) => {
  product = house;
});
test.use({ expectedAnswers: [/\/api\/cart\/items\//] });

/** Marks the controls that can be pointed at: in the window, and under nothing else. Answers how many. */
function markPointable(page: Page): Promise<number> {
  return page.evaluate((controls) => {
    const pointable = [...document.querySelectorAll(controls)].filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return control.contains(hit) && !control.closest('[data-notice]');
    });
    for (const control of pointable) control.setAttribute('data-pointable', '');
    return pointable.length;
  }, CONTROLS);
}

/** Of the marked controls those whose middle is under a notice now. */
function underNotices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-pointable]')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('[data-notice]') ? [control.outerHTML.slice(0, 200)] : [];
    }),
  );
}

/** At the top of a page: the controls whose boxes and those of notices have any place in common. */
function besideNotices(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const notices = [...document.querySelectorAll('[data-notice]')].map((one) => one.getBoundingClientRect());
    const meets = (box: DOMRect) => (notice: DOMRect) =>
      notice.left < box.right - 1 &&
      box.left < notice.right - 1 &&
      notice.top < box.bottom - 1 &&
      box.top < notice.bottom - 1;
    return [...document.querySelectorAll(controls)].flatMap((control) =>
      !control.closest('[data-notice]') &&
      control.checkVisibility() &&
      notices.some(meets(control.getBoundingClientRect()))
        ? [control.outerHTML.slice(0, 200)]
        : [],
    );
  }, CONTROLS);
}

for (const size of SIZES) {
  test.describe(`${size.width} wide`, () => {
    test.use({ viewport: size });
    test.beforeEach(async ({ page }) => {
      await haveDesign(page, product.url);
      await page.goto(`${product.url}/studio`);
    });

    test('notices cover no control of the Studio', async ({ page }) => {
      const save = page.getByRole('button', { name: 'Save Draft' }).filter({ visible: true });
      await expect(save).toBeEnabled();
      expect(await markPointable(page)).toBeGreaterThan(8);
      await save.click();
      await expect(page.getByText('Saved to drafts')).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      await expect(page.getByText('Added to cart')).toBeVisible();
      expect(await underNotices(page)).toEqual([]);
      expect(await besideNotices(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('notices cover no control of cart and checkout, wherever these are scrolled to', async ({
      page,
    }) => {
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      await page.getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
      await page.route('**/api/cart/items/*', (route) => route.fulfill({ status: 409, json: {} }));
      await page.getByRole('button', { name: 'One more' }).click();
      await expect(page.getByText('Error updating quantity')).toBeVisible();
      expect(await besideNotices(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close this notice' }).last().click();

      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page.getByLabel('Address')).toBeVisible();
      await expect(page.locator('[data-notice]')).toHaveCount(0);
      for (const top of [0, 150]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        expect(await markPointable(page)).toBeGreaterThan(5);
        // As by Enter in a field.
        await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
        await expect(page.getByText('Missing information')).toBeVisible();
        expect(await underNotices(page)).toEqual([]);
        if (top === 0) expect(await besideNotices(page)).toEqual([]);
        await page.getByRole('button', { name: 'Close this notice' }).click();
      }
    });
  });
}
