/** The sandbox's memory: its objects as documents, in a schema of its own. */
import type pg from 'pg';
import type Stripe from 'stripe';
import { missing } from '../errors.ts';

export interface ObjectTypes {
  readonly payment_intent: Stripe.PaymentIntent;
  readonly payment_method: Stripe.PaymentMethod;
  readonly charge: Stripe.Charge;
  readonly refund: Stripe.Refund;
  readonly dispute: Stripe.Dispute;
  readonly 'checkout.session': Stripe.Checkout.Session;
  readonly event: Stripe.Event;
}
export type ObjectType = keyof ObjectTypes;

/** What an object is found by, besides its id. */
export interface Links {
  readonly paymentIntent?: string | null;
  readonly charge?: string | null;
}

/** What the API does not show of an object. */
export type Hidden = Readonly<Record<string, unknown>>;

export interface Filter extends Links {
  readonly createdFromS?: number | undefined;
  readonly createdToS?: number | undefined;
  readonly eventTypes?: readonly string[] | undefined;
  /** Of events: whether they have arrived. */
  readonly delivered?: boolean | undefined;
}

export interface Page {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** Everything of one request, in one transaction. */
export interface Store {
  readonly get: <T extends ObjectType>(type: T, id: string, param?: string) => Promise<ObjectTypes[T]>;
  /** The same, locked until the request ends. */
  readonly lock: <T extends ObjectType>(type: T, id: string, param?: string) => Promise<ObjectTypes[T]>;
  readonly hidden: (id: string) => Promise<Hidden>;
  readonly insert: (object: ObjectTypes[ObjectType], links?: Links, hidden?: Hidden) => Promise<void>;
  readonly update: (object: ObjectTypes[ObjectType], links?: Links) => Promise<void>;
  readonly hide: (id: string, hidden: Hidden) => Promise<void>;
  /** Newest first. */
  readonly list: <T extends ObjectType>(
    type: T,
    filter: Filter,
    page: Page,
  ) => Promise<{ data: ObjectTypes[T][]; has_more: boolean }>;
  readonly client: pg.ClientBase;
}

/** Any number: names the advisory lock under which one process at a time makes the tables. */
const TABLES_LOCK = 7_163_402;

const TABLES = `
CREATE SCHEMA IF NOT EXISTS stripe_sandbox;
CREATE TABLE IF NOT EXISTS stripe_sandbox.objects (
  id text PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  payment_intent text,
  charge text,
  created_s bigint NOT NULL,
  data jsonb NOT NULL,
  hidden jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX IF NOT EXISTS objects_by_type ON stripe_sandbox.objects (type, sequence);
CREATE INDEX IF NOT EXISTS objects_by_payment_intent ON stripe_sandbox.objects (payment_intent, type);
CREATE INDEX IF NOT EXISTS objects_by_charge ON stripe_sandbox.objects (charge, type);
CREATE INDEX IF NOT EXISTS sessions_by_end ON stripe_sandbox.objects ((hidden->>'open_until'))
  WHERE type = 'checkout.session';
CREATE INDEX IF NOT EXISTS payments_by_answer ON stripe_sandbox.objects ((hidden->>'answer_at'))
  WHERE type = 'payment_intent';
CREATE TABLE IF NOT EXISTS stripe_sandbox.idempotent_requests (
  key text PRIMARY KEY,
  fingerprint text NOT NULL,
  request_id text NOT NULL,
  status integer,
  body text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS stripe_sandbox.deliveries (
  event_id text PRIMARY KEY REFERENCES stripe_sandbox.objects (id),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz DEFAULT now(),
  delivered_at timestamptz,
  last_answer text
);
CREATE INDEX IF NOT EXISTS deliveries_due ON stripe_sandbox.deliveries (next_attempt_at)
  WHERE delivered_at IS NULL;
`;

/** Safe to call from several processes at once. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [TABLES_LOCK]);
    await client.query(TABLES);
  });
}

/** What `work` throws undoes all of it. */
export async function inTransaction<T>(pool: pg.Pool, work: (store: Store) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(storeOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function storeOn(client: pg.ClientBase): Store {
  async function find<T extends ObjectType>(type: T, id: string, param: string | undefined, lock: string) {
    const { rows } = await client.query<{ data: ObjectTypes[T] }>(
      `SELECT data FROM stripe_sandbox.objects WHERE id = $1 AND type = $2 ${lock}`,
      [id, type],
    );
    if (!rows[0]) throw missing(type, id, param);
    return rows[0].data;
  }

  return {
    client,
    get: (type, id, param) => find(type, id, param, ''),
    lock: (type, id, param) => find(type, id, param, 'FOR UPDATE'),
    async hidden(id) {
      const { rows } = await client.query<{ hidden: Hidden }>(
        'SELECT hidden FROM stripe_sandbox.objects WHERE id = $1',
        [id],
      );
      return rows[0]?.hidden ?? {};
    },
    async insert(object, links = {}, hidden = {}) {
      await client.query(
        `INSERT INTO stripe_sandbox.objects (id, type, payment_intent, charge, created_s, data, hidden)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          object.id,
          object.object,
          links.paymentIntent ?? null,
          links.charge ?? null,
          object.created,
          JSON.stringify(object),
          JSON.stringify(hidden),
        ],
      );
    },
    async update(object, links = {}) {
      await client.query(
        `UPDATE stripe_sandbox.objects SET data = $2,
           payment_intent = coalesce($3, payment_intent), charge = coalesce($4, charge) WHERE id = $1`,
        [object.id, JSON.stringify(object), links.paymentIntent ?? null, links.charge ?? null],
      );
    },
    async hide(id, hidden) {
      await client.query('UPDATE stripe_sandbox.objects SET hidden = hidden || $2 WHERE id = $1', [
        id,
        JSON.stringify(hidden),
      ]);
    },
    async list(type, filter, page) {
      const backwards = page.ending_before !== undefined;
      const cursor = page.ending_before ?? page.starting_after;
      if (cursor !== undefined) {
        await find(type, cursor, backwards ? 'ending_before' : 'starting_after', '');
      }
      const { rows } = await client.query<{ data: ObjectTypes[typeof type] }>(
        `SELECT data FROM stripe_sandbox.objects
         WHERE type = $1
           AND ($2::text IS NULL OR payment_intent = $2)
           AND ($3::text IS NULL OR charge = $3)
           AND ($4::bigint IS NULL OR created_s >= $4)
           AND ($5::bigint IS NULL OR created_s <= $5)
           AND ($6::text[] IS NULL OR data->>'type' = ANY ($6))
           AND ($9::boolean IS NULL OR $9 = EXISTS (
             SELECT FROM stripe_sandbox.deliveries AS d WHERE d.event_id = id AND d.delivered_at IS NOT NULL))
           AND ($7::text IS NULL OR sequence ${backwards ? '>' : '<'}
             (SELECT sequence FROM stripe_sandbox.objects WHERE id = $7))
         ORDER BY sequence ${backwards ? 'ASC' : 'DESC'} LIMIT $8`,
        [
          type,
          filter.paymentIntent ?? null,
          filter.charge ?? null,
          filter.createdFromS ?? null,
          filter.createdToS ?? null,
          filter.eventTypes ?? null,
          cursor ?? null,
          page.limit + 1,
          filter.delivered ?? null,
        ],
      );
      const data = rows.slice(0, page.limit).map((row) => row.data);
      return { data: backwards ? data.reverse() : data, has_more: rows.length > page.limit };
    },
  };
}
