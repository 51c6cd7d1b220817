/** The catalogue, filtered: any value of a filter may match, all filters must. */
import type { PieceCategory, piecesQuerySchema } from '@filigree/contracts';
import { and, arrayOverlaps, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../database/connect.ts';
import { pieces } from '../../database/schema/pieces.ts';

export type PiecesQuery = z.output<typeof piecesQuerySchema>;

/** Ties are broken by the id, so that pages never overlap. */
const ORDER: Readonly<Record<PiecesQuery['sort'], readonly SQL[]>> = {
  featured: [sql`${pieces.featuredRank} asc nulls last`, desc(pieces.listedOn), asc(pieces.id)],
  'price-asc': [asc(pieces.priceCents), asc(pieces.id)],
  'price-desc': [desc(pieces.priceCents), asc(pieces.id)],
  newest: [desc(pieces.listedOn), asc(pieces.id)],
};

/** One page of the pieces that match, by id, and how many match on all pages together. */
export async function listPieces(
  database: Queryable,
  query: PiecesQuery,
): Promise<{ ids: string[]; total: number }> {
  const matches = and(...conditions(query));
  const found = await database
    .select({ id: pieces.id, total: sql<number>`(count(*) over ())::int` })
    .from(pieces)
    .where(matches)
    .orderBy(...ORDER[query.sort])
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const ids = found.map(({ id }) => id);
  if (found[0] || query.page === 1) return { ids, total: found[0]?.total ?? 0 };
  // Behind the last page no row is there to say it.
  const [counted] = await database.select({ total: count() }).from(pieces).where(matches);
  return { ids, total: counted?.total ?? 0 };
}

/** The first pieces of a category, by id. */
export async function listCategory(
  database: Queryable,
  category: PieceCategory,
  limit: number,
): Promise<string[]> {
  const found = await database
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(eq(pieces.category, category), not(pieces.withdrawn)))
    .orderBy(...ORDER.featured)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** A filter without values is no filter. */
function conditions(query: PiecesQuery): SQL[] {
  const { category, materials, gemstones, styleTags, priceMin, priceMax } = query;
  const found: SQL[] = [not(pieces.withdrawn)];
  if (category?.length) found.push(inArray(pieces.category, category));
  if (materials?.length) found.push(arrayOverlaps(pieces.materials, materials));
  if (gemstones?.length) found.push(arrayOverlaps(pieces.gemstones, gemstones));
  if (styleTags?.length) found.push(arrayOverlaps(pieces.styleTags, styleTags));
  // Dollars become cents in decimal arithmetic: 19.99 * 100 is not 1999 in binary.
  if (priceMin !== undefined) found.push(sql`${pieces.priceCents} >= ${String(priceMin)}::numeric * 100`);
  if (priceMax !== undefined) found.push(sql`${pieces.priceCents} <= ${String(priceMax)}::numeric * 100`);
  return found;
}
