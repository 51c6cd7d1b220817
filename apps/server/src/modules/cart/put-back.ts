import { CART_QUANTITY, type CartOptions } from '@filigree/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { newId } from '../../database/id.ts';

interface NotBought {
  readonly pieceId: string;
  readonly variationId: string | null;
  readonly options: CartOptions;
  readonly quantity: number;
}

/**
 * Puts back what was taken out and not bought after all: into the line of the same thing, as many as a line holds. The
 * bound on lines does not count here, and designs that were deleted meanwhile stay away.
 */
export async function putBackIntoCart(
  tx: Transaction,
  userId: string,
  lines: readonly NotBought[],
): Promise<void> {
  for (const { pieceId, variationId, options, quantity } of lines) {
    await tx.execute(sql`
      insert into cart_items (id, user_id, piece_id, variation_id, options, quantity)
      select ${newId()}::uuid, ${userId}::uuid, ${pieceId}::uuid, ${variationId}::uuid, ${JSON.stringify(options)}::jsonb, ${quantity}::int
      where ${variationId}::uuid is null or exists (select from variations where id = ${variationId}::uuid)
      on conflict on constraint cart_items_once
        do update set quantity = least(${CART_QUANTITY.max}, cart_items.quantity + excluded.quantity)`);
  }
}
