import { defineConfig } from '@playwright/test';

/** Debian's Chromium as root needs the first; the rest keep it from reaching for the network by itself. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only what is drawn with WebGL pays for graphics in software; pages are put together without them, in a tenth of the time.
  '--enable-unsafe-swiftshader',
];

export default defineConfig({
  testDir: '.',
  globalSetup: './support/shared-products.ts',
  outputDir: '../test-results/playwright',
  // Two cores: while one test waits for its page, the other works. The renderer, at its lower priority, takes the rest.
  workers: 2,
  // Test by test, as they share no account: no worker is left with the longest file while the other has nothing to do.
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  // A walk through several drawings on a busy machine: what hangs is told by the waits inside.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // A control that does not come is a failure of its own, long before the whole walk's time is over.
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    // A failure leaves its page as a picture and in words; what led to it is recorded on request (`--trace on`), for it
    // costs every test a tenth of its time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
});
