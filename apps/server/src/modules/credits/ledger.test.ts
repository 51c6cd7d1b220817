import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { auditBooks } from '../../../test/ledger.ts';
import { randomFrom } from '../../../test/random.ts';
import { violates } from '../../database/constraint.ts';
import { creditAccounts, ledgerEntries, reservations } from '../../database/schema/credits.ts';
import { readAccount } from './account.ts';
import { commitReservation } from './commit.ts';
import { expireReservations } from './expire.ts';
import { grantCredits } from './grant.ts';
import { refundReservation } from './refund.ts';
import { reserveCredits } from './reserve.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(16);
});
afterAll(() => database.close());

const grant = (userId: string, amountMillis: number, businessKey: string = randomUUID()) =>
  database.database.transaction((tx) =>
    grantCredits(tx, {
      userId,
      kind: 'purchase',
      amountMillis,
      businessKey,
      description: 'Pack',
      reference: 'test',
    }),
  );
const reserve = (userId: string, amountMillis: number, lifetimeMs = 60_000) =>
  database.database.transaction((tx) =>
    reserveCredits(tx, { userId, owner: 'person', amountMillis, reference: 'test', lifetimeMs }),
  );
const commit = (userId: string, id: string, spentMillis?: number) =>
  database.database.transaction((tx) =>
    commitReservation(tx, {
      id,
      userId,
      owner: 'person',
      kind: 'reservation',
      description: 'Spent',
      ...(spentMillis === undefined ? {} : { spentMillis }),
    }),
  );
const refund = (userId: string, id: string) =>
  database.database.transaction((tx) => refundReservation(tx, { id, userId, owner: 'person', reason: null }));
async function held(userId: string, amountMillis: number, lifetimeMs?: number): Promise<string> {
  const reserved = await reserve(userId, amountMillis, lifetimeMs);
  if (!reserved.ok) throw new Error(reserved.failure.message);
  return reserved.value.id;
}
async function standing(userId: string): Promise<{ balance: number; held: number }> {
  const account = await readAccount(database.database, userId);
  return { balance: account.balanceMillis, held: account.heldMillis };
}

