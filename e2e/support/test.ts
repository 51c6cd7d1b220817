/** Playwright's test with the house rule that no page may say anything unexpected on its console. */
import { test as base, expect, type Page } from '@playwright/test';

/** Answers the browser itself reports as errors, and which are part of what a test is about. */
const EXPECTED_ANSWERS = [/\/api\/auth\/refresh$/];

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    // A visitor has no session: the refresh that finds that out is a 401 the browser logs by itself.
    if (message.text().includes('401') && EXPECTED_ANSWERS.some((pattern) => pattern.test(url))) return;
    // Software WebGL reads pixels back slowly and says so; hardware does not.
    if (message.text().includes('GPU stall due to ReadPixels')) return;
    problems.push(`${message.type()}: ${message.text()} (${url})`);
  });
  return problems;
}

export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use(undefined);
      expect(problems, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
