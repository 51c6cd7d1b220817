/**
 * What has to be there before the product or its tests can run: packages, the ray kernel, the server, the web app, a
 * browser.
 * Each step looks first and works only when something is missing or older than its sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const MINIMUM_NODE = [20, 19];

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  throw new Error(
    `Filigree needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/** Runs `work` unless the stamp already holds this fingerprint. */
async function once(stamp, fingerprint, present, work) {
  if (present && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  await work();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

const MADE = new Set(['node_modules', '.react-router']);
const BUILT = new Set(
  ['apps/server/build', 'apps/web/build', 'packages/raytracer/build'].map((path) => join(root, path)),
);

/** A fingerprint of names, sizes and contents of all files below the given paths. */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (!MADE.has(name) && !BUILT.has(join(path, name))) visit(join(path, name));
      }
    } else {
      hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

export async function ensureInstalled() {
  const modules = join(root, 'node_modules');
  const present = existsSync(join(modules, '.package-lock.json'));
  await once(
    join(modules, '.filigree-installed'),
    fingerprintOf(['package-lock.json']),
    present,
    async () => {
      console.log('Installing packages ...');
      // Into an empty folder exactly what the lockfile says; into a filled one only what differs.
      await run('npm', [present ? 'install' : 'ci', '--no-audit', '--no-fund']);
    },
  );
}

export async function ensureKernel() {
  const build = join(root, 'packages/raytracer/build');
  await once(
    join(build, '.fingerprint'),
    fingerprintOf(['packages/raytracer', 'package-lock.json']),
    existsSync(build),
    async () => {
      console.log('Compiling the ray kernel ...');
      await run('npm', ['run', '--silent', 'build:kernel']);
    },
  );
}

export async function ensureServerBuild() {
  const build = join(root, 'apps/server/build');
  await once(
    join(build, '.fingerprint'),
    fingerprintOf(['apps/server/src', 'apps/server/build.mjs', 'packages', 'package-lock.json']),
    existsSync(build),
    async () => {
      console.log('Bundling the server ...');
      await run('npm', ['run', '--silent', 'build', '--workspace', '@filigree/server']);
    },
  );
}

export async function ensureWebBuild() {
  const build = join(root, 'apps/web/build');
  await once(
    join(build, '.fingerprint'),
    fingerprintOf(['apps/web', 'packages/contracts', 'package-lock.json']),
    existsSync(join(build, 'client')),
    async () => {
      console.log('Building the web app ...');
      await run('npm', ['run', '--silent', 'build:web']);
    },
  );
}
