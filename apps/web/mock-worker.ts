/** The script of MSW's service worker, as part of the pages of mock mode; other builds do not have it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Where MSW asks for it. At the root, so that every page is in its scope. */
const FILE_NAME = 'mockServiceWorker.js';

const script = (): string => readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE_NAME}`), 'utf8');

/** Emits the script into the build, and serves it while developing. */
export const mockWorker = (): Plugin => ({
  name: 'mock-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE_NAME, source: script() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE_NAME}`, (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(script());
    });
  },
});
