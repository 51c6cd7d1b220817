/** Where an order goes, changed before it was sent. */
import type { ShippingAddress } from '@filigree/contracts';
import { eq } from 'drizzle-orm';
import { newId } from '../../../database/id.ts';
import { orders } from '../../../database/schema/orders.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { completeAddress } from '../checkout/address.ts';
import type { OrderContext } from '../context.ts';
import { addressChangedLetter } from '../letters.ts';
import { writeHistory } from '../placed/move.ts';
import type { OrderRow } from '../placed/rows.ts';
import { customerGone, withOrder } from './notes.ts';
import type { Witness } from './witness.ts';

const BEFORE_SENT: readonly OrderRow['status'][] = ['pending', 'paid', 'in production'];
const FIELDS = ['fullName', 'email', 'address', 'city', 'state', 'zipCode', 'country'] as const;

/**
 * Changes the address, and tells the customer at the mail address of before: whoever asked for it may be somebody else.
 * The same address again changes nothing. Fails with VALIDATION_FAILED for what addresses of its country are not, with
 * CONFLICT once it was sent or called off, or when the customer is gone.
 */
export function changeAddress(
  context: OrderContext,
  number: string,
  typed: ShippingAddress,
  witness: Witness,
): Promise<Result<void>> {
  return withOrder(context, number, async (tx, order) => {
    if (order.address === null) return customerGone(order);
    if (!BEFORE_SENT.includes(order.status))
      return fail(
        'CONFLICT',
        `${order.orderNumber} is "${order.status}": where it goes can no longer be changed.`,
      );
    const complete = completeAddress(typed);
    if (!complete.ok) return complete;
    const { address: before } = order;
    const changed = FIELDS.filter((field) => before[field] !== complete.value[field]);
    if (changed.length === 0) return ok(undefined);
    // Which fields, and not what stands in them: the trail is for good.
    await witness(tx, { before: null, after: { address: changed.join(', ') } });
    await tx.update(orders).set({ address: complete.value }).where(eq(orders.id, order.id));
    await writeHistory(tx, order.id, order.status, 'The address was changed.');
    await context.outbox.put(tx, {
      key: `order-message:${order.id}:${newId()}`,
      userId: order.userId,
      email: before.email,
      letter: addressChangedLetter({ name: before.fullName, order: { ...order, address: complete.value } }),
    });
    return ok(undefined);
  });
}
