/** `npm start`: from a fresh clone to a running product. */
import { spawn } from 'node:child_process';
import {
  ensureInstalled,
  ensureKernel,
  ensureNode,
  ensureServerBuild,
  ensureWebBuild,
} from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

try {
  ensureNode();
  await ensureInstalled();
  await ensureKernel();
  await ensureServerBuild();
  await ensureWebBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = spawn(process.execPath, ['--enable-source-maps', 'apps/server/build/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
