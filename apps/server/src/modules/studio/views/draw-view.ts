import { and, eq } from 'drizzle-orm';
import type { Connection, Queryable } from '../../../database/connect.ts';
import { type StoredPicture, variationVersions } from '../../../database/schema/studio.ts';
import { ring } from '../../../jobs/bell.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { Workbench } from '../bench/workbench.ts';
import { viewKey } from '../files.ts';
import type { ViewWish } from './message.ts';

interface ViewTools {
  readonly connection: Connection;
  readonly storage: Storage;
  readonly workbench: Workbench;
}

/** Of the pictures' noise: a view drawn again is the same picture. */
const SEED = 1;

/**
 * Draws a version from another side and adds the picture to it; does nothing when it is there, or the version is
 * gone. Rejects with the signal's reason, and with what the workbench throws.
 */
export async function drawView(
  { connection, storage, workbench }: ViewTools,
  wish: ViewWish,
  signal: AbortSignal,
): Promise<void> {
  const { database } = connection;
  const version = await readVersion(database, wish);
  if (!version || version.modelPath === null || hasView(version.images, wish)) return;
  const piece = await workbench.build(version.design, SEED, signal, wish.view);
  try {
    const ignore = () => undefined;
    const { bytes, contentType, extension, width, height, view } = await piece.picture({
      signal,
      onPreview: ignore,
      onProgress: ignore,
    });
    const path = viewKey(version.modelPath, view, extension);
    await storage.put(path, bytes, contentType);
    await database.transaction(async (tx) => {
      const now = await readVersion(tx, wish, true);
      if (!now || hasView(now.images, wish)) return;
      const images = [...now.images, { path, width, height, view, alt: piece.alt }];
      await tx.update(variationVersions).set({ images }).where(isVersion(wish));
      await ring(tx, 'studio_job', wish.variationId);
    });
  } finally {
    piece.dispose();
  }
}

const isVersion = ({ variationId, version }: ViewWish) =>
  and(eq(variationVersions.variationId, variationId), eq(variationVersions.version, version));

const hasView = (images: readonly StoredPicture[], { view }: ViewWish): boolean =>
  images.some((picture) => picture.view === view);

async function readVersion(database: Queryable, wish: ViewWish, isLocked = false) {
  const query = database.select().from(variationVersions).where(isVersion(wish));
  const rows = isLocked ? await query.for('update') : await query;
  return rows[0];
}
