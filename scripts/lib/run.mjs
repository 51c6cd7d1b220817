/** Running other programs from the project's scripts. */
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program in the project's root with its output shown, and rejects when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<string>} what it printed, when quiet
 */
export function run(command, args, { env = {}, quiet = false, timeoutMs } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      timeout: timeoutMs,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', fail);
    child.on('close', (code, signal) => {
      if (code === 0) done(output);
      else
        fail(
          Object.assign(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`), {
            output,
          }),
        );
    });
  });
}
