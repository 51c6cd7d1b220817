import type { OnDamage, Storage } from '../../storage/storage.ts';
import { isWholePicture } from '../../storage/whole.ts';
import { inTurn } from './turns.ts';

/** A stored picture; undefined when there is none, or only one that cannot be decoded to its end, which is told. */
export async function readPicture(
  storage: Storage,
  key: string,
  onDamage: OnDamage,
): Promise<Uint8Array | undefined> {
  const bytes = await storage.get(key);
  if (!bytes || (await isWholePicture(bytes, inTurn))) return bytes;
  onDamage(key, 'it cannot be decoded to its end');
  return undefined;
}
