/** Runs a command with CHROMIUM_PATH set to the browser that the tests use: `node with-chromium.mjs <program> ...`. */
import { spawn } from 'node:child_process';
import { ensureChromium } from './lib/chromium.mjs';

const [program, ...given] = process.argv.slice(2);
if (program === undefined) {
  console.error('Say which program is to be run.');
  process.exit(2);
}
const CHROMIUM_PATH = await ensureChromium();
const child = spawn(program, given, { env: { ...process.env, CHROMIUM_PATH }, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
