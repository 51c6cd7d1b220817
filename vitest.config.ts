import { defineConfig } from 'vitest/config';
import { cataloguePictures } from './apps/web/catalogue-pictures.ts';

export default defineConfig({
  test: {
    // Two cores are what the project promises to be comfortable on.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'catalogue-press/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Needs a database, as the server does.
          exclude: ['packages/stripe-sandbox/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts', 'packages/stripe-sandbox/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [cataloguePictures()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
