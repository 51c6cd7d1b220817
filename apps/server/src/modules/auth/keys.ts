import { hkdfSync } from 'node:crypto';

export interface AuthKeys {
  readonly accessToken: Uint8Array;
  readonly refreshToken: Uint8Array;
  /** Signs the devices that people have signed in on. */
  readonly device: Uint8Array;
  /** Seals the secrets of authenticator apps. */
  readonly twoFactor: Uint8Array;
  /** Seals what the browser keeps while somebody is at Google. */
  readonly googleTransaction: Uint8Array;
}

/** One key a purpose (RFC 5869), so that a token of one kind can never pass for another. */
export function deriveKeys(sessionSecret: string): AuthKeys {
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', sessionSecret, 'filigree', purpose, 32));
  return {
    accessToken: derive('access token'),
    refreshToken: derive('refresh token'),
    device: derive('known devices'),
    twoFactor: derive('two-factor secrets'),
    googleTransaction: derive('google transaction'),
  };
}
