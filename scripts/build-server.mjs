/** `npm run build:server`: what `npm start` runs, built anew only when it is older than its sources. */
import { ensureServerBuild } from './lib/prepare.mjs';

await ensureServerBuild();
