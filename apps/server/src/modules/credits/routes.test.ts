import { reservationSchema } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { moneyOf, send, UNTOUCHED } from '../../../test/studio.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(async () => {
  expect(await auditBooks(test.database.database)).toEqual([]);
  await test.close();
});

const post = (user: TestUser, path: string, body: object) =>
  send(test.app, user, 'POST', `/credits${path}`, body);
async function reserve(user: TestUser, amount: number): Promise<string> {
  const answer = await post(user, '/reserve', { amount, reference: 'a plan of mine' });
  expect(answer.statusCode).toBe(201);
  return reservationSchema.parse(answer.json().data).reservationId;
}

describe('credits over HTTP', () => {
  it('begin with the welcome, and say when they run low', async () => {
    const user = await registerUser(test.app);
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
    await reserve(user, 15.001);
    const balance = await send(test.app, user, 'GET', '/credits/balance');
    expect(balance.json().data).toEqual({ balance: 9.999, reserved: 15.001, low: true, onConfirmation: 0 });
  });

  it('are checked against what can be spent, to the thousandth', async () => {
    const user = await registerUser(test.app);
    await reserve(user, 20);
    const check = async (requiredCredits: number) =>
      (await post(user, '/check', { requiredCredits })).json().data;
    expect(await check(5)).toEqual({ sufficient: true, balance: 5, required: 5, missing: 0 });
    expect(await check(5.001)).toEqual({ sufficient: false, balance: 5, required: 5.001, missing: 0.001 });
  });

  it('are spent by a commit and released by a refund, once', async () => {
    const user = await registerUser(test.app);
    const [spent, released] = [await reserve(user, 4), await reserve(user, 3.5)];
    const commit = await post(user, '/commit', { reservationId: spent });
    expect(commit.json().data).toMatchObject({ state: 'committed', amount: 4 });
    const refund = await post(user, '/refund', { reservationId: released, reason: 'not needed' });
    expect(refund.json().data).toMatchObject({ state: 'refunded', amount: 3.5 });
    expect(await moneyOf(test.app, user)).toEqual({
      balance: 21,
      reserved: 0,
      entries: ['welcome 25', 'reservation -4'],
    });
    for (const [path, reservationId] of [
      ['/commit', spent],
      ['/refund', spent],
      ['/commit', released],
      ['/refund', released],
    ] as const) {
      const again = await post(user, path, { reservationId });
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'RESERVATION_CLOSED']);
    }
    expect((await moneyOf(test.app, user)).balance).toBe(21);
  });

  it('of a job or of somebody else cannot be touched', async () => {
    const [owner, stranger] = [await registerUser(test.app), await registerUser(test.app)];
    const own = await reserve(owner, 1);
    await send(
      test.app,
      owner,
      'POST',
      '/studio/generate',
      { prompt: 'a ring' },
      { prefer: 'respond-async' },
    );
    const { rows } = await test.database.pool.query("select id from reservations where owner = 'job'");
    for (const [user, reservationId] of [
      [stranger, own],
      [owner, rows[0].id],
    ] as const) {
      for (const path of ['/commit', '/refund']) {
        expect((await post(user, path, { reservationId })).statusCode).toBe(404);
      }
    }
    expect(await moneyOf(test.app, owner)).toMatchObject({ balance: 20, reserved: 5 });
  });

  it.each<[string, object, string]>([
    ['nothing', {}, '"amount" is required.'],
    ['zero', { amount: 0, reference: 'x' }, '"amount" must be more than 0.'],
    ['less than zero', { amount: -5, reference: 'x' }, '"amount" must be more than 0.'],
    ['a ten-thousandth', { amount: 1.0001, reference: 'x' }, 'Credits have at most three decimals.'],
    ['too many', { amount: 2_000_000, reference: 'x' }, '"amount" must be at most 1000000.'],
    ['text', { amount: '5', reference: 'x' }, '"amount" must be a number.'],
    ['no purpose', { amount: 5, reference: ' ' }, 'Reference must not be empty.'],
  ])('refuse to reserve %s', async (_what, body, message) => {
    const user = await registerUser(test.app);
    const answer = await post(user, '/reserve', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toBe(message);
    expect(await moneyOf(test.app, user)).toEqual(UNTOUCHED);
  });

  it('list their transactions in bounds', async () => {
    const user = await registerUser(test.app);
    for (const limit of ['0', '201', 'many', '1.5']) {
      expect((await send(test.app, user, 'GET', `/credits/transactions?limit=${limit}`)).statusCode).toBe(
        400,
      );
    }
    const reservationId = await reserve(user, 1);
    await post(user, '/commit', { reservationId });
    const newest = await send(test.app, user, 'GET', '/credits/transactions?limit=1');
    expect(newest.json().data).toMatchObject([{ kind: 'reservation', amount: -1, balanceAfter: 24 }]);
  });
});
