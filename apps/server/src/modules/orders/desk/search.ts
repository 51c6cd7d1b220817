/** Orders as the desk looks for them. */
import type { OrderStatus } from '@filigree/contracts';
import { and, asc, count, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { fromNow } from '../../../database/clock.ts';
import type { Database } from '../../../database/connect.ts';
import { orderLines, orderRingSizes, orders } from '../../../database/schema/orders.ts';
import { users } from '../../../database/schema/users.ts';
import { type FoundOrder, withParts } from '../placed/find.ts';
import { ASKS } from '../placed/lines.ts';
import { plainOrderNumber } from '../placed/order-number.ts';
import { IS_DUE, IS_LATE } from './due.ts';

export interface OrderSearch {
  /** Part of a number, an address of mail, or a name; empty: all. */
  readonly search: string;
  readonly status?: OrderStatus | undefined;
  readonly late: boolean;
  readonly page: number;
  readonly limit: number;
}

export interface SomeOrders {
  readonly found: readonly FoundOrder[];
  readonly total: number;
}

/** What stands for anything in a pattern, written so that it stands for itself. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function mentions(search: string): SQL | undefined {
  if (search === '') return undefined;
  const part = `%${literal(search)}%`;
  // "FIL-7k3m" and "7k3m" alike; O and I as people hear them.
  const number = plainOrderNumber(/^fil-/i.test(search) ? search : `FIL-${search}`).slice('FIL-'.length);
  return or(
    ilike(orders.orderNumber, `%${literal(number)}%`),
    ilike(sql`${orders.address}->>'email'`, part),
    ilike(sql`${orders.address}->>'fullName'`, part),
    sql`exists (select from ${users} where ${users.id} = ${orders.userId}
      and (${ilike(users.email, part)} or ${ilike(users.name, part)}))`,
  );
}

/** Newest first; late ones with the longest overdue first. */
export async function searchOrders(
  database: Database,
  { search, status, late, page, limit }: OrderSearch,
): Promise<SomeOrders> {
  const which = and(
    mentions(search),
    status === undefined ? undefined : eq(orders.status, status),
    late ? IS_LATE : undefined,
  );
  const order = late ? [asc(orders.paidAt), asc(orders.id)] : [desc(orders.createdAt), desc(orders.id)];
  return select(database, which, order, limit, (page - 1) * limit);
}

async function select(
  database: Database,
  which: SQL | undefined,
  order: readonly SQL[],
  limit: number,
  offset = 0,
): Promise<SomeOrders> {
  const rows = await database
    .select()
    .from(orders)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(orders).where(which);
  return { found: await withParts(database, rows), total: all?.total ?? 0 };
}

const DAY_MS = 86_400_000;
/** A page of the day names some of each, and how many there are. */
const SOME = 6;

const LACKS_SIZE = sql`${orders.status} = 'paid' and exists (select from ${orderLines}
  left join ${orderRingSizes} on ${orderRingSizes.orderId} = ${orderLines.orderId}
    and ${orderRingSizes.position} = ${orderLines.position}
  where ${orderLines.orderId} = ${orders.id} and ${ASKS} and ${orderRingSizes.ringSize} is null
    and coalesce(jsonb_typeof(${orderLines.options}->'ringSize'), 'null') <> 'number')`;

export interface OrdersToday {
  readonly waiting: { readonly paid: number; readonly inProduction: number; readonly shipped: number };
  readonly cameIn: SomeOrders;
  readonly due: SomeOrders;
  readonly late: SomeOrders;
  readonly waitsForSize: SomeOrders;
  readonly disputed: SomeOrders;
}

/** What something is to be done with, what is new, and what is late. */
export async function ordersToday(database: Database): Promise<OrdersToday> {
  const longestFirst = [asc(orders.paidAt), asc(orders.id)];
  const waiting = async (status: OrderStatus) => database.$count(orders, eq(orders.status, status));
  return {
    waiting: {
      paid: await waiting('paid'),
      inProduction: await waiting('in production'),
      shipped: await waiting('shipped'),
    },
    cameIn: await select(
      database,
      gt(orders.createdAt, fromNow(-DAY_MS)),
      [desc(orders.createdAt), desc(orders.id)],
      SOME,
    ),
    due: await select(database, IS_DUE, longestFirst, SOME),
    late: await select(database, IS_LATE, longestFirst, SOME),
    waitsForSize: await select(database, LACKS_SIZE, longestFirst, SOME),
    disputed: await select(database, gt(orders.disputedCents, 0), longestFirst, SOME),
  };
}
