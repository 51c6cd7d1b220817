import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { variations, variationVersions } from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { findVariation } from './find.ts';
import type { VersionRow } from './show.ts';

/**
 * Brings an earlier version back as the newest: a new version with the same piece, so that history only grows.
 * Fails with VARIATION_NOT_FOUND.
 */
export async function restoreVersion(
  database: Database,
  userId: string,
  id: string,
  version: number,
): Promise<Result<VersionRow>> {
  return database.transaction(async (tx) => {
    const locked = await tx
      .select()
      .from(variations)
      .where(and(eq(variations.id, id), eq(variations.userId, userId)))
      .for('update');
    const variation = locked[0];
    if (!variation) return fail('VARIATION_NOT_FOUND', 'Variation not found');
    const earlier = await findVariation(tx, userId, id, version);
    if (!earlier.ok || version === variation.version) return earlier;
    const newest = variation.version + 1;
    const { createdAt: _createdAt, ...piece } = earlier.value.piece;
    const rows = await tx
      .insert(variationVersions)
      .values({ ...piece, version: newest, changes: [`Brought back version ${version}`] })
      .returning();
    await tx.update(variations).set({ version: newest }).where(eq(variations.id, id));
    return ok({ variation: { ...variation, version: newest }, piece: rows[0]! });
  });
}
