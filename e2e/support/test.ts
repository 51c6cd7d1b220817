/** Playwright's test with the house rule that no page may say anything unexpected on its console. */
import { test as base, expect, type Page } from '@playwright/test';

/** A visitor has no session: the refresh that finds that out is a 401 the browser logs by itself. */
const ALWAYS_EXPECTED = [/\/api\/auth\/refresh$/];
const FAILED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/;
/** Said by the browser or by a library about itself, not about the page. */
const NOT_OURS = [
  // Software WebGL reads pixels back slowly and says so; hardware does not.
  'GPU stall due to ReadPixels',
  // three.js about the clock inside react-three-fiber.
  'THREE.Clock: This module has been deprecated',
];

function watch(page: Page, expectedAnswers: readonly RegExp[]): string[] {
  const problems: string[] = [];
  const expected = [...ALWAYS_EXPECTED, ...expectedAnswers];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    const { url } = message.location();
    if (FAILED_ANSWER.test(text) && expected.some((pattern) => pattern.test(url))) return;
    if (NOT_OURS.some((words) => text.includes(words))) return;
    problems.push(`${message.type()}: ${text} (${url})`);
  });
  return problems;
}

interface HouseRules {
  /** Addresses whose 4xx answers a test is about; the browser logs them by itself. */
  readonly expectedAnswers: readonly RegExp[];
  readonly quietConsole: undefined;
}

export const test = base.extend<HouseRules>({
  expectedAnswers: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedAnswers }, use) => {
      const problems = watch(page, expectedAnswers);
      await use(undefined);
      expect(problems, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
