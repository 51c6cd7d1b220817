import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { paymentEvents } from '../../../database/schema/payments.ts';

/** The provider tries for three days and remembers for thirty; what it cannot send again need not be known again. */
const LIFETIME_DAYS = 90;

export async function removeOldPaymentEvents(database: Database): Promise<void> {
  await database
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, sql`now() - make_interval(days => ${LIFETIME_DAYS})`));
}
