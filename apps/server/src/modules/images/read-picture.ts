import { fail, ok, type Result } from '../../http/failure.ts';
import type { OnDamage, Storage } from '../../storage/storage.ts';
import { checkPicture } from '../../storage/whole.ts';
import { pictureTurns } from './turns.ts';

export const noSuchPicture = () => fail('NOT_FOUND', 'There is no such picture.');

interface Reading {
  readonly onDamage: OnDamage;
  /** Aborted when nobody wants it any more. */
  readonly signal?: AbortSignal;
}

/**
 * A stored picture. Fails with NOT_FOUND when there is none, or only one that cannot be decoded to its end, which is
 * told; or as turns do, since finding that out is work.
 */
export async function readPicture(
  storage: Storage,
  key: string,
  { onDamage, signal }: Reading,
): Promise<Result<Uint8Array>> {
  const bytes = await storage.get(key);
  if (!bytes) return noSuchPicture();
  const check = checkPicture(bytes);
  if (check === 'sound') return ok(bytes);
  // How large it is, only decoding tells: after everything whose size is known.
  const turn = { size: Number.POSITIVE_INFINITY, signal };
  return pictureTurns.take(turn, () => judged({ key, bytes, onDamage }, check));
}

/** The same for somebody whose turn it is: waiting for another would wait for itself. */
export async function readInTurn(
  storage: Storage,
  key: string,
  onDamage: OnDamage,
): Promise<Result<Uint8Array>> {
  const bytes = await storage.get(key);
  if (!bytes) return noSuchPicture();
  const check = checkPicture(bytes);
  return check === 'sound' ? ok(bytes) : judged({ key, bytes, onDamage }, check);
}

async function judged(
  { key, bytes, onDamage }: { readonly key: string; readonly bytes: Uint8Array; readonly onDamage: OnDamage },
  decodes: () => Promise<boolean>,
): Promise<Result<Uint8Array>> {
  if (await decodes()) return ok(bytes);
  onDamage(key, 'it cannot be decoded to its end');
  return noSuchPicture();
}
