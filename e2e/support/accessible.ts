/** What holds for every state of every page: nothing that axe finds, nothing that scrolls sideways. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Notices have gone and whatever moves has arrived: colours half way are nobody's. */
async function settle(page: Page): Promise<void> {
  // A notice under the pointer waits for it to leave.
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(async () => {
    // A change of theme begins its transitions with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** The page as it is, in its size and theme. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    what,
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0);
}

/** The page in three widths and both themes; the light one is left. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what} at ${viewport.width} px, ${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
