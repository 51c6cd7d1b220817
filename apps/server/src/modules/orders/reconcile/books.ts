/** First proof: orders are the sums of their lines, what went back, and their history. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import type { Difference } from '../../payments/index.ts';

interface OrderSums extends Record<string, unknown> {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly subtotal: number;
  readonly lines: number;
  readonly frozen: number;
  readonly refunded: number;
  readonly refunds: number;
  readonly disputed: number;
  readonly disputes: number;
  readonly told: string | null;
  readonly checkout: string;
}

export async function proveOrders(database: Database): Promise<Difference[]> {
  const { rows } = await database.execute<OrderSums>(sql`
    select o.id, o.order_number as number, o.status, o.subtotal_cents as subtotal, o.refunded_cents as refunded,
      o.disputed_cents as disputed, c.state as checkout, c.subtotal_cents as frozen,
      (select coalesce(sum(price_cents * quantity), 0)::int from order_lines where order_id = o.id) as lines,
      (select coalesce(sum(amount_cents), 0)::int from order_reversals
        where order_id = o.id and kind = 'refund' and state = 'standing') as refunds,
      (select coalesce(sum(amount_cents), 0)::int from order_reversals
        where order_id = o.id and kind = 'dispute' and state = 'standing') as disputes,
      (select status from order_events where order_id = o.id order by sequence desc limit 1) as told
    from orders o join checkouts c on c.id = o.checkout_id`);
  const lost = await database.execute<{ id: string }>(sql`
    select id from checkouts c where state = 'ordered' and not exists (select from orders where checkout_id = c.id)`);
  return [
    ...rows.flatMap((row) =>
      orderErrors(row).map((detail) => ({ proof: 'order', id: `${row.number} (${row.id})`, detail })),
    ),
    ...lost.rows.map(({ id }) => ({ proof: 'checkout', id, detail: 'counts as ordered, and has no order' })),
  ];
}

function orderErrors(row: OrderSums): string[] {
  const errors: string[] = [];
  if (row.lines !== row.subtotal || row.frozen !== row.subtotal)
    errors.push(`subtotal ${row.subtotal}, lines ${row.lines}, checkout ${row.frozen} cents`);
  if (row.refunds !== row.refunded) errors.push(`refunded ${row.refunded}, refunds ${row.refunds} cents`);
  if (row.disputes !== row.disputed) errors.push(`disputed ${row.disputed}, disputes ${row.disputes} cents`);
  if (row.told !== row.status) errors.push(`is ${row.status}, and its history ends with ${row.told}`);
  if (row.checkout !== 'ordered') errors.push(`its checkout is ${row.checkout}`);
  return errors;
}
