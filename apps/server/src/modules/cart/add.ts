import { CART_LINES_MAX, CART_QUANTITY, type CartOptions } from '@filigree/contracts';
import { violates } from '../../database/constraint.ts';
import { newId } from '../../database/id.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { IS_COPY, VERSIONS } from '../studio/index.ts';
import { type CartLine, type CartStatement, type Queries, runOnCart, SELECT_CART } from './lines.ts';

export interface NewLine {
  readonly pieceId: string;
  readonly variationId: string | null;
  readonly options: CartOptions;
  readonly quantity: number;
}

const OWN = 'variation.id = $4 and variation.user_id = $1 and $3 in (variation.id, variation.base_piece_id)';

/**
 * What can be put into a cart: a piece on sale, or one's own variation under its own id or its base piece's; not one
 * that still is a piece which is not on sale.
 */
const THING = `
  select id from pieces where $4::uuid is null and id = $3 and not withdrawn
  union all
  select variation.id from variations variation ${VERSIONS}
  where ${OWN} and (not ${IS_COPY}
    or exists (select from pieces where id = variation.base_piece_id and not withdrawn))`;

const ADD: CartStatement = {
  name: 'cart-add',
  text: `
  with mine as (select * from cart_items where user_id = $1),
  thing as (${THING}),
  changed as (
    insert into cart_items (id, user_id, piece_id, variation_id, options, quantity)
    select $5, $1, $3, $4, $2, $6 from thing
    where (select count(*) from mine) < ${CART_LINES_MAX} or exists (
      select from mine where piece_id = $3 and variation_id is not distinct from $4 and options = $2)
    on conflict on constraint cart_items_once
      do update set quantity = cart_items.quantity + excluded.quantity
      where cart_items.quantity + excluded.quantity <= ${CART_QUANTITY.max}
    returning *),
  lines as (select * from changed union all select * from mine where id not in (select id from changed))
  ${SELECT_CART}`,
};

const WHY_NOT = `
  with thing as (${THING})
  select exists (select from thing) as found, exists (select from variations variation where ${OWN}) as own, exists (
    select from cart_items where user_id = $1 and piece_id = $3 and variation_id is not distinct from $4
      and options = $2) as merges`;

/**
 * Adds to the line of the same piece, variation and options, or as a new one, in one statement: adds at the same time
 * all count. Fails with NOT_FOUND or VARIATION_NOT_FOUND for what is not on sale or not this person's, VALIDATION_FAILED
 * when a line would have too many, CONFLICT when there are too many lines, or for the copy of a piece that is not sold.
 */
export async function addToCart(
  queries: Queries,
  userId: string,
  designCents: number,
  { pieceId, variationId, options, quantity }: NewLine,
): Promise<Result<readonly CartLine[]>> {
  const key = JSON.stringify(options);
  try {
    const values = [userId, key, pieceId, variationId, newId(), quantity];
    const { hits, lines } = await runOnCart(queries, ADD, values, designCents);
    if (hits > 0) return ok(lines);
  } catch (error) {
    if (violates(error, 'cart_items_user_id_users_id_fk'))
      return fail('UNAUTHENTICATED', 'This account no longer exists.');
    throw error;
  }
  const { rows } = await queries.query<{ found: boolean; own: boolean; merges: boolean }>(WHY_NOT, [
    userId,
    key,
    pieceId,
    variationId,
  ]);
  if (rows[0]?.own && !rows[0].found)
    return fail('CONFLICT', 'This piece is no longer sold. Change its design, and it is yours to order.');
  if (!rows[0]?.found) {
    return variationId === null
      ? fail('NOT_FOUND', 'There is no such piece.')
      : fail('VARIATION_NOT_FOUND', 'Variation not found');
  }
  return rows[0].merges
    ? fail('VALIDATION_FAILED', `Quantity cannot go above ${CART_QUANTITY.max}.`)
    : fail('CONFLICT', `Your cart has ${CART_LINES_MAX} lines, which is the most.`);
}
