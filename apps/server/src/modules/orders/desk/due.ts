/** When orders are promised by: at the end of the weeks that customers are told, from the payment on. */
import { DELIVERY_WEEKS } from '@filigree/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../placed/rows.ts';

const DAY_MS = 86_400_000;
const PROMISED_MS = DELIVERY_WEEKS.max * 7 * DAY_MS;
/** How long before it an order counts as due. */
const DUE_WITHIN_MS = 7 * DAY_MS;

const TO_SEND: readonly OrderRow['status'][] = ['paid', 'in production'];

/** null: not paid. */
export const dueAt = ({ paidAt }: Pick<OrderRow, 'paidAt'>): Date | null =>
  paidAt && new Date(paidAt.getTime() + PROMISED_MS);

/** Not sent yet, and promised by an earlier moment. */
export function isLate(order: Pick<OrderRow, 'paidAt' | 'status'>, now: Date): boolean {
  const due = dueAt(order);
  return due !== null && TO_SEND.includes(order.status) && due < now;
}

const isToSend = sql`${orders.status} in ('paid', 'in production')`;
const interval = (milliseconds: number): SQL => sql`${milliseconds} * interval '1 millisecond'`;

/** The same, of rows. */
export const IS_LATE: SQL = sql`(${isToSend} and ${orders.paidAt} < now() - ${interval(PROMISED_MS)})`;

/** To be sent soon, and not late yet. */
export const IS_DUE: SQL = sql`(${isToSend} and ${orders.paidAt} < now() - ${interval(PROMISED_MS - DUE_WITHIN_MS)}
  and ${orders.paidAt} >= now() - ${interval(PROMISED_MS)})`;
