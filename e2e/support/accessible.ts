/** What holds for every state of every page: nothing that axe finds, nothing that scrolls sideways. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const VIEWPORTS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['light', 'dark'] as const;
const NOTICE = '[data-sonner-toast]';

/** Whatever moves has arrived: colours half way are nobody's. */
async function arrive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    /** Neither without end, nor in the closed part of a `details`, where nothing moves and nothing ever finishes. */
    const movesForNow = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
      (!(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false);
    // A change of theme begins its transitions with one of the next frames: still is what stays so for some of them.
    for (let still = 0; still < 6; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.getAnimations().some(movesForNow)) still = -1;
    }
  });
}

/** Notices are closed, as a person would: they lie over what the page is about, and stay for seconds. */
async function closeNotices(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator(`${NOTICE} [data-close-button]`).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    expect(await page.locator(NOTICE).count()).toBe(0);
  }).toPass({ intervals: [100], timeout: 20_000 });
}

async function expectNoViolations(page: Page, what: string): Promise<void> {
  // Axe stays in a page that it has seen, warm: to read half a megabyte of it again costs more than a look.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  const { violations } = await new AxeBuilder({
    page,
    ...(isThere.every(Boolean) ? { axeSource: ';' } : {}),
  })
    // No frame of another site is part of our pages: a second, blank page to join their results is not needed.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    what,
  ).toEqual([]);
}

/** The page as it is, in its size and theme. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await closeNotices(page);
  await arrive(page);
  await expectNoViolations(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0);
}

/** The page in three widths and both themes; the light one is left. */
export async function expectAccessibleEverywhere(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what} at ${viewport.width} px, ${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The notice that stands over the page, in both themes; the light one is left. */
export async function expectNoticeAccessible(page: Page, title: string): Promise<void> {
  const notice = page.locator(NOTICE).filter({ hasText: title });
  // Under the pointer it waits.
  await notice.hover();
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await arrive(page);
    await expectNoViolations(page, `the notice “${title}”, ${colorScheme}`);
    await expect(notice, 'axe has seen it').toBeVisible();
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.mouse.move(0, 0);
}
