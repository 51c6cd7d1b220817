import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const BUILD = new URL('../build/', import.meta.url);

/**
 * Threads that tests start run what `npm start` runs, which global-setup.ts has built: through the loader that reads
 * TypeScript each would take seconds of work before its first order.
 */
export const builtThreads = (): Plugin => ({
  name: 'threads as built',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/server\/src\/.*\.ts$/, code: './start-thread.mjs' },
    handler(code, id) {
      const folder = id.slice(SRC.length, id.lastIndexOf('/'));
      const built = new URL(`${folder}/serve.js`, BUILD).href;
      return code.replace(`new URL('./start-thread.mjs', import.meta.url)`, `new URL('${built}')`);
    },
  },
});
