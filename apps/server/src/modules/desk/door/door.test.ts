/** How people come to the desk, stay there, and leave it. */
import { deskStaffCalls as calls, deskDoorCalls as door } from '@filigree/contracts/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp } from '../../../../test/app.ts';
import { Browser, codeOf, invite, joinDesk, STAFF_PASSWORD, type TestStaff } from '../../../../test/desk.ts';
import { mailsTo, tokenTo } from '../../../../test/mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const nothing = { message: 'There is nothing at this address.', code: 'NOT_FOUND', status: 404 };
const signIn = (browser: Browser, email: string, code: string, password = STAFF_PASSWORD) =>
  browser.send(door.deskSignIn, { body: { email, password, code } });
const me = async (browser: Browser) => (await browser.send(door.deskMe)).statusCode;
const age = (column: string, interval: string, { id }: TestStaff) =>
  test.database.pool.query(
    `update staff_sessions set ${column} = ${column} - interval '${interval}' where staff_id = $1`,
    [id],
  );

describe('an invitation', () => {
  it('is a mail whose link leads to a password and an authenticator app, and works once', async () => {
    const { email, token } = await invite(test, 'bench');
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({ subject: 'Your place at the desk of Filigree' });
    expect(mail?.link).toContain(`/desk/welcome?token=${token}`);
    const browser = new Browser(test);
    const opened = await browser.send(door.deskInvitation, { body: { token } });
    expect(opened.json().data).toMatchObject({
      email,
      role: 'bench',
      qrCode: expect.stringContaining('svg'),
    });
    const { secret } = opened.json().data;
    const accept = (body: object) => browser.send(door.deskAcceptInvitation, { body: { token, ...body } });
    const good = { name: 'Uma', password: STAFF_PASSWORD, code: codeOf(secret) };
    expect((await accept({ ...good, code: '000000' })).json().error.code).toBe('INVALID_CREDENTIALS');
    expect((await accept({ ...good, password: 'short' })).json().error.message).toContain('12 characters');
    expect((await accept({ ...good, password: 'password1234' })).json().error.code).toBe('VALIDATION_FAILED');
    const accepted = await accept(good);
    expect(accepted.json().data).toMatchObject({ name: 'Uma', email, role: 'bench' });
    expect(await me(browser)).toBe(200);
    expect((await accept(good)).json().error).toEqual(nothing);
    expect((await browser.send(door.deskInvitation, { body: { token } })).json().error).toEqual(nothing);
  });

  it('counts for the secret that was shown last, and for no more than three days', async () => {
    const { token, id } = await invite(test, 'support');
    const browser = new Browser(test);
    const open = async () =>
      (await browser.send(door.deskInvitation, { body: { token } })).json().data.secret;
    const [first, second] = [await open(), await open()];
    const accept = (secret: string) =>
      browser.send(door.deskAcceptInvitation, {
        body: { token, name: 'Uma', password: STAFF_PASSWORD, code: codeOf(secret) },
      });
    expect((await accept(first)).json().error.code).toBe('INVALID_CREDENTIALS');
    await test.database.pool.query(
      `update staff_links set expires_at = expires_at - interval '3 days' where staff_id = $1`,
      [id],
    );
    expect((await accept(second)).json().error).toEqual(nothing);
  });

  it('given again, replaces password and app, and makes strangers of the browsers of before', async () => {
    const owner = await joinDesk(test, 'owner');
    const lost = await joinDesk(test, 'bench');
    const again = await owner.browser.send(calls.deskInviteAgain, { params: { id: lost.id } });
    expect(again.statusCode).toBe(200);
    expect(await me(lost.browser)).toBe(200);
    const token = await tokenTo(test, lost.email, '/desk/welcome');
    const found = new Browser(test);
    const { secret } = (await found.send(door.deskInvitation, { body: { token } })).json().data;
    await found.send(door.deskAcceptInvitation, {
      body: { token, name: 'Uma', password: 'another window 99', code: codeOf(secret, 1) },
    });
    expect([await me(found), await me(lost.browser)]).toEqual([200, 404]);
  });
});

