import { eq } from 'drizzle-orm';
import { images } from '../../../database/schema/images.ts';
import { ok, type Result } from '../../../http/failure.ts';
import type { Storage } from '../../../storage/storage.ts';
import { derivedKeys } from '../variants.ts';
import { findImage, type ImageTools } from './find.ts';

/** Deletes a person's picture with all its renditions. Fails with NOT_FOUND. */
export async function removeImage(
  { database, storage }: ImageTools,
  userId: string,
  id: string,
): Promise<Result<{ id: string }>> {
  const found = await findImage(database, userId, id);
  if (!found.ok) return found;
  // Files first: a crash in between leaves a row, with which the deletion can be repeated.
  await removeFiles(storage, found.value.path);
  await database.delete(images).where(eq(images.id, id));
  return ok({ id });
}

/** The file and all that was made of it. */
export async function removeFiles(storage: Storage, path: string): Promise<void> {
  await storage.remove(path);
  await removeRenditions(storage, path);
}

/** All that was made of a file, which itself stays. */
export async function removeRenditions(storage: Storage, path: string): Promise<void> {
  await Promise.all(derivedKeys(path).map((key) => storage.remove(key)));
}
