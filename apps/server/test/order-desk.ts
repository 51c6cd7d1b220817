/** Orders and the staff who look after them, for tests of the desk. */
import { randomUUID } from 'node:crypto';
import { type Order, ordersCalls } from '@filigree/contracts';
import {
  deskOrderCalls as calls,
  type DeskCall,
  type DeskOrder,
  type StaffRole,
} from '@filigree/contracts/desk';
import { buildTestApp, registerUser, type TestApp, type TestUser } from './app.ts';
import { seedPieces } from './catalogue.ts';
import { succeed } from './contract.ts';
import { joinDesk, type TestStaff } from './desk.ts';
import { buyCart } from './shop.ts';

export interface OrderDesk {
  readonly test: TestApp;
  readonly staff: Readonly<Record<StaffRole, TestStaff>>;
  /** Whoever buys from now on; before it, nobody does. */
  readonly newCustomer: () => Promise<TestUser>;
  readonly bought: (card?: string) => Promise<Order>;
  /** The order as its buyer sees it. */
  readonly asCustomer: (order: Order) => Promise<Order>;
  readonly read: (order: Order, role?: StaffRole) => Promise<DeskOrder>;
  /** An act on an order, under a key of its own unless one is given. */
  readonly click: (
    call: DeskCall,
    order: Order,
    body: object,
    role?: StaffRole,
    key?: string,
  ) => ReturnType<TestStaff['browser']['send']>;
}

export async function openOrderDesk(): Promise<OrderDesk> {
  const test = await buildTestApp();
  const [ring] = await seedPieces(test, [{ name: 'Willow Ring', priceCents: 129_901 }]);
  const staff = {
    owner: await joinDesk(test, 'owner'),
    bench: await joinDesk(test, 'bench'),
    support: await joinDesk(test, 'support'),
  };
  let customer: TestUser | undefined;
  const buyer = (): TestUser => {
    if (!customer) throw new Error('Nobody buys yet.');
    return customer;
  };
  return {
    test,
    staff,
    newCustomer: async () => {
      customer = await registerUser(test.app);
      return customer;
    },
    bought: async (card) => {
      const sessionId = await buyCart(test, buyer(), { pieceId: ring?.id }, card);
      return succeed(test.app, buyer(), ordersCalls.getOrderBySession, { params: { sessionId } });
    },
    asCustomer: ({ id }) => succeed(test.app, buyer(), ordersCalls.getOrder, { params: { id } }),
    read: async ({ orderNumber: number }, role = 'owner') =>
      (await staff[role].browser.send(calls.deskGetOrder, { params: { number } })).json().data,
    click: (call, { orderNumber: number }, body, role = 'owner', key = randomUUID()) =>
      staff[role].browser.send(call, { params: { number }, headers: { 'idempotency-key': key }, body }),
  };
}