describe('signing in', () => {
  let staff: TestStaff;
  beforeAll(async () => {
    staff = await joinDesk(test, 'support');
  });

  it('takes address, password and a code that was not used before, on a known browser', async () => {
    const { browser, email, secret } = staff;
    await browser.send(door.deskSignOut);
    expect(await me(browser)).toBe(401);
    const code = codeOf(secret);
    const wrong = [
      await signIn(browser, email, code, 'not the password'),
      await signIn(browser, email, '123456'),
      await signIn(browser, 'nobody@example.com', code),
    ];
    expect(wrong.map((answer) => answer.json().error.code)).toEqual(Array(3).fill('INVALID_CREDENTIALS'));
    expect(new Set(wrong.map((answer) => answer.json().error.message)).size).toBe(1);
    expect((await signIn(browser, email.toUpperCase(), code)).statusCode).toBe(200);
    expect((await signIn(browser, email, code)).json().error.code).toBe('INVALID_CREDENTIALS');
    const { rows } = await test.database.pool.query('select last_step > 0 as used from staff where id = $1', [
      staff.id,
    ]);
    expect(rows).toEqual([{ used: true }]);
  });

  it('is not there for a browser that nobody has made known, not even with the right words', async () => {
    const stranger = new Browser(test);
    const right = await signIn(stranger, staff.email, codeOf(staff.secret, 1));
    expect(right.json().error).toEqual(nothing);
    const nonsense = await stranger.send(door.deskSignIn, { body: { what: 1 } });
    expect(nonsense.json().error).toEqual(nothing);
  });

  it('is not for others on a browser that is known for somebody else', async () => {
    const other = await joinDesk(test, 'owner');
    const tried = await signIn(staff.browser, other.email, codeOf(other.secret, 1));
    expect(tried.json().error.code).toBe('INVALID_CREDENTIALS');
  });

  it('reaches another browser by a link of one’s own, which signs nobody in', async () => {
    const member = await joinDesk(test, 'bench');
    expect((await member.browser.send(door.deskDeviceLink)).statusCode).toBe(200);
    const token = await tokenTo(test, member.email, '/desk/device');
    const tablet = new Browser(test);
    const opened = await tablet.send(door.deskOpenDevice, { body: { token } });
    expect(opened.json().data).toEqual({ email: member.email });
    expect(await me(tablet)).toBe(401);
    expect((await signIn(tablet, member.email, codeOf(member.secret))).statusCode).toBe(200);
    const again = await new Browser(test).send(door.deskOpenDevice, { body: { token } });
    expect(again.json().error).toEqual(nothing);
  });

  it('is bounded for each person', async () => {
    const bounded = await buildTestApp({
      database: test.database,
      config: { rateLimits: true },
      deps: { keyring: test.deps.keyring },
    });
    const member = await joinDesk(bounded, 'bench');
    const codes: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      const answer = await signIn(member.browser, member.email, '000000');
      codes.push(answer.json().error.code);
    }
    expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    await bounded.close();
  });
});

describe('a session', () => {
  it('ends after an hour without use, and after twelve hours in any case', async () => {
    const idle = await joinDesk(test, 'bench');
    await age('seen_at', '59 minutes', idle);
    expect(await me(idle.browser)).toBe(200);
    await age('seen_at', '59 minutes', idle);
    expect(await me(idle.browser)).toBe(200);
    await age('seen_at', '61 minutes', idle);
    expect(await me(idle.browser)).toBe(401);
    const long = await joinDesk(test, 'bench');
    await age('ends_at', '12 hours', long);
    expect(await me(long.browser)).toBe(401);
  });

  it('is no session of a customer, and a customer’s is none here', async () => {
    const { browser } = await joinDesk(test, 'owner');
    const asCustomer = await test.app.inject({ url: '/api/auth/me', headers: browser.headers });
    expect(asCustomer.statusCode).toBe(401);
    const refreshed = await test.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: browser.headers,
    });
    expect(refreshed.statusCode).toBe(401);
    const customer = await registerUser(test.app);
    const asStaff = await test.app.inject({
      url: '/api/desk/me',
      headers: { ...customer.headers, cookie: customer.cookie },
    });
    expect(asStaff.statusCode).toBe(404);
  });

  it('takes no request of another website', async () => {
    const { browser } = await joinDesk(test, 'owner');
    const headers = { origin: 'https://elsewhere.example' };
    const foreign = await browser.send(door.deskSignOut, { headers });
    expect(foreign.json().error.code).toBe('FORBIDDEN_ORIGIN');
    expect(await me(browser)).toBe(200);
  });
});

describe('the keys', () => {
  it('are kept as digests and sealed: the database opens nothing', async () => {
    const { secret, id } = await joinDesk(test, 'owner');
    const { rows } = await test.database.pool.query(
      `select (select json_agg(s) from staff s)::text || (select json_agg(s) from staff_sessions s)::text as all,
        encode(sealed_secret, 'escape') as sealed from staff where id = $1`,
      [id],
    );
    expect(rows[0].all + rows[0].sealed).not.toContain(secret);
    expect(rows[0].all).not.toContain(STAFF_PASSWORD);
    expect(rows[0].sealed).toMatch(/^k1:/);
  });
});
