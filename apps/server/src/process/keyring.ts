import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Keyring, keyringOf } from '../crypto/keyring.ts';

type SecretConfig = Pick<Config, 'sessionSecret' | 'sessionSecretFallbacks' | 'dataDir'>;

/** The secrets of the configuration; the newest may be one that is made at the first start and kept beside the data. */
export function readKeyring(config: SecretConfig): Keyring {
  return keyringOf(config.sessionSecret ?? keptSecret(config.dataDir), config.sessionSecretFallbacks);
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) keepOnce(path, randomBytes(48).toString('base64url'));
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${path} is damaged: remove it, and everybody signs in anew.`);
  return secret;
}

/**
 * The file is there as a whole or not at all, for processes that start at once and for one that dies on the way: a
 * link to a written file does what no way of writing does, and fails where there is one already.
 */
function keepOnce(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
