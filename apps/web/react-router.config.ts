import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/app/route-table.ts';

export default {
  appDirectory: 'src/app',
  /** No server renders pages: public ones are written at build time, the others start from one empty shell. */
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
