import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { images } from '../../../database/schema/images.ts';
import type { ImageTools } from './find.ts';
import { removeFiles } from './remove.ts';

/** No upload takes so long. */
const ABANDONED_AFTER_S = 3_600;

/** Removes what uploads have left that a crash interrupted, and the pictures of people who have deleted their account. */
export async function removeAbandonedUploads({ database, storage }: ImageTools): Promise<void> {
  const isAbandoned = or(
    isNull(images.userId),
    and(
      eq(images.stored, false),
      lt(images.createdAt, sql`now() - make_interval(secs => ${ABANDONED_AFTER_S})`),
    ),
  );
  const abandoned = await database
    .select({ id: images.id, path: images.path })
    .from(images)
    .where(isAbandoned);
  for (const { id, path } of abandoned) {
    await removeFiles(storage, path);
    await database.delete(images).where(and(eq(images.id, id), isAbandoned));
  }
}
