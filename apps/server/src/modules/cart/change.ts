import { CART_QUANTITY, type CartOptions } from '@filigree/contracts';
import { violates } from '../../database/constraint.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import {
  type CartLine,
  type CartRow,
  type CartStatement,
  type Queries,
  runOnCart,
  SELECT_CART,
} from './lines.ts';

/** A line that becomes the same as another one is added to it, as when it is put into the cart like that. */
const UPDATE: CartStatement = {
  name: 'cart-update',
  text: `
  with mine as (select * from cart_items where user_id = $1),
  line as (select id, piece_id, variation_id, coalesce($3::int, quantity) as quantity, coalesce($4::jsonb, options) as options
    from mine where id = $2),
  twin as (select mine.id, line.quantity as more from mine join line
    on mine.piece_id = line.piece_id and mine.variation_id is not distinct from line.variation_id
      and mine.options = line.options and mine.id <> line.id),
  merged as (update cart_items set quantity = cart_items.quantity + twin.more from twin
    where cart_items.id = twin.id and cart_items.quantity + twin.more <= ${CART_QUANTITY.max} returning cart_items.*),
  gone as (delete from cart_items where id = $2 and user_id = $1 and exists (select from merged)),
  altered as (update cart_items set quantity = coalesce($3::int, quantity), options = coalesce($4::jsonb, options)
    where id = $2 and user_id = $1 and not exists (select from twin) returning *),
  changed as (select * from merged union all select * from altered),
  lines as (select * from changed union all select * from mine
    where id not in (select id from changed) and not (id = $2 and exists (select from merged)))
  ${SELECT_CART}`,
};

const REMOVE: CartStatement = {
  name: 'cart-remove',
  text: `
  with changed as (delete from cart_items where id = $2 and user_id = $1 returning id),
  lines as (select * from cart_items where user_id = $1 and id <> $2)
  ${SELECT_CART}`,
};

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
  designCents: number,
  { id, quantity, options }: LineChange,
): Promise<Result<readonly CartLine[]>> {
  const key = options === null ? null : JSON.stringify(options);
  const values = [userId, id, quantity, key];
  const update = () => runOnCart(queries, UPDATE, values, designCents);
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
  designCents: number,
  id: string,
): Promise<Result<readonly CartLine[]>> {
  return linesIfHit(await runOnCart(queries, REMOVE, [userId, id], designCents));
}

export async function clearCart(queries: Queries, userId: string): Promise<void> {
  await queries.query({
    name: 'cart-clear',
    text: 'delete from cart_items where user_id = $1',
    values: [userId],
  });
}
