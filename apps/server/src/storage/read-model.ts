import type { BaseLogger } from 'pino';
import { logDamage } from './log-damage.ts';
import type { Storage } from './storage.ts';
import { isWholeModel } from './whole.ts';

/** A stored GLB; undefined when there is none, or only a damaged one, which is logged. */
export async function readModel(
  { storage, log }: { readonly storage: Storage; readonly log: Pick<BaseLogger, 'error'> },
  key: string,
): Promise<Uint8Array | undefined> {
  const bytes = await storage.get(key);
  if (!bytes || isWholeModel(bytes)) return bytes;
  logDamage(log)(key, 'it is not a whole GLB');
  return undefined;
}
