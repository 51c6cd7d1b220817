/** https://docs.stripe.com/api/refunds */
import type Stripe from 'stripe';
import { z } from 'zod';
import { invalid } from '../errors.ts';
import {
  expandSchema,
  MAX_AMOUNT,
  metadataSchema,
  read,
  wholeSchema,
  withoutEmpty,
} from '../http/parameters.ts';
import { tell } from '../objects/event.ts';
import { makeRefund } from '../objects/refund.ts';
import type { Store } from '../storage/store.ts';
import { type Call, type CallAnswer, type CallInput, ok } from './call.ts';
import { listCall, retrieveCall, showWith } from './lists.ts';

const createSchema = z.strictObject({
  payment_intent: z.string().max(200).optional(),
  charge: z.string().max(200).optional(),
  amount: wholeSchema(1, MAX_AMOUNT).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadataSchema.optional(),
  expand: expandSchema.optional(),
});

async function create({ store, form }: CallInput): Promise<CallAnswer> {
  const given = read(createSchema, form);
  const charge = await chargeToRefund(store, given);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (charge.disputed && !(await isRefundable(store, charge.id))) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = given.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      {
        param: 'amount',
      },
    );
  }
  const refund = makeRefund({
    charge,
    amount,
    reason: given.reason ?? null,
    metadata: withoutEmpty(given.metadata ?? {}),
  });
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  await store.insert(refund, { paymentIntent: charge.payment_intent as string, charge: charge.id });
  await store.update(refunded);
  await tell(store, 'refund.created', refund);
  await tell(store, 'charge.refunded', refunded);
  return ok(await showWith(store, refund, given.expand));
}

async function chargeToRefund(
  store: Store,
  { charge, payment_intent: intentId }: z.infer<typeof createSchema>,
): Promise<Stripe.Charge> {
  if ((charge === undefined) === (intentId === undefined)) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (charge !== undefined) return paid(await store.lock('charge', charge, 'charge'));
  const intent = await store.get('payment_intent', intentId!, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  return paid(await store.lock('charge', intent.latest_charge));
}

function paid(charge: Stripe.Charge): Stripe.Charge {
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid; there is nothing to refund.`);
  return charge;
}

async function isRefundable(store: Store, chargeId: string): Promise<boolean> {
  const { data } = await store.list('dispute', { charge: chargeId }, { limit: 100 });
  return data.every((dispute) => dispute.is_charge_refundable || dispute.status === 'won');
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const cancelledBecause = 'expired_or_canceled_card';

/**
 * The bank could not give a refund back (https://docs.stripe.com/refunds#failed-refunds). No call of the API does
 * this: tests do, through the sandbox itself.
 */
export async function failRefund(store: Store, id: string): Promise<void> {
  const refund = await store.lock('refund', id);
  if (refund.status !== 'succeeded') throw new Error(`${id} has the status ${refund.status}.`);
  const charge = await store.lock('charge', refund.charge as string);
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: cancelledBecause };
  await store.update(failed);
  await store.update({ ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  await tell(store, 'refund.failed', failed);
}

export const refundCalls: readonly Call[] = [
  { method: 'POST', path: '/refunds', answer: create },
  listCall('/refunds', 'refund', ['payment_intent', 'charge']),
  retrieveCall('/refunds/:id', 'refund'),
];
