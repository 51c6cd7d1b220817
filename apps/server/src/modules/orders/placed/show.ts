import type { Order, ShippingAddress } from '@filigree/contracts';
import { pictureAddress } from '../../../storage/address.ts';
import { isCancellable } from './cancel.ts';
import type { FoundOrder } from './find.ts';

const CENTS = 100;
/** What is left of an address when the account is gone. */
const GONE: ShippingAddress = {
  fullName: '',
  email: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
};

/** An order as the API shows it. */
export function showOrder({ order, lines, history }: FoundOrder): Order {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    subtotal: order.subtotalCents / CENTS,
    shipping: order.shippingCents / CENTS,
    tax: order.taxCents / CENTS,
    total: order.totalCents / CENTS,
    refunded: order.refundedCents / CENTS,
    cancellable: isCancellable(order),
    shippingAddress: order.address ?? GONE,
    lines: lines.map((line) => ({
      position: line.position,
      pieceId: line.pieceId,
      variationId: line.variationId,
      designVersion: line.designVersion,
      options: line.options,
      asksRingSize: line.asksRingSize,
      name: line.name,
      quantity: line.quantity,
      price: line.priceCents / CENTS,
      imageUrl: line.imagePath === null ? null : pictureAddress(line.imagePath),
    })),
    history: history.map(({ status, note, at }) => ({ status, note, at: at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
  };
}
