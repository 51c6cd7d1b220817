import { type CartLine, type Queries, runOnCart, selectCart } from './lines.ts';

const READ = `
  with changed as (select 1 where false), lines as (select * from cart_items where user_id = $1)
  ${selectCart('$2')}`;

/** What is in a person's cart now, at today's prices. */
export async function readCart(
  queries: Queries,
  userId: string,
  variationPriceCents: number,
): Promise<readonly CartLine[]> {
  return (await runOnCart(queries, 'cart-read', READ, [userId, variationPriceCents])).lines;
}
