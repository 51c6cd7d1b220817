/** While developing, the page of the desk comes from its own file, and not from the shop's. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PAGE = fileURLToPath(new URL('desk/index.html', import.meta.url));
/** What the router's plugin asks every page for that it did not write itself: the runtime of hot reload. */
const RELOADING = '<script type="module">import "virtual:react-router/inject-hmr-runtime";</script>';
const ADDRESS = /^\/desk(?:\/|\?|$)/;

export const deskPage = (): Plugin => ({
  name: 'desk-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '';
      if (!ADDRESS.test(url) || !(request.headers.accept ?? '').includes('text/html')) return next();
      readFile(PAGE, 'utf8')
        .then((html) => server.transformIndexHtml(url, html.replace('</head>', `${RELOADING}</head>`)))
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});
