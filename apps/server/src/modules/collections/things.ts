import { and, eq, inArray, not } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { pieces } from '../../database/schema/pieces.ts';
import { variations } from '../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../http/failure.ts';

/** What can be in a collection. */
export type Thing =
  | { readonly pieceId: string; readonly variationId: null }
  | { readonly pieceId: null; readonly variationId: string };

/** Tells which ids are pieces and which are designs of this person. Fails with NOT_FOUND if one is neither. */
export async function resolveThings(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<Result<Thing[]>> {
  if (ids.length === 0) return ok([]);
  const listed = await tx
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(inArray(pieces.id, [...ids]), not(pieces.withdrawn)));
  const own = await tx
    .select({ id: variations.id })
    .from(variations)
    .where(and(inArray(variations.id, [...ids]), eq(variations.userId, userId)));
  const pieceIds = new Set(listed.map(({ id }) => id));
  const variationIds = new Set(own.map(({ id }) => id));
  const things: Thing[] = [];
  for (const id of ids) {
    if (pieceIds.has(id)) things.push({ pieceId: id, variationId: null });
    else if (variationIds.has(id)) things.push({ pieceId: null, variationId: id });
    else return fail('NOT_FOUND', 'There is no such piece or design.');
  }
  return ok(things);
}
