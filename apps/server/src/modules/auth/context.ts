import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../http/deps.ts';
import { type Outbox, openOutbox } from '../mail/index.ts';
import { type AuthKeys, deriveKeys } from './keys.ts';

/** What the operations of this slice work with. */
export interface AuthContext {
  readonly database: Database;
  readonly config: Config;
  readonly keys: AuthKeys;
  readonly outbox: Outbox;
  readonly log: Pick<Deps['log'], 'error'>;
  readonly grantWelcome: Deps['grantWelcome'];
}

export function authContext(deps: Deps): AuthContext {
  return {
    database: deps.connection.database,
    config: deps.config,
    keys: deriveKeys(deps.keyring),
    outbox: openOutbox(deps.config, deps.keyring),
    log: deps.log,
    grantWelcome: deps.grantWelcome,
  };
}
