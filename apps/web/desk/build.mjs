// The desk is built after the shop, whose build empties the folder. Mock mode, which answers customers' calls, has none.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

if (process.env.API_MODE !== 'mock') {
  await build({ configFile: fileURLToPath(new URL('../vite.desk.config.ts', import.meta.url)) });
}
