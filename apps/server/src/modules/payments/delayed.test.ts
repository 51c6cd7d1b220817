/** Credits that are paid from a bank account: none before the bank has paid. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { mailsTo } from '../../../test/mail.ts';
import {
  ACCOUNTS,
  balanceOf,
  banksAnswer,
  beginPayment,
  deliver,
  deliverAll,
  intentIdOf,
  payByBank,
  payByCard,
  takeDeliveries,
} from '../../../test/payments.ts';
import { abandonOldPurchases, paymentContext, reconcileCredits } from './index.ts';

const WELCOME = 25;
const STARTER = 50;

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  user = await registerUser(test.app);
});
afterAll(() => test.close());

const settle = async (secret: string) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/payments/settle',
    headers: user.headers,
    payload: { paymentIntentId: intentIdOf(secret) },
  });
  return answer.json().data;
};
const receipts = async () =>
  (await mailsTo(test, user.user.email)).filter(({ subject }) => subject.includes('receipt'));

describe('credits that are paid from a bank account', () => {
  it('are processing, and come when the bank pays, once', async () => {
    const secret = await beginPayment(test, user);
    expect((await payByBank(test, secret, ACCOUNTS.good)).intent.status).toBe('processing');
    await deliverAll(test);
    expect(await settle(secret)).toMatchObject({ status: 'processing', balance: WELCOME });
    expect(await receipts()).toEqual([]);

    expect(await banksAnswer(test)).toBe(1);
    const events = await takeDeliveries(test);
    for (const event of [...events, ...events]) expect(await deliver(test, event)).toBe(200);
    expect(await settle(secret)).toMatchObject({ status: 'paid', balance: WELCOME + STARTER });
    expect(await receipts()).toHaveLength(1);
  });

  it('do not come when it does not pay, and the same payment can be made by card', async () => {
    const secret = await beginPayment(test, user);
    await payByBank(test, secret, ACCOUNTS.noFunds);
    await banksAnswer(test);
    await deliverAll(test);
    expect(await settle(secret)).toMatchObject({ status: 'unpaid', balance: WELCOME });
    expect(await beginPayment(test, user)).toBe(secret);
    expect((await payByCard(test, secret)).intent.status).toBe('succeeded');
    await deliverAll(test);
    expect(await balanceOf(test, user)).toBe(WELCOME + STARTER);
    expect(await receipts()).toHaveLength(1);
  });

  it('leave books that add up', async () => {
    const { differences } = await reconcileCredits(paymentContext(test.deps), { settle: false });
    expect(differences).toEqual([]);
  });
});

describe('purchases that nobody pays', () => {
  it('end all at once, however many, also behind one whose bank still thinks it over', async () => {
    const secret = await beginPayment(test, user);
    await payByBank(test, secret, ACCOUNTS.good);
    await test.database.pool.query(
      `UPDATE credit_purchases SET created_at = created_at - interval '26 hours' WHERE user_id = $1`,
      [user.user.id],
    );
    // Their ids come after its own.
    await test.database.pool.query(
      `INSERT INTO credit_purchases (id, user_id, package_id, package_name, credits_millis, price_cents, created_at)
       SELECT ('ffffffff-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), pack.id, 'Pack', 1000, 100,
         now() - interval '26 hours'
       FROM (SELECT id FROM credit_packages LIMIT 1) pack, generate_series(1, 120) n`,
    );
    await abandonOldPurchases(paymentContext(test.deps));
    const { rows } = await test.database.pool.query(
      `SELECT user_id FROM credit_purchases WHERE state IN ('open', 'replaced') AND created_at < now() - interval '26 hours'`,
    );
    expect(rows).toEqual([{ user_id: user.user.id }]);
  });
});
