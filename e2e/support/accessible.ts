/** What holds for every state of every page: nothing that axe finds, nothing that scrolls sideways. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type ViewportSize } from '@playwright/test';

export const PHONE = { width: 360, height: 780 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
const THEMES = ['dark', 'light'] as const;
const NOTICE = '[data-notice]';

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

/** Notices are closed, as a person would: they stay for seconds, and the page is looked at without them. */
async function closeNotices(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator(`${NOTICE} button[aria-label]`).evaluateAll((buttons: HTMLElement[]) => {
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

/** The colour that the page is written on: dark or light, as the device says unless the person chose. */
const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/**
 * The page, without being opened anew, in each size (three of them unless others are given) and in both themes; the
 * light one is left.
 */
export async function expectAccessibleEverywhere(
  page: Page,
  what: string,
  viewports: readonly ViewportSize[] = [PHONE, TABLET, DESKTOP],
): Promise<void> {
  const papers = { dark: new Set<string>(), light: new Set<string>() };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [place, viewport] of viewports.entries()) {
    await page.setViewportSize(viewport);
    // Each size begins in the theme that the last one ended with: to draw a page in the other one is work.
    for (const colorScheme of place % 2 === 0 ? THEMES : THEMES.toReversed()) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what} at ${viewport.width} px, ${colorScheme}`);
      papers[colorScheme].add(await paper(page));
    }
  }
  const isChosen = (await page.locator('html.dark, html.light').count()) > 0;
  if (!isChosen) expect(papers.dark, `${what} follows the theme`).not.toEqual(papers.light);
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
