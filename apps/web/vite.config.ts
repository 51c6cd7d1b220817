import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** While developing, the API answers on the server's own port (scripts/dev.mjs passes it on). */
const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** What every page needs, in one file: it compresses better than a dozen, and changes less often than our own code. */
const FOUNDATION =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-redux|redux|redux-remember|reselect|immer|clsx)\/|@reduxjs\/toolkit\/dist\/redux-toolkit)/;

/** The frame of every page (header, footer, session, theme), for the same reason. */
const FRAME =
  /contracts\/src\/(?:constants|fallback-messages)\.|lucide-react\/dist\/esm\/(?:shared|Icon|createLucideIcon|defaultAttributes|context)|web\/src\/(?:session|state)\/|web\/src\/app\/(?:store|reducers|remembered|device-slice|theme-slice|sections|page-meta)\.|web\/src\/app\/session\/keep-session\.|web\/src\/app\/layout\/(?:header|footer|wordmark|navigation|theme|theme-toggle|not-found)\.|web\/src\/ui\/(?:button|spinner|class-names|notify|notice-host)\./;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': api, '/healthz': api } },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'foundation', test: FOUNDATION, priority: 2 },
                  { name: 'frame', test: FRAME, priority: 1 },
                ],
              },
            },
          },
        }),
  },
}));
