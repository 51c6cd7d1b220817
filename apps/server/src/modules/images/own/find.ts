import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/connect.ts';
import { images } from '../../../database/schema/images.ts';
import { ok, type Result } from '../../../http/failure.ts';
import type { OnDamage, Storage } from '../../../storage/storage.ts';
import { noSuchPicture, readPicture } from '../read-picture.ts';

export type ImageRow = InferSelectModel<typeof images>;

/** What the operations on a person's pictures work with. */
export interface ImageTools {
  readonly database: Database;
  readonly storage: Storage;
}

/** What reading their files takes besides. */
export interface ImageReading extends ImageTools {
  readonly onDamage: OnDamage;
}

/** A person's own picture. Fails with NOT_FOUND for anybody else's. */
export async function findImage(database: Queryable, userId: string, id: string): Promise<Result<ImageRow>> {
  const rows = await database
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId), eq(images.stored, true)));
  return rows[0] ? ok(rows[0]) : noSuchPicture();
}

/** The same with its file; a damaged one counts as none. Fails as readPicture does besides. */
export async function readImage(
  tools: ImageReading,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<Result<{ readonly row: ImageRow; readonly bytes: Uint8Array }>> {
  const found = await findImage(tools.database, userId, id);
  if (!found.ok) return found;
  const read = await readPicture(tools.storage, found.value.path, { onDamage: tools.onDamage, signal });
  return read.ok ? ok({ row: found.value, bytes: read.value }) : read;
}
