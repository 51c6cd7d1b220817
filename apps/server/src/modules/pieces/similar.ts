import { not } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { designDistance } from './similarity.ts';

/** The pieces nearest to one of them, by id, nearest first; undefined when it is not in the catalogue. */
export async function findSimilar(
  database: Queryable,
  id: string,
  limit: number,
): Promise<string[] | undefined> {
  const { materials, gemstones, styleTags, features, category, priceCents } = pieces;
  const all = await database
    .select({ id: pieces.id, category, materials, gemstones, styleTags, features, priceCents })
    .from(pieces)
    .where(not(pieces.withdrawn));
  const one = all.find((piece) => piece.id === id);
  if (!one) return undefined;
  return all
    .filter((piece) => piece !== one)
    .map((piece) => ({ id: piece.id, distance: designDistance(one, piece) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map((piece) => piece.id);
}
