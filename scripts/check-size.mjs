/**
 * The JavaScript that the public pages load before they can be used stays within its budget: the module scripts and
 * preloads of each prerendered page, gzipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const BUDGET_BYTES = 150_000;
const client = join(root, 'apps/web/build/client');

/** The desk is no page of the public. */
const isPublic = (name) => name.endsWith('.html') && !name.startsWith('desk');
const pages = readdirSync(client, { recursive: true }).filter(isPublic);
if (pages.length === 0) throw new Error('The web app is not built: npm run build:web');

/** A file and everything that it imports statically. */
function closure(entries) {
  const seen = new Set();
  const queue = [...entries];
  while (queue.length > 0) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(client, file), 'utf8');
    for (const [, name] of source.matchAll(/(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g))
      queue.push(join(file, '..', name));
  }
  return seen;
}

let over = false;
for (const page of pages) {
  const html = readFileSync(join(client, page), 'utf8');
  const entries = [...html.matchAll(/["'(](\/assets\/[^"')]+\.js)["')]/g)].map(([, path]) => path.slice(1));
  const bytes = [...closure(entries)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file))).length,
    0,
  );
  over ||= bytes > BUDGET_BYTES;
  console.log(`${bytes > BUDGET_BYTES ? 'OVER' : 'ok  '} ${(bytes / 1000).toFixed(1)} kB  /${page}`);
}
if (over) {
  console.error(`Initial JavaScript must be at most ${BUDGET_BYTES / 1000} kB gzipped.`);
  process.exit(1);
}
