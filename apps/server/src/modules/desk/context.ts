import type { Config } from '../../config.ts';
import { type Keyring, type Keys, keysFor } from '../../crypto/keyring.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../http/deps.ts';
import { type Outbox, openOutbox } from '../mail/index.ts';

export interface DeskKeys {
  /** Signs the browsers that are known at the desk. */
  readonly device: Keys;
  /** Seals the secrets of authenticator apps. */
  readonly secret: Keys;
}

/** What the operations of this slice work with. */
export interface DeskContext {
  readonly database: Database;
  readonly config: Config;
  readonly keys: DeskKeys;
  readonly outbox: Outbox;
  readonly log: Pick<Deps['log'], 'error'>;
}

export function deskKeys(keyring: Keyring): DeskKeys {
  return {
    device: keysFor(keyring, 'known devices of the desk'),
    secret: keysFor(keyring, 'two-factor secrets of the desk'),
  };
}

export function deskContext(
  deps: Pick<Deps, 'config' | 'connection' | 'keyring'> & Pick<DeskContext, 'log'>,
): DeskContext {
  return {
    database: deps.connection.database,
    config: deps.config,
    keys: deskKeys(deps.keyring),
    outbox: openOutbox(deps.config, deps.keyring),
    log: deps.log,
  };
}
