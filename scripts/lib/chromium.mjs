/** Finds a Chromium for the browser tests, or installs one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const DOWNLOAD_TIMEOUT_MS = 180_000;

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder: the next one may have it.
    }
  }
  return undefined;
}

function onSystem() {
  return SYSTEM_NAMES.map(onPath).find(Boolean) ?? APPLICATIONS.find((path) => existsSync(path));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** @returns {Promise<string>} the path of an executable Chromium */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = (await playwrights()) ?? onSystem();
  if (found) return found;

  const reasons = [];
  console.log('Installing Chromium for the browser tests ...');
  for (const install of [
    () =>
      run('npx', ['playwright', 'install', 'chromium-headless-shell'], {
        quiet: true,
        timeoutMs: DOWNLOAD_TIMEOUT_MS,
      }),
    async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true });
      await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
        { quiet: true },
      );
    },
  ]) {
    try {
      await install();
    } catch (error) {
      reasons.push(error.message);
    }
    const installed = (await playwrights()) ?? onSystem();
    if (installed) return installed;
  }
  throw new Error(`No Chromium could be found or installed. Set CHROMIUM_PATH. (${reasons.join('; ')})`);
}
