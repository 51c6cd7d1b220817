/** `npm run dev`: the server with restart on change, the web app with hot reload. */
import { spawn } from 'node:child_process';
import { ensureInstalled, ensureKernel, ensureNode } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

try {
  ensureNode();
  await ensureInstalled();
  await ensureKernel();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const API_PORT = process.env.PORT ?? '3000';
const WEB_PORT = process.env.WEB_PORT ?? '5173';
const start = (command, args, env) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(
    process.execPath,
    [
      '--import',
      'tsx',
      '--watch-path=apps/server/src',
      '--watch-path=packages',
      '--watch-preserve-output',
      'apps/server/src/main.ts',
    ],
    {
      PORT: API_PORT,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${WEB_PORT}`,
    },
  ),
  start('npm', ['run', '--silent', 'dev', '--workspace', '@filigree/web', '--', '--port', WEB_PORT], {
    PORT: API_PORT,
  }),
];
console.log(`Web app with reload: http://localhost:${WEB_PORT}`);

let stopping = false;
const stop = (signal) => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('close', (code) => {
    stop('SIGTERM');
    process.exitCode ||= code ?? 1;
  });
}
