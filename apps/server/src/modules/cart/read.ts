import { type CartLine, type CartStatement, type Queries, runOnCart, SELECT_CART } from './lines.ts';

const READ: CartStatement = {
  name: 'cart-read',
  text: `
  with changed as (select 1 where false), lines as (select * from cart_items where user_id = $1)
  ${SELECT_CART}`,
};

/** What is in a person's cart now, at today's prices. @param designCents the fixed price of a design from words */
export async function readCart(
  queries: Queries,
  userId: string,
  designCents: number,
): Promise<readonly CartLine[]> {
  return (await runOnCart(queries, READ, [userId], designCents)).lines;
}
