/** What the bench has done to the pieces of an order. */
import { MAKING_STEPS, type MakingStep } from '@filigree/contracts/desk';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { staff } from '../../../database/schema/desk.ts';
import { orderSteps } from '../../../database/schema/order-desk.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import type { OrderContext } from '../context.ts';
import { linesOf } from '../placed/lines.ts';
import { withOrder } from './notes.ts';
import type { Witness } from './witness.ts';

export interface StepDone {
  /** Of the line, from 1. */
  readonly position: number;
  readonly step: MakingStep;
  readonly by: string;
  readonly at: Date;
}

/** Those that are done, in the order of making. */
export async function stepsDone(database: Queryable, orderId: string): Promise<StepDone[]> {
  const { position, step, isDone, at, id } = orderSteps;
  const newest = await database
    .selectDistinctOn([position, step], { position, step, isDone, at, by: staff.name })
    .from(orderSteps)
    .innerJoin(staff, eq(staff.id, orderSteps.staffId))
    .where(eq(orderSteps.orderId, orderId))
    .orderBy(asc(position), asc(step), desc(at), desc(id));
  return newest
    .filter((row) => row.isDone)
    .map(({ isDone: _, ...row }) => row)
    .sort((one, other) => MAKING_STEPS.indexOf(one.step) - MAKING_STEPS.indexOf(other.step));
}

export interface StepMark {
  readonly position: number;
  readonly step: MakingStep;
  readonly isDone: boolean;
  readonly staffId: string;
}

/**
 * Says that a step is done, or takes that back; what is so already changes nothing. Fails with NOT_FOUND for an order or
 * a line that is not there, with CONFLICT for an order that is not in production.
 */
export function markStep(
  context: OrderContext,
  number: string,
  { position, step, isDone, staffId }: StepMark,
  witness: Witness,
): Promise<Result<void>> {
  return withOrder(context, number, async (tx, order) => {
    const line = (await linesOf(tx, [order.id])).find((one) => one.position === position);
    if (!line) return fail('NOT_FOUND', `${order.orderNumber} has no line ${position}.`);
    if (order.status !== 'in production')
      return fail('CONFLICT', `${order.orderNumber} is "${order.status}": nothing of it is being made.`);
    const [last] = await tx
      .select({ isDone: orderSteps.isDone })
      .from(orderSteps)
      .where(
        and(eq(orderSteps.orderId, order.id), eq(orderSteps.position, position), eq(orderSteps.step, step)),
      )
      .orderBy(desc(orderSteps.at), desc(orderSteps.id))
      .limit(1);
    const wasDone = last?.isDone ?? false;
    if (wasDone === isDone) return ok(undefined);
    const told = { line: position, step };
    await witness(tx, { before: { ...told, done: wasDone }, after: { ...told, done: isDone } });
    await tx.insert(orderSteps).values({ id: newId(), orderId: order.id, position, step, isDone, staffId });
    return ok(undefined);
  });
}
