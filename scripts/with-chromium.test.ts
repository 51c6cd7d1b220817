import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageOfBrowserTests from '../e2e/package.json' with { type: 'json' };

const SCRIPT = fileURLToPath(new URL('./with-chromium.mjs', import.meta.url));
const run = promisify(execFile);

let folder: string;
let browser: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filigree-chromium-'));
  browser = join(folder, 'chromium');
  await writeFile(browser, '');
  await chmod(browser, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (program: string) =>
  run(process.execPath, [SCRIPT, process.execPath, '-e', program], {
    env: { PATH: process.env.PATH, CHROMIUM_PATH: browser },
  });

describe('with-chromium', () => {
  it('tells the command where the browser is', async () => {
    const { stdout } = await start('console.log(process.env.CHROMIUM_PATH)');
    expect(stdout.trim()).toBe(browser);
  });

  it('ends as the command does', async () => {
    await expect(start('process.exit(7)')).rejects.toMatchObject({ code: 7 });
  });

  it.each(['test', 'screens', 'lighthouse'] as const)('is how "%s" finds the browser', (name) => {
    expect(packageOfBrowserTests.scripts[name]).toContain('node ../scripts/with-chromium.mjs ');
  });
});
