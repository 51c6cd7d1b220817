/** Finds admesh, the independent judge of casting files, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

const isThere = () => spawnSync('admesh', ['--version'], { stdio: 'ignore' }).error === undefined;

/** @returns {Promise<boolean>} whether the tests can ask it; without it they count every edge themselves */
export async function ensureAdmesh() {
  if (isThere()) return true;
  if (process.platform !== 'linux') return false;
  try {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'admesh'], { quiet: true });
  } catch (error) {
    console.log(`admesh could not be installed (${error.message}); casting files are judged without it.`);
  }
  return isThere();
}
