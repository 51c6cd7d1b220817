/** All that the desk shows of an order, and customers do not see. */
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { staff } from '../../../database/schema/desk.ts';
import { orderNotes, orderRefunds } from '../../../database/schema/order-desk.ts';
import { orderReversals, orders } from '../../../database/schema/orders.ts';
import type { SentMail } from '../../mail/index.ts';
import { findOrder } from '../placed/advance.ts';
import type { FoundOrder } from '../placed/find.ts';
import { mailsOfOrder } from './mails.ts';
import { type StepDone, stepsDone } from './steps.ts';

export interface OrderAtDesk extends FoundOrder {
  readonly reversals: readonly (typeof orderReversals.$inferSelect)[];
  readonly refunds: readonly (typeof orderRefunds.$inferSelect & { readonly by: string })[];
  /** Newest first. */
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly by: string;
    readonly at: Date;
  }[];
  readonly mails: readonly SentMail[];
  readonly steps: readonly StepDone[];
  /** Of this customer. */
  readonly orderCount: number;
}

export async function readOrderAtDesk(database: Database, number: string): Promise<OrderAtDesk | undefined> {
  const found = await findOrder(database, number);
  if (!found) return undefined;
  const { id, userId } = found.order;
  const refunds = await database
    .select({ refund: orderRefunds, by: staff.name })
    .from(orderRefunds)
    .innerJoin(staff, eq(staff.id, orderRefunds.staffId))
    .where(eq(orderRefunds.orderId, id))
    .orderBy(desc(orderRefunds.createdAt));
  const notes = await database
    .select({ id: orderNotes.id, text: orderNotes.text, by: staff.name, at: orderNotes.at })
    .from(orderNotes)
    .innerJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(and(eq(orderNotes.orderId, id), ne(orderNotes.text, '')))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id));
  const [all] = await database
    .select({ total: count() })
    .from(orders)
    .where(userId === null ? sql`false` : eq(orders.userId, userId));
  return {
    ...found,
    reversals: await database
      .select()
      .from(orderReversals)
      .where(eq(orderReversals.orderId, id))
      .orderBy(asc(orderReversals.createdAt), asc(orderReversals.id)),
    refunds: refunds.map(({ refund, by }) => ({ ...refund, by })),
    notes,
    mails: await mailsOfOrder(database, id),
    steps: await stepsDone(database, id),
    orderCount: Math.max(1, all?.total ?? 0),
  };
}
