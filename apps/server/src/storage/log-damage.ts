import type { BaseLogger } from 'pino';
import type { OnDamage } from './storage.ts';

/** Whoever looks after the product restores the file from a backup: the line names it. */
export function logDamage(log: Pick<BaseLogger, 'error'>): OnDamage {
  return (key, reason) => log.error({ key, reason }, 'a stored file is damaged');
}
