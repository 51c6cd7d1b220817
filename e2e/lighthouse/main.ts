/**
 * The public pages by Lighthouse: `npm run lighthouse -w e2e`, or with words that addresses contain
 * (`npm run lighthouse -w e2e -- faq terms`; "home" is the first page). The web app has to be built:
 * `npm run build:web`. Median of three runs (RUNS=1 for one). Lighthouse's own reports go to out/lighthouse; a run over
 * all pages also writes bench/results/lighthouse.json. Ends with 1 where a score is too low.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort, Product } from '../support/product.ts';
import { CATEGORIES, type Measured, measure, missed, TO_REACH } from './measure.ts';
import { PUBLIC_PAGES } from './pages.ts';

const root = resolve(import.meta.dirname, '../..');
const OUT = join(root, 'out/lighthouse');
const RESULTS = join(root, 'bench/results/lighthouse.json');
const RUNS = Number(process.env.RUNS ?? 3);

const wanted = process.argv.slice(2);
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';
const pages = PUBLIC_PAGES.filter(
  (path) => wanted.length === 0 || wanted.some((word) => nameOf(path).includes(word)),
);

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const line = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(14))).join(' ');

function print({ path, scores, firstPaintMs, largestPaintMs, blockingMs, shift, bytes, short }: Measured) {
  const numbers = [firstPaintMs, largestPaintMs, blockingMs, shift, Math.round(bytes / 1_024)];
  say(line(path, ...CATEGORIES.map((category) => scores[category]), ...numbers));
  for (const words of short) say(`  ${words}`);
}

await mkdir(OUT, { recursive: true });
const product = await Product.start();
const port = await freePort();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
});
// Whoever ends this run ends the browser, and Lighthouse would wait for it for ever.
const ended = new Promise<never>((_done, fail) => {
  browser.once('disconnected', () => fail(new Error('The browser has gone.')));
});
const all: Measured[] = [];
let measuredWith = {};
try {
  say(line('', ...CATEGORIES, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'KiB'));
  for (const path of pages) {
    const { measured, reports } = await Promise.race([ended, measure(product.url, path, port, RUNS)]);
    const [report] = reports;
    await writeFile(join(OUT, `${nameOf(path)}.json`), JSON.stringify(report, null, 1));
    if (report) {
      const { lighthouseVersion, environment } = report;
      // A machine at work has a low index, and its blocking times are not the page's.
      measuredWith = { lighthouse: lighthouseVersion, benchmarkIndex: environment.benchmarkIndex };
    }
    print(measured);
    all.push(measured);
  }
} finally {
  ended.catch(() => undefined);
  await browser.close();
  await product.dispose();
}

const short = all.filter((measured) => missed(measured).length > 0);
if (pages.length === PUBLIC_PAGES.length) {
  const results = {
    bench: 'lighthouse',
    date: new Date().toISOString().slice(0, 10),
    machine: { cores: cpus().length, model: cpus()[0]?.model, node: process.versions.node, ...measuredWith },
    runs: RUNS,
    toReach: TO_REACH,
    pages: all,
  };
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
for (const measured of short) say(`${measured.path} misses ${missed(measured).join(', ')}`);
process.exitCode = short.length > 0 ? 1 : 0;
