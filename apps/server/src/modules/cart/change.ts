import { fail, ok, type Result } from '../../http/failure.ts';
import { type CartLine, type CartRow, type Queries, runOnCart, selectCart } from './lines.ts';

const UPDATE = `
  with changed as (update cart_items set quantity = $4 where id = $3 and user_id = $1 returning *),
  lines as (select * from changed union all select * from cart_items where user_id = $1 and id <> $3)
  ${selectCart('$2')}`;

const REMOVE = `
  with changed as (delete from cart_items where id = $3 and user_id = $1 returning id),
  lines as (select * from cart_items where user_id = $1 and id <> $3)
  ${selectCart('$2')}`;

function linesIfHit({ hits, lines }: CartRow): Result<readonly CartLine[]> {
  return hits > 0 ? ok(lines) : fail('NOT_FOUND', 'This item is not in your cart.');
}

/** Fails with NOT_FOUND for a line that is not in this person's cart. */
export async function setQuantity(
  queries: Queries,
  userId: string,
  variationPriceCents: number,
  { id, quantity }: { readonly id: string; readonly quantity: number },
): Promise<Result<readonly CartLine[]>> {
  return linesIfHit(
    await runOnCart(queries, 'cart-update', UPDATE, [userId, variationPriceCents, id, quantity]),
  );
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
