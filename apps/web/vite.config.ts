import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { cataloguePictures } from './catalogue-pictures.ts';
import { deskPage } from './desk-page.ts';
import { mockWorker } from './mock-worker.ts';

/** While developing, the API answers on the server's own port (scripts/dev.mjs passes it on). */
const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** 'mock': a service worker hands the pages' calls to src/mock/; any other value leaves that code out. */
const API_MODE = process.env.API_MODE === 'mock' ? 'mock' : 'real';

/** What every page needs, in one file: it compresses better than a dozen, and changes less often than our own code. */
const FOUNDATION =
  /web\/src\/session\/(?:load-code|reach)\.|node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-redux|redux|redux-remember|redux-thunk|clsx)\/|@reduxjs\/toolkit\/.*\?frame)/;

/** What slices and the cache of answers need: a group takes what its files name, even if they end up not using it. */
const SLICES = /node_modules\/(?:immer|reselect)\//;

/** The frame of every page (header, footer, session, theme), for the same reason. */
const FRAME =
  /contracts\/src\/(?:constants|fallback-messages)\.|lucide-react\/dist\/esm\/(?:shared|Icon|createLucideIcon|defaultAttributes|context)|web\/src\/(?:session|state)\/|web\/src\/logger\.|web\/src\/app\/(?:store|reducers|remembered|device-slice|theme-slice|page-meta)\.|web\/src\/app\/session\/keep-session\.|web\/src\/app\/layout\/(?:header|footer|wordmark|navigation|theme|theme-toggle|not-found)\.|web\/src\/ui\/(?:button|spinner|class-names|notify|notices)\./;

/**
 * React Router loads a page anew, without asking anybody, when the code of another page cannot be fetched: offline that
 * ends in the browser's own page of error, with everything lost that was typed. The code of pages is loaded as ours is
 * (src/session/load-code.ts).
 */
const PAGE_IMPORT =
  /try \{\s*let routeModule = await import\([^()]*route\.module\s*\);\s*routeModulesCache\[route\.id\] = routeModule;\s*return routeModule;\s*\} catch \(error\) \{[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);\s*\}/;
const PAGE_LOAD =
  'return (routeModulesCache[route.id] = await loadPage(() => import(/* @vite-ignore */ route.module)));';
const patientPages = (): Plugin => {
  let isDone = false;
  return {
    name: 'patient-pages',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        if (!PAGE_IMPORT.test(code)) return null;
        isDone = true;
        const loader = JSON.stringify(fileURLToPath(new URL('src/session/load-code.ts', import.meta.url)));
        return {
          code: `import { loadPage } from ${loader};\n${code.replace(PAGE_IMPORT, PAGE_LOAD)}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isDone)
        this.error('React Router imports the code of pages in another way than this knows.');
    },
  };
};

/** Where the frame's state lives: slices by hand, see src/session/auth-slice.ts. */
const FRAME_STATE = /web\/src\/(?:app|session)\/|web\/src\/api\/cart-slice\./;

/**
 * The frame has a copy of Redux Toolkit of its own. It is one file, so a shared copy would hold everything that any page
 * uses, `createSlice` with immer and reselect too; of its own copy only the store is left, half the weight of the whole.
 */
const frameToolkit = (): Plugin => ({
  name: 'frame-toolkit',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@reduxjs/toolkit' || !importer || !FRAME_STATE.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: `${found.id}?frame` };
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    deskPage(),
    cataloguePictures(),
    tailwindcss(),
    reactRouter(),
    ...(API_MODE === 'mock' ? [mockWorker()] : []),
    ...(isSsrBuild ? [] : [frameToolkit(), patientPages()]),
  ],
  // Packages found only once a page imports them would make the page load anew while somebody looks at it.
  optimizeDeps: {
    entries: [
      'src/app/entry.client.tsx',
      'src/app/root.tsx',
      'src/app/routes/**/*.tsx',
      'src/app/desk/main.tsx',
    ],
  },
  define: { 'import.meta.env.API_MODE': JSON.stringify(API_MODE) },
  server: { proxy: { '/api': api, '/healthz': api, '/stripe-sandbox': api } },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'slices', test: SLICES, priority: 3 },
                  { name: 'foundation', test: FOUNDATION, priority: 2 },
                  { name: 'frame', test: FRAME, priority: 1 },
                ],
              },
            },
          },
        }),
  },
}));
