/**
 * Every package of the lockfile has a permissive licence and runs on the oldest Node we support. Only what a running
 * product loads must be permissive in the strict sense; tools may also be MPL (they are used, not shipped).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);
/** Weak copyleft that does not reach our code: unmodified, dynamically loaded or build tools only. */
const TOLERATED = new Map([
  ['MPL-2.0', /^(lightningcss|axe-core|@axe-core)/],
  ['LGPL-3.0-or-later', /^@img\/sharp-(libvips|win32|wasm32)/],
]);
/** Packages whose package.json names no SPDX licence, read by hand. */
const READ_BY_HAND = new Map([
  ['only', 'MIT'],
  ['parse-cache-control', 'BSD-3-Clause'],
  ['humanize-number', 'MIT'],
  ['png-js', 'MIT'],
]);

const OLDEST_NODE = [20, 19, 0];

/** Whether an SPDX expression allows permissive use: any branch of OR, every part of AND. */
function permissive(expression, name) {
  const text = expression.replace(/^\(|\)$/g, '').trim();
  if (/ OR /i.test(text)) return text.split(/ OR /i).some((part) => permissive(part, name));
  if (/ AND /i.test(text)) return text.split(/ AND /i).every((part) => permissive(part, name));
  return PERMISSIVE.has(text) || (TOLERATED.get(text)?.test(name) ?? false);
}

/** Whether a comparator set such as ">=20.19 <21" or "^20.12" admits the oldest Node. */
function admits(range) {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replace(/([<>=^~]+)\s+/g, '$1')
      .split(/\s+/)
      .filter(Boolean)
      .every((comparator) => {
        const match = /^(\^|~|>=|>|<=|<|=)?v?(\d+|\*|x)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?/.exec(comparator);
        if (!match || comparator === '-') return true;
        const [, operator = '=', ...parts] = match;
        const number = (part) => (part === undefined || part === 'x' || part === '*' ? 0 : Number(part));
        const version = parts.map(number);
        const compared =
          OLDEST_NODE.map((part, index) => Math.sign(part - version[index])).find((sign) => sign !== 0) ?? 0;
        if (operator === '>=') return compared >= 0;
        if (operator === '>') return compared > 0;
        if (operator === '<') return compared < 0;
        if (operator === '<=') return compared <= 0;
        if (parts[0] === '*' || parts[0] === 'x') return true;
        if (operator === '^') return OLDEST_NODE[0] === version[0] && compared >= 0;
        if (operator === '~')
          return OLDEST_NODE[0] === version[0] && (parts[1] === undefined || OLDEST_NODE[1] === version[1]);
        return parts[1] === undefined || parts[1] === 'x' ? OLDEST_NODE[0] === version[0] : compared === 0;
      }),
  );
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const problems = [];
for (const [path, entry] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || entry.link) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const manifest = join(root, path, 'package.json');
  const licence =
    entry.license ??
    READ_BY_HAND.get(name) ??
    (existsSync(manifest) ? licenceOf(JSON.parse(readFileSync(manifest, 'utf8'))) : undefined);
  if (!licence) problems.push(`${name}@${entry.version}: no licence named`);
  else if (!permissive(licence, name)) problems.push(`${name}@${entry.version}: ${licence}`);
  const engine = entry.engines?.node;
  if (engine && !admits(engine)) problems.push(`${name}@${entry.version}: needs Node ${engine}`);
}

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map?.(({ type }) => type).join(' OR ');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${Object.keys(packages).length} packages: licences permissive, all run on Node ${OLDEST_NODE.join('.')}`,
);
