/** While developing, the page of the desk comes from its own file, and not from the shop's. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PAGE = fileURLToPath(new URL('desk/index.html', import.meta.url));
const ADDRESS = /^\/desk(?:\/|\?|$)/;

export const deskPage = (): Plugin => ({
  name: 'desk-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '';
      if (!ADDRESS.test(url) || !(request.headers.accept ?? '').includes('text/html')) return next();
      readFile(PAGE, 'utf8')
        .then((html) => server.transformIndexHtml(url, html))
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});
