import { type Keyring, type Keys, keysFor } from '../../crypto/keyring.ts';

export interface AuthKeys {
  readonly accessToken: Keys;
  readonly refreshToken: Keys;
  /** Signs the devices that people have signed in on. */
  readonly device: Keys;
  /** Seals the secrets of authenticator apps. */
  readonly twoFactor: Keys;
  /** Seals what the browser keeps while somebody is at Google. */
  readonly googleTransaction: Keys;
}

export function deriveKeys(keyring: Keyring): AuthKeys {
  return {
    accessToken: keysFor(keyring, 'access token'),
    refreshToken: keysFor(keyring, 'refresh token'),
    device: keysFor(keyring, 'known devices'),
    twoFactor: keysFor(keyring, 'two-factor secrets'),
    googleTransaction: keysFor(keyring, 'google transaction'),
  };
}
