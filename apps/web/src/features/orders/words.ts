import type { Order, OrderStatus } from '@filigree/contracts';
import { orders } from '../../i18n/en/orders.ts';
import { formatDate } from '../../i18n/formats.ts';
import { textsNow } from '../../i18n/texts.ts';

/** What a status is called. */
export const statusLabel = (status: OrderStatus): string => textsNow(orders)(`status.${status}`);

/** What a status means for the person who ordered. */
export const statusMeaning = (status: OrderStatus): string => textsNow(orders)(`meaning.${status}`);

const PAID: readonly OrderStatus[] = ['paid', 'in production', 'shipped', 'delivered'];

/** Whether an order is paid for: only then is it celebrated. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean => PAID.includes(status);

export const formatDay = (iso: string): string => formatDate(iso, { dateStyle: 'long' });

/** @param lines of an order or a cart */
export function countPieces(lines: readonly { readonly quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return textsNow(orders)('pieces', { count });
}
