/**
 * What tests in chaos share: two applications as two processes on one database, a database that breaks off between any
 * two steps, answers of the provider that get lost, and events that are dropped, doubled, shuffled and late.
 */
import Stripe from 'stripe';
import { buildTestApp, type TestApp } from './app.ts';
import { type Delivery, deliver } from './payments.ts';
import type { Random } from './random.ts';

/** Seeds that differ from run to run; a test prints the one that failed. */
export const stormSeeds = (rounds: number): number[] =>
  Array.from({ length: rounds }, (_, at) => (Date.now() + at * 7_919) % 2 ** 31);

export interface Storm {
  readonly first: TestApp;
  readonly second: TestApp;
  /** Every n-th row that is written breaks its transaction off; null: none. */
  readonly breakEvery: (n: number | null) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** @param tables whose rows may break off as they are written */
export async function openStorm(tables: readonly string[]): Promise<Storm> {
  const first = await buildTestApp();
  const second = await buildTestApp({
    database: first.database,
    deps: { keyring: first.deps.keyring, payments: first.deps.payments },
  });
  await first.database.pool.query(`
    CREATE SEQUENCE chaos_steps;
    CREATE TABLE chaos (breaks_every integer);
    INSERT INTO chaos VALUES (NULL);
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('chaos_steps') % (SELECT breaks_every FROM chaos) = 0 THEN
        RAISE EXCEPTION 'broken off' USING ERRCODE = 'admin_shutdown';
      END IF;
      RETURN NULL;
    END $$;
    ${tables.map((table) => `CREATE TRIGGER chaos AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION break_off();`).join('\n')}
  `);
  return {
    first,
    second,
    breakEvery: (n) => first.database.pool.query('UPDATE chaos SET breaks_every = $1', [n]),
    async close() {
      await second.close();
      await first.close();
    },
  };
}

/** Losing an answer on the way must change nothing: what the client reports is an error, what it did was done. */
export function lossy<Args extends unknown[], T>(
  random: Random,
  self: object,
  call: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  return async (...args) => {
    const answer = await call.apply(self, args);
    if (random.next() < 0.1)
      throw new Stripe.errors.StripeConnectionError({ message: 'lost', type: 'api_error' });
    return answer;
  };
}

export interface Post {
  /** The provider sends what is due. Some of it never arrives, some twice, the rest whenever it pleases. */
  readonly send: () => Promise<void>;
  /** So many of those that are under way arrive, in any order, at the same time. */
  readonly arrive: (howMany: number) => Promise<void>;
  /** Until nothing is under way any more. */
  readonly arriveAll: () => Promise<void>;
  /** Everything that was ever sent. */
  readonly sent: readonly Delivery[];
}

export function openPost({ first, second }: Storm, random: Random): Post {
  const underWay: Delivery[] = [];
  const sent: Delivery[] = [];
  const arrive = async (howMany: number) => {
    const shuffled = random.shuffled(underWay);
    underWay.length = 0;
    const now = shuffled.slice(0, howMany);
    underWay.push(...shuffled.slice(howMany));
    const statuses = await Promise.all(
      now.map((delivery) => deliver(random.pick([first, second]), delivery)),
    );
    // Not taken is tried again, as the provider does.
    for (const [at, status] of statuses.entries()) if (status !== 200) underWay.push(now[at]!);
  };
  return {
    sent,
    arrive,
    async send() {
      const { sandbox } = first.deps.payments;
      if (!sandbox) throw new Error('This application talks to a real provider.');
      await sandbox.deliverDue(async (payload, headers) => {
        const delivery = { payload, headers };
        sent.push(delivery);
        if (random.next() < 0.3) return 503;
        underWay.push(delivery);
        if (random.next() < 0.3) underWay.push(delivery);
        return 200;
      });
    },
    async arriveAll() {
      while (underWay.length > 0) await arrive(underWay.length);
    },
  };
}
