/** Takes pictures of pages: in each size and theme, once everything on them has arrived. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const SIZES = {
  narrow: { width: 360, height: 780 },
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;
type Size = keyof typeof SIZES;
const THEMES = ['light', 'dark'] as const;
/** A picture that has not come by then is taken for one that never will. */
const PICTURES_MS = 20_000;
const NOTICE_CLOSE = '[data-notice] button[aria-label]';

export interface Shown {
  readonly name: string;
  readonly path: string;
  /** Words that are there once the page is. */
  readonly text: RegExp;
  /** Goes to the page where an address alone does not lead to it. */
  readonly open?: (page: Page, url: string) => Promise<void>;
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Undoes what would be in the way of the next page. */
  readonly after?: (page: Page) => Promise<void>;
  readonly sizes?: readonly Size[];
  /** The window alone is shown: for what lies over the page. */
  readonly window?: boolean;
}

/** Pictures below the fold are lazy: the page is walked through once, so that they all arrive. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
  });
}

/** Waits for the pictures that can be seen: one that is out of sight, in a carousel, is never fetched. */
async function pictures(page: Page): Promise<void> {
  await page.evaluate(async (enoughMs) => {
    const seen = [...document.images].filter((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && right > 0 && left < window.innerWidth;
    });
    const enough = new Promise((done) => setTimeout(done, enoughMs));
    await Promise.race([enough, Promise.allSettled(seen.map((image) => image.decode()))]);
    // They fade in.
    await new Promise((done) => setTimeout(done, 250));
  }, PICTURES_MS);
}

async function closeNotices(page: Page): Promise<void> {
  await page.locator(NOTICE_CLOSE).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await page.locator(NOTICE_CLOSE).first().waitFor({ state: 'detached' });
}

export class Camera {
  /** Names of the files, in the order in which they were taken. */
  readonly taken: string[] = [];
  /** What could not be taken; the others are, all the same. */
  readonly failed: Error[] = [];

  /** @param spanish the pages are in Spanish: those that an address leads to, named with `es-` in front */
  constructor(
    private readonly folder: string,
    private readonly url: string,
    private readonly wanted: readonly string[],
    private readonly spanish: boolean,
  ) {}

  wants(shown: Pick<Shown, 'name' | 'open' | 'prepare'>): boolean {
    if (this.spanish && (shown.open || shown.prepare)) return false;
    return (
      this.wanted.length === 0 ||
      this.wanted.some((word) =>
        word.startsWith('=') ? shown.name === word.slice(1) : shown.name.includes(word),
      )
    );
  }

  async takeAll(page: Page, pages: readonly Shown[]): Promise<void> {
    for (const shown of pages.filter((each) => this.wants(each))) {
      await this.attempt(shown.name, () => this.take(page, shown));
    }
  }

  /** What fails is told of at the end, and what does not hang on it goes on. @returns whether it went well */
  async attempt(name: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (cause) {
      this.failed.push(new Error(`${name} failed.`, { cause }));
      process.stdout.write(`${name} FAILED\n`);
      return false;
    }
  }

  private async take(page: Page, shown: Shown): Promise<void> {
    for (const size of shown.sizes ?? (['phone', 'desktop'] as const)) {
      await page.setViewportSize(SIZES[size]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // From elsewhere: an address that differs in its hash alone is not opened anew.
      await page.goto('about:blank');
      if (shown.open) await shown.open(page, this.url);
      else await page.goto(this.url + shown.path);
      if (this.spanish) await page.waitForLoadState('networkidle');
      else await page.getByText(shown.text).filter({ visible: true }).first().waitFor();
      await closeNotices(page);
      await shown.prepare?.(page);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        if (!shown.window) await walkThrough(page);
        await pictures(page);
        const file = `${this.spanish ? 'es-' : ''}${shown.name}-${size}-${colorScheme}.png`;
        await page.screenshot({ path: join(this.folder, file), fullPage: !shown.window });
        this.taken.push(file);
      }
      await shown.after?.(page);
    }
    process.stdout.write(`${shown.name}\n`);
  }
}
