import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { balanceOf, buyCredits, CARDS, deliverAll } from '../../../test/payments.ts';
import { creditPurchases } from '../../database/schema/payments.ts';
import { paymentContext, reconcileCredits } from './index.ts';
import { reverse } from './purchases/reverse.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const WELCOME = 25;
const stripe = () => test.deps.payments.stripe;
const transactions = async ({ headers }: TestUser) =>
  (await test.app.inject({ url: '/api/credits/transactions', headers })).json().data;
const spend = async ({ headers }: TestUser, amount: number) => {
  const reserved = await test.app.inject({
    method: 'POST',
    url: '/api/credits/reserve',
    headers,
    payload: { amount, reference: 'test' },
  });
  const { reservationId } = reserved.json().data;
  return test.app.inject({ method: 'POST', url: '/api/credits/commit', headers, payload: { reservationId } });
};
const bought = async (packName?: string, card?: string) => {
  const user = await registerUser(test.app);
  const id = await buyCredits(test, user, packName, card);
  await deliverAll(test);
  return { user, id };
};
const disputeOf = async (id: string) => (await stripe().disputes.list({ payment_intent: id })).data[0]!;

describe('money that goes back', () => {
  it('takes its share of the credits, part by part, and all of them in the end', async () => {
    const { user, id } = await bought('Creator');
    await stripe().refunds.create({ payment_intent: id, amount: 1_000 });
    await deliverAll(test);
    // 200 000 thousandths x 1000 / 3490, rounded down for the buyer.
    expect(await balanceOf(test, user)).toBe(167.694);
    await stripe().refunds.create({ payment_intent: id });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME);
    expect(await transactions(user)).toMatchObject([
      { kind: 'clawback', amount: -142.694, description: 'Creator: payment returned' },
      { kind: 'clawback', amount: -57.306 },
      { kind: 'purchase', amount: 200 },
      { kind: 'welcome' },
    ]);
  });

  it('takes spent credits too: the balance goes below zero, and only a purchase lifts it', async () => {
    const { user, id } = await bought('Starter');
    expect((await spend(user, 60)).statusCode).toBe(200);
    await stripe().refunds.create({ payment_intent: id });
    await deliverAll(test);
    const balance = await test.app.inject({ url: '/api/credits/balance', headers: user.headers });
    expect(balance.json().data).toEqual({ balance: -35, reserved: 0, low: true, onConfirmation: 0 });
    const refused = await test.app.inject({
      method: 'POST',
      url: '/api/credits/reserve',
      headers: user.headers,
      payload: { amount: 0.001, reference: 'test' },
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'INSUFFICIENT_CREDITS']);
    await buyCredits(test, user);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(15);
  });

  it('leaves what a job holds in its hands, and the books right when it lets go', async () => {
    const { user, id } = await bought('Starter');
    const held = await test.app.inject({
      method: 'POST',
      url: '/api/credits/reserve',
      headers: user.headers,
      payload: { amount: 70, reference: 'held' },
    });
    await stripe().refunds.create({ payment_intent: id });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(25 - 70);
    const { reservationId } = held.json().data;
    await test.app.inject({
      method: 'POST',
      url: '/api/credits/refund',
      headers: user.headers,
      payload: { reservationId },
    });
    expect(await balanceOf(test, user)).toBe(WELCOME);
  });

  it('by a dispute takes the credits at once, and gives them back when it is won', async () => {
    const { user, id } = await bought('Starter', CARDS.disputed);
    expect(await balanceOf(test, user)).toBe(WELCOME);
    await stripe().disputes.update((await disputeOf(id)).id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
    expect((await transactions(user)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'restoration',
      'clawback',
      'purchase',
      'welcome',
    ]);
  });

  it('by a dispute that is lost stays away', async () => {
    const { user, id } = await bought('Starter', CARDS.disputed);
    await stripe().disputes.close((await disputeOf(id)).id);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME);
  });

  it('gives the credits back when a refund fails at the bank', async () => {
    const { user, id } = await bought('Starter');
    const refund = await stripe().refunds.create({ payment_intent: id, amount: 500 });
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBeLessThan(WELCOME + 50);
    await test.deps.payments.sandbox!.failRefund(refund.id);
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('is not taken again by an old answer of the provider that comes late', async () => {
    const { user, id } = await bought('Starter', CARDS.disputed);
    const dispute = await disputeOf(id);
    await stripe().disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    await deliverAll(test);
    const late = { id: dispute.id, kind: 'dispute', amountCents: dispute.amount, state: 'standing' } as const;
    const { database } = test.database;
    const after = await database.transaction(async (tx) => {
      const mine = eq(creditPurchases.paymentIntentId, id);
      const [purchase] = await tx.select().from(creditPurchases).where(mine).for('update');
      return reverse(tx, purchase!, [late]);
    });
    expect(after).toMatchObject({ takenMillis: 0, reversalEntries: 2 });
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('is nothing while a bank only asks', async () => {
    const { user } = await bought('Starter', '4000000000001976');
    expect(await balanceOf(test, user)).toBe(WELCOME + 50);
  });

  it('keeps the books, here and at the provider', async () => {
    expect(await auditBooks(test.database.database)).toEqual([]);
    const { differences, totals } = await reconcileCredits(paymentContext(test.deps), { settle: false });
    expect(differences).toEqual([]);
    expect(totals.payments).toBe(9);
  });
});
