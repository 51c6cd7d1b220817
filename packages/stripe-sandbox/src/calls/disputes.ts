/** https://docs.stripe.com/api/disputes, ended as in test mode: https://docs.stripe.com/testing#evidence */
import type Stripe from 'stripe';
import { z } from 'zod';
import { invalid } from '../errors.ts';
import { expandSchema, flagSchema, metadataSchema, read, withoutEmpty } from '../http/parameters.ts';
import { tell } from '../objects/event.ts';
import type { Store } from '../storage/store.ts';
import { type Call, type CallAnswer, type CallInput, ok } from './call.ts';
import { listCall, retrieveCall, showWith } from './lists.ts';

const updateSchema = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string().max(20_000).optional() }).optional(),
  metadata: metadataSchema.optional(),
  submit: flagSchema.default(true),
  expand: expandSchema.optional(),
});
const ENDED: readonly string[] = ['won', 'lost', 'warning_closed'];

async function update({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(updateSchema, form);
  const dispute = await store.lock('dispute', id, 'dispute');
  if (given.evidence && ENDED.includes(dispute.status)) throw alreadyClosed();
  const text = given.evidence?.uncategorized_text;
  const changed: Stripe.Dispute = {
    ...dispute,
    evidence: { ...dispute.evidence, ...(text === undefined ? {} : { uncategorized_text: text }) },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || text !== undefined,
      submission_count:
        dispute.evidence_details.submission_count + (given.submit && text !== undefined ? 1 : 0),
    },
    metadata: given.metadata ? withoutEmpty({ ...dispute.metadata, ...given.metadata }) : dispute.metadata,
    status: given.submit && text !== undefined ? underReview(dispute) : dispute.status,
  };
  await store.update(changed);
  await tell(store, 'charge.dispute.updated', changed);
  const ended = given.submit ? await judge(store, changed, text) : changed;
  return ok(await showWith(store, ended, given.expand));
}

/** The words with which the test mode decides. */
async function judge(
  store: Store,
  dispute: Stripe.Dispute,
  text: string | undefined,
): Promise<Stripe.Dispute> {
  if (text === 'winning_evidence') return end(store, dispute, isInquiry(dispute) ? 'warning_closed' : 'won');
  if (text === 'losing_evidence') return end(store, dispute, isInquiry(dispute) ? 'warning_closed' : 'lost');
  return dispute;
}

async function close({ store, form, id }: CallInput): Promise<CallAnswer> {
  const given = read(z.strictObject({ expand: expandSchema.optional() }), form);
  const dispute = await store.lock('dispute', id, 'dispute');
  if (ENDED.includes(dispute.status)) throw alreadyClosed();
  return ok(await showWith(store, await end(store, dispute, 'lost'), given.expand));
}

async function end(store: Store, dispute: Stripe.Dispute, status: 'won' | 'lost' | 'warning_closed') {
  const ended: Stripe.Dispute = { ...dispute, status };
  await store.update(ended);
  if (status === 'won') await tell(store, 'charge.dispute.funds_reinstated', ended);
  await tell(store, 'charge.dispute.closed', ended);
  return ended;
}

const isInquiry = (dispute: Stripe.Dispute) => dispute.status.startsWith('warning_');
const underReview = (dispute: Stripe.Dispute) =>
  isInquiry(dispute) ? 'warning_under_review' : 'under_review';
const alreadyClosed = () => invalid('This dispute is already closed.', { code: 'dispute_already_closed' });

export const disputeCalls: readonly Call[] = [
  listCall('/disputes', 'dispute', ['payment_intent', 'charge']),
  retrieveCall('/disputes/:id', 'dispute'),
  { method: 'POST', path: '/disputes/:id', answer: update },
  { method: 'POST', path: '/disputes/:id/close', answer: close },
];
