import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/connect.ts';
import { images } from '../../../database/schema/images.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OnDamage, Storage } from '../../../storage/storage.ts';
import { readPicture } from '../read-picture.ts';

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

export const noSuchImage = () => fail('NOT_FOUND', 'There is no such picture.');

/** A person's own picture. Fails with NOT_FOUND for anybody else's. */
export async function findImage(database: Queryable, userId: string, id: string): Promise<Result<ImageRow>> {
  const rows = await database
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.userId, userId), eq(images.stored, true)));
  return rows[0] ? ok(rows[0]) : noSuchImage();
}

/** The same with its file; a damaged one counts as none. */
export async function readImage(
  tools: ImageReading,
  userId: string,
  id: string,
): Promise<Result<{ readonly row: ImageRow; readonly bytes: Uint8Array }>> {
  const found = await findImage(tools.database, userId, id);
  if (!found.ok) return found;
  const bytes = await readPicture(tools.storage, found.value.path, tools.onDamage);
  return bytes ? ok({ row: found.value, bytes }) : noSuchImage();
}
