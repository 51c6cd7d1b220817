/** Passwords: argon2id with the parameters of OWASP's Password Storage Cheat Sheet (19 MiB, 2 passes, 1 lane). */
import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** 2 is argon2id; the package's enumeration exists in its types only. */
const PARAMETERS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on another keyboard can be other code points (RFC 8265, section 4.2.2: NFC). */
function normalise(password: string): string {
  return password.normalize('NFC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash (nobody has this address) the same work is done on a decoy, so
 * that the time of the answer does not tell who has an account.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verify(stored ?? (await decoy), normalise(password));
  return matches && typeof stored === 'string';
}
