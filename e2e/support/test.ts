/**
 * Playwright's test with the house rule that no page may say anything unexpected on its console, and with the products
 * that tests share.
 */
import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { shared } from './shared-products.ts';

/** A visitor has no session: the refresh that finds that out is a 401 the browser logs by itself. */
const ALWAYS_EXPECTED = [/\/api\/auth\/refresh$/];
const FAILED_ANSWER = /^Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_)/;
/** What our own logger says of such answers. */
const LOGGED_ANSWER = /^[A-Z]+ (\/\S+) was answered with \d{3}$/;
/** Said by the browser or by a library about itself, not about the page. */
const NOT_OURS = [
  // Software WebGL reads pixels back slowly and says so; hardware does not.
  'GPU stall due to ReadPixels',
];

function watch(page: Page, expectedAnswers: readonly RegExp[], expectedWords: readonly RegExp[]): string[] {
  const problems: string[] = [];
  const expected = [...ALWAYS_EXPECTED, ...expectedAnswers];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    const { url } = message.location();
    if (FAILED_ANSWER.test(text) && expected.some((pattern) => pattern.test(url))) return;
    const logged = LOGGED_ANSWER.exec(text)?.[1];
    if (logged !== undefined && expected.some((pattern) => pattern.test(logged))) return;
    if (NOT_OURS.some((words) => text.includes(words))) return;
    if (expectedWords.some((words) => words.test(text))) return;
    problems.push(`${message.type()}: ${text} (${url})`);
  });
  return problems;
}

interface HouseRules {
  /** Addresses whose 4xx answers, or lack of any, a test is about; the browser logs them by itself. */
  readonly expectedAnswers: readonly RegExp[];
  /** What the page itself says on its console where a test is about a failure of ours. */
  readonly expectedWords: readonly RegExp[];
  readonly quietConsole: undefined;
}

/** A product that runs. */
export interface Running {
  readonly url: string;
}

interface SharedProducts {
  /** With the catalogue that everybody sees. */
  readonly house: Running;
  /** With a catalogue of few pieces, which support/catalogue.ts names. */
  readonly jeweler: Running;
}

/** The first who asks waits for its start. */
const FIRST_START = { scope: 'worker', timeout: 180_000 } as const;

export const test = base.extend<HouseRules, SharedProducts>({
  // Playwright reads from the pattern what a fixture needs.
  // biome-ignore lint/correctness/noEmptyPattern: they need nothing
  house: [async ({}, use) => use({ url: await shared('house') }), FIRST_START],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  jeweler: [async ({}, use) => use({ url: await shared('jeweler') }), FIRST_START],
  // Each test comes from an address of its own, as people do: what the server allows one of them is not shared.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
  expectedAnswers: [[], { option: true }],
  expectedWords: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedAnswers, expectedWords }, use) => {
      const problems = watch(page, expectedAnswers, expectedWords);
      await use(undefined);
      expect(problems, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
