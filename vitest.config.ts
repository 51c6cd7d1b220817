import { defineConfig } from 'vitest/config';
import { builtThreads } from './apps/server/test/built-threads.ts';
import { cataloguePictures } from './apps/web/catalogue-pictures.ts';

/** Tests assert behaviour, never times: on a machine that is busy with other things only what hangs may fail. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // Two cores are what the project promises to be comfortable on.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // What is tested here keeps no state of its own: its modules, and the solid modeller, are loaded once a worker.
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'catalogue-press/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Needs a database, as the server does.
          exclude: ['packages/stripe-sandbox/**', '**/node_modules/**'],
          ...PATIENCE,
        },
      },
      {
        plugins: [builtThreads()],
        test: {
          name: 'server',
          environment: 'node',
          // Each file has a database and an app of its own, and the modules keep nothing: loaded once a worker.
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'packages/stripe-sandbox/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: ['apps/server/test/light-passwords.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [cataloguePictures()],
        test: {
          // What the web app knows without a page (`.test.ts`): loaded once a worker.
          name: 'web',
          environment: 'node',
          isolate: false,
          include: ['apps/web/src/**/*.test.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [cataloguePictures()],
        test: {
          // A page for each file (`.test.tsx`): what one still asks the server for must not be heard by the next.
          name: 'web page',
          environment: 'happy-dom',
          // A thread is begun in less than a process.
          pool: 'threads',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/patience.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