describe('the ledger', () => {
  it('grants once for a business key, also when twenty try at the same time', async () => {
    const userId = randomUUID();
    const given = await Promise.all(
      Array.from({ length: 20 }, () => grant(userId, 25_000, `once:${userId}`)),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await standing(userId)).toEqual({ balance: 25_000, held: 0 });
  });

  it('holds, spends a part, and releases the rest', async () => {
    const userId = randomUUID();
    await grant(userId, 10_000);
    const id = await held(userId, 4_000);
    expect(await standing(userId)).toEqual({ balance: 10_000, held: 4_000 });
    const spent = await commit(userId, id, 1_500);
    expect(spent.ok && spent.value.reservation).toMatchObject({ state: 'committed', committedMillis: 1_500 });
    expect(await standing(userId)).toEqual({ balance: 8_500, held: 0 });
    await expect(async () => commit(userId, await held(userId, 1_000), 1_001)).rejects.toThrow(RangeError);
  });

  it('closes a reservation once, whoever comes first', async () => {
    const userId = randomUUID();
    await grant(userId, 10_000);
    const id = await held(userId, 4_000);
    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, () => commit(userId, id)),
      ...Array.from({ length: 10 }, () => refund(userId, id)),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.flatMap((o) => (o.ok ? [] : [o.failure.code]))).toEqual(
      Array(19).fill('RESERVATION_CLOSED'),
    );
    expect(await standing(userId)).toSatisfy(
      (s: { balance: number; held: number }) => s.held === 0 && [6_000, 10_000].includes(s.balance),
    );
  });

  it('knows no reservation of somebody else, nor of a job', async () => {
    const owner = randomUUID();
    const stranger = randomUUID();
    await grant(owner, 10_000);
    const id = await held(owner, 4_000);
    const job = await database.database.transaction((tx) =>
      reserveCredits(tx, {
        userId: owner,
        owner: 'job',
        amountMillis: 1_000,
        reference: 'job',
        lifetimeMs: 60_000,
      }),
    );
    if (!job.ok) throw new Error(job.failure.message);
    for (const outcome of [
      await commit(stranger, id),
      await refund(stranger, id),
      await commit(owner, job.value.id),
      await refund(owner, job.value.id),
    ]) {
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    }
    expect(await standing(owner)).toEqual({ balance: 10_000, held: 5_000 });
  });

  it('releases what has expired, once, and spends nothing of it', async () => {
    const userId = randomUUID();
    await grant(userId, 5_000);
    const id = await held(userId, 2_000, -1);
    expect(await commit(userId, id)).toMatchObject({ ok: false, failure: { code: 'RESERVATION_CLOSED' } });
    const swept = await Promise.all([1, 2, 3].map(() => expireReservations(database.database)));
    expect(swept.reduce((a, b) => a + b, 0)).toBe(1);
    expect(await standing(userId)).toEqual({ balance: 5_000, held: 0 });
    const rows = await database.database.select().from(reservations).where(eq(reservations.id, id));
    expect(rows[0]?.state).toBe('expired');
  });

  it('never sells a credit twice: 200 reserves at once on one balance', async () => {
    const userId = randomUUID();
    await grant(userId, 37_500);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => reserve(userId, 1_000)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(37);
    expect(await standing(userId)).toEqual({ balance: 37_500, held: 37_000 });
    expect(await auditBooks(database.database)).toEqual([]);
  });

  it('keeps its books under random work of many at once', async () => {
    const seed = Date.now() % 2 ** 31;
    const { next: random } = randomFrom(seed);
    const users = Array.from({ length: 4 }, () => randomUUID());
    const open: { userId: string; id: string }[] = [];
    let granted = 0;
    let spent = 0;
    const steps = Array.from({ length: 300 }, () => ({
      userId: users[Math.floor(random() * users.length)]!,
      what: random(),
      amount: 1 + Math.floor(random() * 5_000),
    }));
    const work = async ({ userId, what, amount }: (typeof steps)[number]) => {
      if (what < 0.2) {
        if (await grant(userId, amount)) granted += amount;
      } else if (what < 0.6) {
        const reserved = await reserve(userId, amount, what < 0.25 ? -1 : 60_000);
        if (reserved.ok) open.push({ userId, id: reserved.value.id });
      } else if (what < 0.95) {
        const chosen = open.splice(Math.floor(random() * open.length), 1)[0];
        if (!chosen) return;
        if (what < 0.75) return void (await refund(chosen.userId, chosen.id));
        const committed = await commit(chosen.userId, chosen.id, what < 0.85 ? 1 : undefined);
        if (committed.ok) spent += committed.value.reservation.committedMillis ?? 0;
      } else await expireReservations(database.database);
    };
    for (let at = 0; at < steps.length; at += 12) await Promise.all(steps.slice(at, at + 12).map(work));

    expect(await auditBooks(database.database), `seed ${seed}`).toEqual([]);
    const standings = await Promise.all(users.map(standing));
    expect(
      standings.reduce((sum, { balance }) => sum + balance, 0),
      `seed ${seed}`,
    ).toBe(granted - spent);
  });
});

describe('the database itself', () => {
  const refused = async (query: Promise<unknown>, constraint: string) =>
    expect(await query.catch((error: unknown) => violates(error, constraint))).toBe(true);

  it('refuses to change, remove or misstate an entry, and to overdraw an account', async () => {
    const userId = randomUUID();
    await grant(userId, 1_000);
    const db = database.database;
    const mine = eq(ledgerEntries.userId, userId);
    await refused(
      db.update(ledgerEntries).set({ amountMillis: 5 }).where(mine),
      'ledger_entries_append_only',
    );
    await refused(db.delete(ledgerEntries).where(mine), 'ledger_entries_append_only');
    await refused(db.execute(sql`truncate ledger_entries`), 'ledger_entries_append_only');
    const entry = {
      id: randomUUID(),
      userId,
      kind: 'adjustment',
      description: '',
      reference: '',
      businessKey: randomUUID(),
    } as const;
    const insert = (amountMillis: number, balanceAfterMillis: number) =>
      db.insert(ledgerEntries).values({ ...entry, amountMillis, balanceAfterMillis });
    await refused(insert(5, 1_006), 'ledger_entries_chained_balance');
    await refused(insert(0, 1_000), 'ledger_entries_amount_not_zero');
    const account = eq(creditAccounts.userId, userId);
    await refused(
      db.update(creditAccounts).set({ heldMillis: 1_001 }).where(account),
      'credit_accounts_spendable_not_negative',
    );
    await refused(
      db.update(creditAccounts).set({ heldMillis: -1 }).where(account),
      'credit_accounts_held_not_negative',
    );
  });
});
