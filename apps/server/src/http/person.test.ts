/**
 * Everything a person owns: the tables are asked, so that a new one cannot be forgotten. Each table that belongs to
 * somebody is read for the export, or is named here with the reason why not; and each goes with the account, or is
 * named with the reason why it stays.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, registerUser, type TestApp, type TestUser } from '../../test/app.ts';
import { ownedParts } from './person.ts';

interface Belonging {
  /** Parts of the export that read it, or why none does. */
  readonly exported: readonly string[] | string;
  /** `goes` by the foreign keys; else why it stays. */
  readonly leaving: 'goes' | { readonly stays: string };
}

const books = { stays: 'the books must add up; under an id that is nobody’s any more' } as const;
const SECRET = 'secrets, and whether they are there is told by the profile';

const BELONGINGS: Readonly<Record<string, Belonging>> = {
  users: { exported: ['profile'], leaving: 'goes' },
  identities: { exported: ['signInsElsewhere'], leaving: 'goes' },
  sessions: { exported: ['sessions'], leaving: 'goes' },
  two_factors: { exported: ['profile'], leaving: 'goes' },
  recovery_codes: { exported: SECRET, leaving: 'goes' },
  sign_in_challenges: { exported: 'digests of secrets that live for minutes', leaving: 'goes' },
  one_time_tokens: { exported: 'digests of secrets; the mails that held them are told', leaving: 'goes' },
  preferences: { exported: ['preferences'], leaving: 'goes' },
  studio_jobs: { exported: ['generations'], leaving: 'goes' },
  job_pictures: { exported: 'work under way; done, it is a version of a variation', leaving: 'goes' },
  job_previews: { exported: 'rough pictures of work under way', leaving: 'goes' },
  variations: { exported: ['variations'], leaving: 'goes' },
  variation_versions: { exported: ['variations'], leaving: 'goes' },
  drafts: { exported: ['drafts'], leaving: 'goes' },
  collections: { exported: ['collections'], leaving: 'goes' },
  collection_items: { exported: ['collections'], leaving: 'goes' },
  boards: { exported: ['boards'], leaving: 'goes' },
  board_images: { exported: ['boards'], leaving: 'goes' },
  board_pieces: { exported: ['boards'], leaving: 'goes' },
  favorites: { exported: ['favorites'], leaving: 'goes' },
  images: {
    exported: ['images'],
    leaving: { stays: 'without its person until its file is gone, and then goes' },
  },
  cart_items: { exported: ['cart'], leaving: 'goes' },
  checkouts: { exported: ['checkouts'], leaving: books },
  orders: { exported: ['orders'], leaving: books },
  order_lines: { exported: ['orders'], leaving: books },
  order_ring_sizes: { exported: ['orders'], leaving: books },
  order_events: { exported: ['orders'], leaving: books },
  order_notes: {
    exported: 'words of the shop to itself, which a person of the shop tells on request',
    leaving: { stays: 'emptied: that somebody noted something stays, and not what' },
  },
  order_steps: { exported: 'who of the staff made what, when', leaving: books },
  order_refunds: { exported: 'what came of them is told by the order', leaving: books },
  order_reversals: { exported: 'summed up in its order, and told in its history', leaving: books },
  credit_accounts: { exported: ['credits'], leaving: books },
  reservations: { exported: ['creditReservations'], leaving: books },
  ledger_entries: { exported: ['creditTransactions'], leaving: books },
  credit_purchases: { exported: ['creditPurchases'], leaving: books },
  purchase_reversals: { exported: 'summed up in its purchase, and told by the ledger', leaving: books },
  mail_outbox: { exported: ['mails'], leaving: 'goes' },
};

let test: TestApp;
let user: TestUser;
beforeAll(async () => {
  test = await buildTestApp();
  user = await registerUser(test.app);
  // A row in each: parts that find nothing at the top do not look further.
  await test.database.pool.query(
    `with v as (insert into variations (id, user_id, prompt) values (gen_random_uuid(), $1, 'x') returning id),
     c as (insert into collections (id, user_id, name, description)
       values (gen_random_uuid(), $1, 'x', '') returning id),
     b as (insert into boards (id, user_id, name, description) values (gen_random_uuid(), $1, 'x', '') returning id),
     k as (insert into checkouts (id, user_id, state, fingerprint, origin, lines, subtotal_cents, shipping_cents,
         tax_cents, total_cents, expires_at)
       values (gen_random_uuid(), $1, 'ordered', 'x', 'x', '[]', 1, 0, 0, 1, now()) returning id),
     o as (insert into orders (id, order_number, checkout_id, session_id, user_id, status, subtotal_cents,
         shipping_cents, tax_cents, total_cents)
       select gen_random_uuid(), 'FIL-0000-0000', id, 'cs_x', $1, 'pending', 1, 0, 0, 1 from k returning id)
     select from v, c, b, o`,
    [user.user.id],
  );
});
afterAll(() => test.close());

/** Tables with a column for a person, and tables whose rows are parts of theirs. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `WITH RECURSIVE belonging AS (
       SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind = 'r' AND (c.relname = 'users' OR EXISTS (
         SELECT FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attname ~ '(^|_)(user|person|owner|account|buyer)_id$'))
       UNION
       SELECT f.conrelid FROM pg_constraint f JOIN belonging ON f.confrelid = belonging.oid WHERE f.contype = 'f')
     SELECT c.relname AS name FROM belonging JOIN pg_class c USING (oid) ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/** Tables whose rows the database takes out when it takes out a row of `users`. */
async function tablesThatGo(): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `WITH RECURSIVE going AS (
       SELECT 'users'::regclass::oid AS oid
       UNION
       SELECT f.conrelid FROM pg_constraint f JOIN going ON f.confrelid = going.oid
       WHERE f.contype = 'f' AND f.confdeltype = 'c')
     SELECT c.relname AS name FROM going JOIN pg_class c USING (oid) ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

type Read = () => Promise<unknown> | AsyncIterable<unknown>;
const partsOf = (): Record<string, Read> =>
  Object.assign({}, ...ownedParts.map((part) => part(test.database.database, user.user.id)));

async function read(part: Read): Promise<unknown> {
  const given = part();
  if (!(Symbol.asyncIterator in given)) return given;
  const rows: unknown[] = [];
  for await (const row of given) rows.push(row);
  return rows;
}

describe('what a person owns', () => {
  it('is every table that the database has of people, and nothing else', async () => {
    expect(await tablesOfPeople()).toEqual(Object.keys(BELONGINGS).sort());
  });

  it.each(Object.entries(BELONGINGS))(
    '%s is read by the parts that are said to',
    async (table, { exported }) => {
      const parts = partsOf();
      if (typeof exported === 'string') return expect(exported.length).toBeGreaterThan(10);
      for (const name of exported) {
        const part = parts[name]!;
        await read(part);
        // Without the table, who reads it fails.
        await test.database.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
        const failed = await read(part).then(
          () => false,
          () => true,
        );
        await test.database.pool.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
        expect([table, name, failed]).toEqual([table, name, true]);
      }
    },
  );

  it('stands in the export under a name that a table has', () => {
    const told = Object.values(BELONGINGS).flatMap(({ exported }) =>
      typeof exported === 'string' ? [] : exported,
    );
    expect([...new Set(told)].sort()).toEqual(Object.keys(partsOf()).sort());
  });

  it('goes with the account, but for what is said to stay', async () => {
    const going = Object.entries(BELONGINGS).flatMap(([table, { leaving }]) =>
      leaving === 'goes' ? [table] : [],
    );
    expect(await tablesThatGo()).toEqual(going.sort());
  });
});
