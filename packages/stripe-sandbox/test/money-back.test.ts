import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.events());

const paid = (token = 'pm_card_visa') =>
  shop.stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    payment_method: token,
  });
const typesNow = async () => (await shop.events()).map(({ type }) => type);
const chargeOf = async (intent: Stripe.PaymentIntent) =>
  shop.stripe.charges.retrieve(intent.latest_charge as string, { expand: ['refunds'] });
const disputeOf = async (intent: Stripe.PaymentIntent) => {
  const { data } = await shop.stripe.disputes.list({ payment_intent: intent.id });
  return data[0]!;
};

describe('a refund', () => {
  it('gives back a part, then the rest, then nothing more', async () => {
    const intent = await paid();
    await shop.events();
    const part = await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 300 });
    expect(part).toMatchObject({
      object: 'refund',
      amount: 300,
      status: 'succeeded',
      payment_intent: intent.id,
    });
    expect(await typesNow()).toEqual(['refund.created', 'charge.refunded']);
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 300, refunded: false });
    await expect(
      shop.stripe.refunds.create({ payment_intent: intent.id, amount: 701 }),
    ).rejects.toMatchObject({
      message: 'Refund amount ($7.01) is greater than unrefunded amount on charge ($7.00)',
    });
    await shop.stripe.refunds.create({
      charge: intent.latest_charge as string,
      reason: 'requested_by_customer',
    });
    const charge = await chargeOf(intent);
    expect(charge).toMatchObject({ amount_refunded: 1_000, refunded: true });
    expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([700, 300]);
    await expect(shop.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('of two at the same time never gives back more than was paid', async () => {
    const intent = await paid();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => shop.stripe.refunds.create({ payment_intent: intent.id, amount: 400 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await chargeOf(intent)).amount_refunded).toBe(800);
  });

  it('may fail at the bank, and then the charge has its money again', async () => {
    const intent = await paid();
    const refund = await shop.stripe.refunds.create({ payment_intent: intent.id });
    await shop.sandbox.failRefund(refund.id);
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await typesNow()).toContain('refund.failed');
  });

  it('needs a payment', async () => {
    const open = await shop.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    await expect(shop.stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(shop.stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a dispute', () => {
  it('takes the money, and gives it back when it is won', async () => {
    const intent = await paid('pm_card_createDispute');
    expect(await typesNow()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    expect(await chargeOf(intent)).toMatchObject({ disputed: true });
    const dispute = await disputeOf(intent);
    expect(dispute).toMatchObject({ amount: 1_000, reason: 'fraudulent', status: 'needs_response' });
    await expect(shop.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    const won = await shop.stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won).toMatchObject({
      status: 'won',
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
    expect(await typesNow()).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
    await expect(shop.stripe.disputes.close(dispute.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is lost by evidence that does not convince, or by giving in', async () => {
    const [weak, given] = [await paid('pm_card_createDispute'), await paid('pm_card_createDispute')];
    const { id } = await disputeOf(weak);
    expect(
      await shop.stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } }),
    ).toMatchObject({ status: 'lost' });
    expect(await shop.stripe.disputes.close((await disputeOf(given)).id)).toMatchObject({ status: 'lost' });
  });

  it('may be a mere question of the bank', async () => {
    const intent = await paid('pm_card_createDisputeInquiry');
    expect(await typesNow()).not.toContain('charge.dispute.funds_withdrawn');
    expect((await disputeOf(intent)).status).toBe('warning_needs_response');
    expect((await shop.stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
  });
});
