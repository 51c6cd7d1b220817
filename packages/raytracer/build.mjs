// Compiles the kernel (AssemblyScript to WebAssembly with SIMD and threads) and bundles the worker into build/.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, 'build');
mkdirSync(out, { recursive: true });

const assemblyscript = dirname(createRequire(import.meta.url).resolve('assemblyscript/package.json'));
execFileSync(
  process.execPath,
  [
    join(assemblyscript, 'bin', 'asc.js'),
    'kernel/index.ts',
    ...['--outFile', join(out, 'kernel.wasm')],
    ...['-O3', '--noAssert', '--runtime', 'stub'],
    ...['--enable', 'simd', '--enable', 'threads'],
    ...['--importMemory', '--sharedMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
    // Vectors pass between the kernel's own files, never to JavaScript.
    ...['--disableWarning', '112'],
  ],
  { cwd: here, stdio: 'inherit' },
);

await build({
  entryPoints: [join(here, 'src/worker/main.ts')],
  outfile: join(out, 'worker.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
});
