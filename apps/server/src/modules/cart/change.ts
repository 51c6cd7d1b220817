import { CART_QUANTITY, type CartOptions } from '@filigree/contracts';
import { violates } from '../../database/constraint.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { type CartLine, type CartRow, type Queries, runOnCart, selectCart } from './lines.ts';

/** A line that becomes the same as another one is added to it, as when it is put into the cart like that. */
const UPDATE = `
  with mine as (select * from cart_items where user_id = $1),
  line as (select id, piece_id, variation_id, coalesce($4::int, quantity) as quantity, coalesce($5::jsonb, options) as options
    from mine where id = $3),
  twin as (select mine.id, line.quantity as more from mine join line
    on mine.piece_id = line.piece_id and mine.variation_id is not distinct from line.variation_id
      and mine.options = line.options and mine.id <> line.id),
  merged as (update cart_items set quantity = cart_items.quantity + twin.more from twin
    where cart_items.id = twin.id and cart_items.quantity + twin.more <= ${CART_QUANTITY.max} returning cart_items.*),
  gone as (delete from cart_items where id = $3 and user_id = $1 and exists (select from merged)),
  altered as (update cart_items set quantity = coalesce($4::int, quantity), options = coalesce($5::jsonb, options)
    where id = $3 and user_id = $1 and not exists (select from twin) returning *),
  changed as (select * from merged union all select * from altered),
  lines as (select * from changed union all select * from mine
    where id not in (select id from changed) and not (id = $3 and exists (select from merged)))
  ${selectCart('$2')}`;

const REMOVE = `
  with changed as (delete from cart_items where id = $3 and user_id = $1 returning id),
  lines as (select * from cart_items where user_id = $1 and id <> $3)
  ${selectCart('$2')}`;

function linesIfHit({ hits, lines }: CartRow): Result<readonly CartLine[]> {
  return hits > 0 ? ok(lines) : fail('NOT_FOUND', 'This item is not in your cart.');
}

interface LineChange {
  readonly id: string;
  /** null: as many as before. */
  readonly quantity: number | null;
  /** null: made as before. */
  readonly options: CartOptions | null;
}

/**
 * Fails with NOT_FOUND for a line that is not in this person's cart, and with VALIDATION_FAILED when the line that it
 * would merge with had too many.
 */
export async function changeLine(
  queries: Queries,
  userId: string,
  variationPriceCents: number,
  { id, quantity, options }: LineChange,
): Promise<Result<readonly CartLine[]>> {
  const key = options === null ? null : JSON.stringify(options);
  const values = [userId, variationPriceCents, id, quantity, key];
  const update = () => runOnCart(queries, 'cart-update', UPDATE, values);
  const row = await update().catch((error: unknown) => {
    // Its twin came in the same moment: now it is there to merge with.
    if (violates(error, 'cart_items_once')) return update();
    throw error;
  });
  if (row.hits === 0 && row.lines.some((line) => line.id === id))
    return fail('VALIDATION_FAILED', `Quantity cannot go above ${CART_QUANTITY.max}.`);
  return linesIfHit(row);
}

/** Fails with NOT_FOUND for a line that is not in this person's cart. */
export async function removeFromCart(
  queries: Queries,
  userId: string,
  variationPriceCents: number,
  id: string,
): Promise<Result<readonly CartLine[]>> {
  return linesIfHit(await runOnCart(queries, 'cart-remove', REMOVE, [userId, variationPriceCents, id]));
}

export async function clearCart(queries: Queries, userId: string): Promise<void> {
  await queries.query({
    name: 'cart-clear',
    text: 'delete from cart_items where user_id = $1',
    values: [userId],
  });
}
