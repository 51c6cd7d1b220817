/**
 * The secrets that every key of an installation is derived from. There are several while one takes the place of
 * another: the newest signs and seals, and what the others made is still read.
 */
import { hkdfSync } from 'node:crypto';

interface NamedSecret {
  /** Follows from the secret, and says nothing of it: the same in every process, and never given twice. */
  readonly id: string;
  readonly secret: string;
}
/** The newest first. */
export type Keyring = readonly [NamedSecret, ...NamedSecret[]];

export interface NamedKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}
/** What a keyring gives for one purpose, the newest first. */
export type Keys = readonly [NamedKey, ...NamedKey[]];

const KEY_BYTES = 32;
/** Written as 11 characters of base64url. */
const ID_BYTES = 8;

export function keyringOf(newest: string, others: readonly string[] = []): Keyring {
  return [named(newest), ...others.map(named)];
}

function named(secret: string): NamedSecret {
  const id = Buffer.from(hkdfSync('sha256', secret, 'filigree', 'key id', ID_BYTES)).toString('base64url');
  return { id, secret };
}

/** One key a purpose (RFC 5869), so that what one of them made can never pass for the work of another. */
export function keysFor([newest, ...others]: Keyring, purpose: string): Keys {
  const derive = ({ id, secret }: NamedSecret): NamedKey => ({
    id,
    bytes: new Uint8Array(hkdfSync('sha256', secret, 'filigree', purpose, KEY_BYTES)),
  });
  return [derive(newest), ...others.map(derive)];
}

/**
 * The keys that may have made something: the one that it names, if that is still listed. What names none is from before
 * keys had names, and any of them may have made it.
 */
export function keysNamed(keys: Keys, id: string | undefined): readonly NamedKey[] {
  return id === undefined ? keys : keys.filter((key) => key.id === id);
}
