/** Stores a picture for a person, within what one person may store. */
import { randomBytes } from 'node:crypto';
import { IMAGE_STORAGE_PER_PERSON_BYTES, IMAGES_PER_PERSON } from '@filigree/contracts';
import { count, eq, sql } from 'drizzle-orm';
import { newId } from '../../../database/id.ts';
import { images } from '../../../database/schema/images.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { lockOwner } from '../../../http/owner.ts';
import { MEDIA_TYPES } from '../variant.ts';
import type { EncodedPicture } from './encode.ts';
import type { ImageRow, ImageTools } from './find.ts';

const KEY_BYTES = 16;
const EXTENSIONS = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' } as const;

/**
 * The row comes first and is made valid by its file, so that a crash in between leaves no file that nobody knows of.
 * Fails with CONFLICT when there is no room.
 */
export async function keepImage(
  { database, storage }: ImageTools,
  userId: string,
  picture: EncodedPicture,
): Promise<Result<ImageRow>> {
  const { width, height } = picture;
  const bytes = picture.bytes.length;
  const path = `uploads/${randomBytes(KEY_BYTES).toString('hex')}.${EXTENSIONS[picture.format]}`;
  const reserved = await database.transaction(async (tx): Promise<Result<ImageRow>> => {
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    const [used] = await tx
      .select({ pictures: count(), bytes: sql<number>`coalesce(sum(${images.bytes}), 0)::float8` })
      .from(images)
      .where(eq(images.userId, userId));
    if (used && used.pictures >= IMAGES_PER_PERSON)
      return fail(
        'CONFLICT',
        `You have ${IMAGES_PER_PERSON} pictures, which is the most. Delete some first.`,
      );
    if (used && used.bytes + bytes > IMAGE_STORAGE_PER_PERSON_BYTES) {
      const limit = IMAGE_STORAGE_PER_PERSON_BYTES / 1024 / 1024;
      return fail('CONFLICT', `Your pictures would take more than ${limit} MB. Delete some first.`);
    }
    const [row] = await tx
      .insert(images)
      .values({ id: newId(), userId, path, width, height, bytes })
      .returning();
    return ok(row!);
  });
  if (!reserved.ok) return reserved;
  try {
    await storage.put(path, picture.bytes, MEDIA_TYPES[picture.format]);
  } catch (error) {
    await database.delete(images).where(eq(images.path, path));
    throw error;
  }
  await database.update(images).set({ stored: true }).where(eq(images.path, path));
  return ok({ ...reserved.value, stored: true });
}
