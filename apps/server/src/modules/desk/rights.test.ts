/** Which role may do which act: said here a second time, call by call, so that no right is given by mistake. */
import { type DeskCall, deskCalls, STAFF_ROLES, type StaffRole } from '@filigree/contracts/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import type { Asked } from '../../../test/contract.ts';
import { joinDesk, type TestStaff } from '../../../test/desk.ts';
import { ADDRESS } from '../../../test/shop.ts';

type RightCall = Exclude<
  {
    [Id in keyof typeof deskCalls]: (typeof deskCalls)[Id]['right'] extends 'door' ? never : Id;
  }[keyof typeof deskCalls],
  never
>;

const all = ['owner', 'bench', 'support'] as const;
const owners = ['owner'] as const;
const talking = ['owner', 'support'] as const;
const making = ['owner', 'bench'] as const;
const number = { number: 'FIL-0000-0000' };
const click = { params: number, headers: { 'idempotency-key': 'a-click-of-the-test' } };
const id = { params: { id: '0198c0de-0000-7000-8000-000000000000' } };

/** Of each call: who may, and a request that its schemas take. */
const EXPECTED: Readonly<
  Record<RightCall, { readonly roles: readonly StaffRole[]; readonly asked?: Asked }>
> = {
  deskMe: { roles: all },
  deskDocument: { roles: all },
  deskSignOut: { roles: all },
  deskDeviceLink: { roles: all },
  deskToday: { roles: all },
  deskListOrders: { roles: all },
  deskGetOrder: { roles: all, asked: { params: number } },
  deskMoveOrder: { roles: making, asked: { ...click, body: { to: 'shipped' } } },
  deskCancelOrder: { roles: talking, asked: { ...click, body: {} } },
  deskGiveRingSize: { roles: all, asked: { params: { ...number, position: '1' }, body: { ringSize: 7 } } },
  deskChangeAddress: {
    roles: talking,
    asked: { params: number, body: { shippingAddress: ADDRESS } },
  },
  deskMarkStep: {
    roles: making,
    asked: { params: { ...number, position: '1', step: 'cast' }, body: { done: true } },
  },
  deskNoteOrder: { roles: all, asked: { ...click, body: { text: 'A note' } } },
  deskTellCustomer: { roles: talking, asked: { ...click, body: { text: 'A word' } } },
  deskRefundOrder: { roles: talking, asked: { ...click, body: { amount: 1, reason: 'A scratch' } } },
  deskResendMail: { roles: talking, asked: { ...click, body: { mail: 'receipt' } } },
  deskListStaff: { roles: owners },
  deskInvite: { roles: owners, asked: { body: { email: 'new@example.com', name: 'New', role: 'bench' } } },
  deskInviteAgain: { roles: owners, asked: id },
  deskChangeRole: { roles: owners, asked: { ...id, body: { role: 'owner' } } },
  deskSuspend: { roles: owners, asked: id },
  deskRestore: { roles: owners, asked: id },
  deskListActs: { roles: owners },
};

let test: TestApp;
let staff: Record<StaffRole, TestStaff>;
beforeAll(async () => {
  test = await buildTestApp();
  staff = {
    owner: await joinDesk(test, 'owner'),
    bench: await joinDesk(test, 'bench'),
    support: await joinDesk(test, 'support'),
  };
});
afterAll(() => test.close());

// Signing out comes last: it takes the session of the others.
const pairs = Object.values<DeskCall>(deskCalls)
  .filter(({ right }) => right !== 'door')
  .sort((one, other) => Number(one.id === 'deskSignOut') - Number(other.id === 'deskSignOut'))
  .flatMap((call) => STAFF_ROLES.map((role) => ({ call, role })));

describe('every call', () => {
  it.each(pairs)('$call.id knows what the role $role may', async ({ call, role }) => {
    const { roles, asked } = EXPECTED[call.id as RightCall];
    const answer = await staff[role].browser.send(call, asked);
    if (!roles.includes(role)) {
      expect(answer.json().error).toEqual({
        code: 'FORBIDDEN',
        message: `Your role at the desk, ${role}, does not include this.`,
        status: 403,
      });
      return;
    }
    expect(answer.statusCode).not.toBe(401);
    expect(answer.statusCode).not.toBe(403);
    expect(answer.body).not.toContain('There is nothing at this address.');
    expect([answer.statusCode < 500, answer.body]).toEqual([true, answer.body]);
  });
});
