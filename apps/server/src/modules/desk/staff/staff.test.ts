/** What owners decide of those who are on the desk, and the trail of it. */
import { deskStaffCalls as calls, deskDoorCalls as door } from '@filigree/contracts/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/app.ts';
import { invite, joinDesk, type TestStaff } from '../../../../test/desk.ts';
import { mailsTo } from '../../../../test/mail.ts';

let test: TestApp;
let owner: TestStaff;
beforeAll(async () => {
  test = await buildTestApp();
  owner = await joinDesk(test, 'owner');
});
afterAll(() => test.close());

const acts = async (limit = 100) =>
  (await owner.browser.send(calls.deskListActs, { query: { limit: String(limit) } })).json().data;
const last = async () => (await acts(1)).items[0];

describe('an owner', () => {
  it('invites by mail, once an address, and sees who has come', async () => {
    const body = { email: 'ben@example.com', name: 'Ben', role: 'bench' };
    const invited = await owner.browser.send(calls.deskInvite, { body });
    expect([invited.statusCode, invited.json().data]).toEqual([
      201,
      expect.objectContaining({ ...body, state: 'invited', lastSeenAt: null }),
    ]);
    expect(await mailsTo(test, body.email)).toHaveLength(1);
    const again = await owner.browser.send(calls.deskInvite, { body: { ...body, email: 'BEN@example.com' } });
    expect(again.json().error.code).toBe('CONFLICT');
    const listed = await owner.browser.send(calls.deskListStaff);
    expect(
      listed.json().data.map(({ email, state }: { email: string; state: string }) => `${email} ${state}`),
    ).toEqual([`${owner.email} active`, 'ben@example.com invited']);
    expect(listed.json().data[0].lastSeenAt).toEqual(expect.any(String));
    expect(await last()).toMatchObject({
      act: 'deskInvite',
      subject: 'ben@example.com',
      by: { id: owner.id, name: 'Uma owner' },
      before: null,
      after: { name: 'Ben', role: 'bench' },
    });
  });

  it('suspends somebody at once, whose links and browsers work no more, and lets them in again', async () => {
    const member = await joinDesk(test, 'support');
    const params = { id: member.id };
    await owner.browser.send(calls.deskInviteAgain, { params });
    const suspended = await owner.browser.send(calls.deskSuspend, { params });
    expect(suspended.json().data.state).toBe('suspended');
    expect((await member.browser.send(door.deskMe)).statusCode).toBe(404);
    const invited = await owner.browser.send(calls.deskInviteAgain, { params });
    expect(invited.json().error.code).toBe('CONFLICT');
    const { rows } = await test.database.pool.query('select 1 from staff_links where staff_id = $1', [
      member.id,
    ]);
    expect(rows).toEqual([]);
    expect(await last()).toMatchObject({
      act: 'deskSuspend',
      before: { suspended: false },
      after: { suspended: true },
    });
    const restored = await owner.browser.send(calls.deskRestore, { params });
    expect(restored.json().data.state).toBe('active');
    expect((await member.browser.send(door.deskMe)).statusCode).toBe(401);
  });

  it('gives another role, which counts with the next request; the same again writes nothing down', async () => {
    const member = await joinDesk(test, 'bench');
    const asked = { params: { id: member.id }, body: { role: 'support' } };
    await owner.browser.send(calls.deskChangeRole, asked);
    expect((await member.browser.send(door.deskMe)).json().data.role).toBe('support');
    const { total } = await acts();
    await owner.browser.send(calls.deskChangeRole, asked);
    expect((await acts()).total).toBe(total);
    expect(await last()).toMatchObject({ before: { role: 'bench' }, after: { role: 'support' } });
  });

  it('who is the last to come in stays owner, also when two let go at once', async () => {
    const params = { id: owner.id };
    await invite(test, 'owner');
    for (const answer of [
      await owner.browser.send(calls.deskSuspend, { params }),
      await owner.browser.send(calls.deskChangeRole, { params, body: { role: 'bench' } }),
    ]) {
      expect(answer.json().error.code).toBe('CONFLICT');
    }
    const second = await joinDesk(test, 'owner');
    const answers = await Promise.all([
      owner.browser.send(calls.deskSuspend, { params: { id: second.id } }),
      second.browser.send(calls.deskChangeRole, { params, body: { role: 'bench' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    const { rows } = await test.database.pool.query(
      `select count(*)::int as owners from staff where role = 'owner' and suspended_at is null and password_hash is not null`,
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });
});

describe('the trail', () => {
  it('cannot be changed, shortened or emptied', async () => {
    for (const statement of [
      `update staff_acts set act = 'nothing'`,
      'delete from staff_acts',
      'truncate staff_acts',
    ]) {
      await expect(test.database.pool.query(statement)).rejects.toThrow(/append-only/);
    }
  });

  it('has nothing of what did not come about', async () => {
    const { rows } = await test.database.pool.query('select count(*)::int as acts from staff_acts');
    await owner.browser.send(calls.deskChangeRole, {
      params: { id: '0198c0de-0000-7000-8000-000000000000' },
      body: { role: 'bench' },
    });
    const after = await test.database.pool.query('select count(*)::int as acts from staff_acts');
    expect(after.rows).toEqual(rows);
  });
});
