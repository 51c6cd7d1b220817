/** All of a person's designs, whether they were kept as drafts or not, and how one is removed. */
import { type OwnDesign, VIEW_NAMES } from '@filigree/contracts';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../database/connect.ts';
import { cartItems } from '../../../database/schema/cart.ts';
import { checkouts, orderLines, orders } from '../../../database/schema/orders.ts';
import { drafts, variations, variationVersions } from '../../../database/schema/studio.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { lockOwner } from '../../../http/owner.ts';
import { discardFiles } from '../../../storage/unwanted.ts';
import { exportKeys, PICTURE_EXTENSIONS, viewKey } from '../files.ts';
import { showVariation, type VersionRow } from './show.ts';

/** One page of a person's designs in their newest versions, last changed first, with how many there are in all. */
export async function listOwnDesigns(
  database: Queryable,
  userId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ items: OwnDesign[]; total: number }> {
  const isOwn = eq(variations.userId, userId);
  const rows = await database
    .select({ variation: variations, piece: variationVersions, savedAt: drafts.savedAt })
    .from(variations)
    .innerJoin(
      variationVersions,
      and(
        eq(variationVersions.variationId, variations.id),
        eq(variationVersions.version, variations.version),
      ),
    )
    .leftJoin(drafts, and(eq(drafts.variationId, variations.id), eq(drafts.userId, userId)))
    .where(isOwn)
    .orderBy(desc(variationVersions.createdAt), desc(variations.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [all] = await database.select({ total: count() }).from(variations).where(isOwn);
  const items = rows.map(({ savedAt, ...row }) => ({
    ...showVariation(row),
    savedAt: savedAt?.toISOString() ?? null,
  }));
  return { items, total: all?.total ?? 0 };
}

/** A view or drawing that was begun before the removal may be stored until then. */
const DRAWN_WITHIN_S = 300;

/**
 * Removes a design with all its versions, for good; it leaves drafts and collections with it, and its files follow.
 * Fails with VARIATION_NOT_FOUND, and with CONFLICT for what is in the cart, is being paid for or was ordered: what is
 * sold must be there to be made, and an order shows its pictures.
 */
export async function removeDesign(
  database: Database,
  userId: string,
  id: string,
): Promise<Result<{ id: string }>> {
  return database.transaction(async (tx) => {
    // A checkout locks its owner, too: none begins or becomes an order in between.
    const owner = await lockOwner(tx, userId);
    if (!owner.ok) return owner;
    const locked = await tx
      .select({ id: variations.id })
      .from(variations)
      .where(and(eq(variations.id, id), eq(variations.userId, userId)))
      .for('update');
    if (locked.length === 0) return fail('VARIATION_NOT_FOUND', 'Variation not found');
    const held = await holdOn(tx, userId, id);
    if (held !== undefined) return fail('CONFLICT', held);
    const versions = await tx.select().from(variationVersions).where(eq(variationVersions.variationId, id));
    await tx.delete(variations).where(eq(variations.id, id));
    await discardFiles(tx, [...new Set(versions.flatMap(keysOf))], DRAWN_WITHIN_S);
    return ok({ id });
  });
}

/** Why a design must stay; undefined: nothing holds it. */
async function holdOn(tx: Transaction, userId: string, id: string): Promise<string | undefined> {
  const [line] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.userId, userId), eq(cartItems.variationId, id)))
    .limit(1);
  if (line) return 'This design is in your cart. Take it out of the cart first, then remove it here.';
  const [checkout] = await tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        inArray(checkouts.state, ['open', 'replaced']),
        sql`${checkouts.lines} @> ${JSON.stringify([{ variationId: id }])}::jsonb`,
      ),
    )
    .limit(1);
  if (checkout) return 'A payment for this design is still open. It can be removed a day later.';
  const [ordered] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orderLines.variationId, id)))
    .limit(1);
  return ordered && 'This design was ordered. It stays with your order and cannot be removed.';
}

/** All that was stored of a version, and what may be stored of it yet. */
function keysOf({ images, modelPath, version }: VersionRow['piece']): string[] {
  const pictures = images.map(({ path }) => path);
  if (modelPath === null) return pictures;
  const views = VIEW_NAMES.flatMap((view) =>
    PICTURE_EXTENSIONS.map((extension) => viewKey(modelPath, view, extension)),
  );
  return [...pictures, modelPath, ...views, ...exportKeys(modelPath, version)];
}
