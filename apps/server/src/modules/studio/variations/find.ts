import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { variations, variationVersions } from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { VersionRow } from './show.ts';

/** A variation of this person in one version, the newest by default. Fails with VARIATION_NOT_FOUND. */
export async function findVariation(
  database: Queryable,
  userId: string,
  id: string,
  version?: number,
): Promise<Result<VersionRow>> {
  const rows = await database
    .select({ variation: variations, piece: variationVersions })
    .from(variations)
    .innerJoin(variationVersions, eq(variationVersions.variationId, variations.id))
    .where(
      and(
        eq(variations.id, id),
        eq(variations.userId, userId),
        eq(variationVersions.version, version ?? variations.version),
      ),
    );
  return rows[0] ? ok(rows[0]) : fail('VARIATION_NOT_FOUND', 'Variation not found');
}

/** Every version of a variation of this person, oldest first; empty when there is no such variation. */
export async function findVersions(database: Queryable, userId: string, id: string): Promise<VersionRow[]> {
  return database
    .select({ variation: variations, piece: variationVersions })
    .from(variations)
    .innerJoin(variationVersions, eq(variationVersions.variationId, variations.id))
    .where(and(eq(variations.id, id), eq(variations.userId, userId)))
    .orderBy(asc(variationVersions.version));
}

/** Exact versions, in the order asked for. Those that are gone are left out. */
export async function readVersions(
  database: Queryable,
  wanted: readonly { readonly id: string; readonly version: number }[],
): Promise<VersionRow[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const rows = await database
    .select({ variation: variations, piece: variationVersions })
    .from(variations)
    .innerJoin(variationVersions, eq(variationVersions.variationId, variations.id))
    .where(inArray(variations.id, ids));
  return wanted.flatMap(({ id, version }) =>
    rows.filter(({ piece }) => piece.variationId === id && piece.version === version),
  );
}
