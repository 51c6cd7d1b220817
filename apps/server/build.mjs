// Bundles what `npm start` runs into build/: a process loads a few files there instead of two thousand sources, each
// through the loader that reads TypeScript. Packages from outside stay where they are, but for those of many small files.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, 'src');
const out = join(here, 'build');

/** What is started as a process or a thread, and the source that it is started from. */
const STARTED = new Map([
  ['main.ts', 'main.ts'],
  ['http.ts', 'http.ts'],
  ['worker.ts', 'worker.ts'],
  ['migrate.ts', 'migrate.ts'],
  ['reconcile.ts', 'reconcile.ts'],
  ['reseal.ts', 'reseal.ts'],
  ['order.ts', 'order.ts'],
  ['desk.ts', 'desk.ts'],
  ['backup.ts', 'backup.ts'],
  ['restore.ts', 'restore.ts'],
  ['modules/studio/exports/start-thread.mjs', 'modules/studio/exports/serve.ts'],
  ['modules/studio/drafting/start-thread.mjs', 'modules/studio/drafting/serve.ts'],
  ['modules/studio/bench/geometry/start-thread.mjs', 'modules/studio/bench/geometry/serve.ts'],
]);

/** Packages of hundreds of small files, all plain JavaScript: read as one, what of them is used. */
const MANY_FILES = /^(?:drizzle-orm|jose|stripe|uuid|zod)(?:\/|$)/;

const builtOf = (source) => join(out, source.replace(/\.ts$/, '.js'));

/** Files beside a source are found from where the source lies, what is started from it in the build. */
function located(path, text) {
  const started = text.replace(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, to) => {
    const source = STARTED.get(relative(src, join(dirname(path), to)));
    return source === undefined ? whole : `new URL(${JSON.stringify(pathToFileURL(builtOf(source)).href)})`;
  });
  return started.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: [...STARTED.values()].map((source) => join(src, source)),
  outbase: src,
  outdir: out,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Classes of letters are as old as Node 10; only newer ones among them are not. Else every such pattern would be made
  // anew wherever it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [
    {
      name: 'few files to read',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' ||
          path.startsWith('@filigree/') ||
          MANY_FILES.test(path) ||
          path.endsWith('.json')
            ? undefined
            : { path, external: true },
        );
        onLoad({ filter: /\.ts$/ }, ({ path }) => {
          const text = readFileSync(path, 'utf8');
          return text.includes('import.meta.url')
            ? { contents: located(path, text), loader: 'ts' }
            : undefined;
        });
      },
    },
  ],
});
for (const source of STARTED.values())
  if (!existsSync(builtOf(source))) throw new Error(`${source} was not built.`);
