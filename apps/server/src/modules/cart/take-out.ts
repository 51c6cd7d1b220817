import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';

interface Bought {
  readonly cartItemId: string;
  readonly quantity: number;
}

/** Takes out what was bought, and only that: what was added to a line meanwhile stays, as do other lines. */
export async function takeOutOfCart(
  tx: Transaction,
  userId: string,
  bought: readonly Bought[],
): Promise<void> {
  const lines = sql`jsonb_to_recordset(${JSON.stringify(bought)}::jsonb) as bought("cartItemId" uuid, quantity int)`;
  const isBought = sql`item.id = bought."cartItemId" and item.user_id = ${userId}`;
  await tx.execute(sql`
    delete from cart_items item using ${lines} where ${isBought} and item.quantity <= bought.quantity`);
  await tx.execute(sql`
    update cart_items item set quantity = item.quantity - bought.quantity
    from ${lines} where ${isBought} and item.quantity > bought.quantity`);
}
