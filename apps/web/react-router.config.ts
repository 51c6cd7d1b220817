import type { Config } from '@react-router/dev/config';
import { writeAddresses } from './addresses.ts';
import { letScriptsWait } from './script-priority.ts';
import { PRERENDERED_PATHS } from './src/app/route-table.ts';

export default {
  appDirectory: 'src/app',
  /** No server renders pages: public ones are written at build time, the others start from one empty shell. */
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
  buildEnd: async ({ reactRouterConfig: { buildDirectory, routes } }) => {
    await letScriptsWait(buildDirectory);
    await writeAddresses(buildDirectory, routes);
  },
  /** Apart from what is served to customers, so that one is never taken for the other. */
  ...(process.env.API_MODE === 'mock' ? { buildDirectory: 'build/mock' } : {}),
} satisfies Config;
