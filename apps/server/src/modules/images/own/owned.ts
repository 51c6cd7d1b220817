import { and, asc, eq } from 'drizzle-orm';
import { images } from '../../../database/schema/images.ts';
import type { OwnedPart } from '../../../http/owned.ts';
import { showImage } from './show.ts';

/** Where each picture can be had; the number of pictures is bounded. */
export const imagesOwnedBy: OwnedPart = (database, userId) => ({
  images: async () => {
    const rows = await database
      .select()
      .from(images)
      .where(and(eq(images.userId, userId), eq(images.stored, true)))
      .orderBy(asc(images.createdAt));
    return rows.map(showImage);
  },
});
