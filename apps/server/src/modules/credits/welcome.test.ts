/** Welcome credits: a part at once, the rest when the address is confirmed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, TEST_PASSWORD, type TestApp, type TestUser } from '../../../test/app.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { tokenTo } from '../../../test/mail.ts';
import { moneyOf } from '../../../test/studio.ts';
import { grantWelcomeCredits } from './grant.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { welcomeCredits: 25, welcomeCreditsAtOnce: 5 } });
});
afterAll(async () => {
  expect(await auditBooks(test.database.database)).toEqual([]);
  await test.close();
});

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const onConfirmation = async ({ headers }: TestUser): Promise<number> =>
  (await test.app.inject({ url: '/api/credits/balance', headers })).json().data.onConfirmation;

describe('welcome credits', () => {
  it('come in part at once, and the rest when the address is confirmed', async () => {
    const user = await registerUser(test.app, 'new@example.com');
    expect(await moneyOf(test.app, user)).toMatchObject({ balance: 5, entries: ['welcome 5'] });
    expect(await onConfirmation(user)).toBe(20);
    const token = await tokenTo(test, 'new@example.com', '/verify-email');
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('verify-email', { token })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await moneyOf(test.app, user)).toMatchObject({
      balance: 25,
      entries: ['welcome 5', 'welcome 20'],
    });
    expect(await onConfirmation(user)).toBe(0);
  });

  it('come when a link for a new password has proved the address, and not again with the other link', async () => {
    const user = await registerUser(test.app, 'forgetful@example.com');
    const verification = await tokenTo(test, 'forgetful@example.com', '/verify-email');
    await post('forgot-password', { email: 'forgetful@example.com' });
    const token = await tokenTo(test, 'forgetful@example.com', '/reset-password');
    const password = `${TEST_PASSWORD} anew`;
    expect((await post('reset-password', { token, password })).statusCode).toBe(200);
    await post('verify-email', { token: verification });
    const { rows } = await test.database.pool.query(
      'select business_key, amount_millis::int as millis from ledger_entries where user_id = $1 order by sequence',
      [user.user.id],
    );
    expect(rows).toEqual([
      { business_key: `welcome:${user.user.id}`, millis: 5_000 },
      { business_key: `welcome-confirmed:${user.user.id}`, millis: 20_000 },
    ]);
  });

  it('are not given twice to those who had them all before they were parted', async () => {
    const user = await registerUser(test.app);
    const give = (millis: number) =>
      test.database.database.transaction((tx) => grantWelcomeCredits(tx, user.user.id, millis));
    await Promise.all(Array.from({ length: 4 }, () => give(25_000)));
    await give(25_000);
    await give(40_000);
    expect((await moneyOf(test.app, user)).entries).toEqual(['welcome 5', 'welcome 20']);
  });
});
