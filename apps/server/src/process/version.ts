/** Which Filigree this is. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

export function productVersion(): string {
  const file = new URL('../../../../package.json', import.meta.url);
  return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
