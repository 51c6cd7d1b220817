/** What the database says of the whole shop, whichever process is asked: what waits, and whether the books add up. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { auditBooks } from '../modules/credits/index.ts';
import type { Registry } from './exposition.ts';

/** Scrapes that come more often get what was found before. */
const LOOK_EVERY_MS = 10_000;
/** It reads every entry of the ledger. */
const AUDIT_EVERY_MS = 600_000;

interface Waiting {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly depth: number;
  readonly oldest: number;
}

/** By what waits, how much of it and how long the first of it has; kinds of which nothing waits are zero. */
async function whatWaits(
  database: Database,
): Promise<Record<'jobs' | 'messages' | 'mails' | 'events', Waiting[]>> {
  const rowsOf = async (query: Parameters<Database['execute']>[0]) =>
    (await database.execute<Waiting>(query)).rows;
  const oldest = (column: string) =>
    sql.raw(`coalesce(extract(epoch FROM now() - min(${column})), 0)::float8 AS oldest`);
  const [jobs, messages, mails, events] = await Promise.all([
    rowsOf(sql`SELECT k::text AS name, count(id)::int AS depth, ${oldest('created_at')}
      FROM unnest(enum_range(NULL::studio_job_kind)) AS k
      LEFT JOIN studio_jobs ON kind = k AND state = 'queued' GROUP BY k`),
    rowsOf(sql`SELECT q.name, count(j.id)::int AS depth, ${oldest('j.created_on')}
      FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name AND j.state = 'created' GROUP BY q.name`),
    rowsOf(sql`SELECT s::text AS name, count(id)::int AS depth, ${oldest('created_at')}
      FROM unnest(ARRAY['pending', 'failed']::mail_state[]) AS s LEFT JOIN mail_outbox ON state = s GROUP BY s`),
    rowsOf(sql`SELECT 'unhandled' AS name, count(*)::int AS depth, ${oldest('received_at')}
      FROM payment_events WHERE handled_at IS NULL`),
  ]);
  return { jobs, messages, mails, events };
}

/** A gauge of how much waits and one of how long the first has waited, both by one label. */
function waitingGauges(registry: Registry, what: string, help: string, label: string) {
  const depth = registry.gauge({ name: `filigree_${what}`, help });
  const oldest = registry.gauge({
    name: `filigree_${what}_oldest_seconds`,
    help: `${help} How long the oldest has waited; 0 when there is none.`,
  });
  return (rows: readonly Waiting[]) => {
    for (const { name, ...row } of rows) {
      depth.set(row.depth, { [label]: name });
      oldest.set(row.oldest, { [label]: name });
    }
  };
}

/**
 * Adds the numbers of the shop. When the database is away `filigree_database_up` says so, and the others keep what they
 * said last: the numbers of the process itself must still be read then.
 */
export function addShopMetrics(
  registry: Registry,
  database: Database,
  onError: (error: unknown) => void,
): void {
  const setJobs = waitingGauges(registry, 'studio_jobs_queued', 'Jobs of the studio that wait.', 'kind');
  const setMessages = waitingGauges(registry, 'queue_messages', 'Messages of the queue that wait.', 'queue');
  const setMails = waitingGauges(registry, 'mails', 'Mails of the outbox that were not sent.', 'state');
  const setEvents = waitingGauges(registry, 'payment_events', 'Payment events not handled yet.', 'state');
  const errors = registry.gauge({
    name: 'filigree_ledger_errors',
    help: 'Accounts whose balance is not what their entries and reservations say, at the last audit.',
  });
  const isUp = registry.gauge({ name: 'filigree_database_up', help: '1 when the database answers, else 0.' });
  const look = atMostEvery(LOOK_EVERY_MS, async () => {
    const { jobs, messages, mails, events } = await whatWaits(database);
    setJobs(jobs);
    setMessages(messages);
    setMails(mails);
    setEvents(events);
  });
  const audit = atMostEvery(AUDIT_EVERY_MS, async () => errors.set((await auditBooks(database)).length));
  registry.onCollect(async () => {
    try {
      await look();
      await audit();
      isUp.set(1);
    } catch (error) {
      onError(error);
      isUp.set(0);
    }
  });
}

/** Whoever asks meanwhile gets the look that is under way, or the last one that went well. */
function atMostEvery(everyMs: number, look: () => Promise<void>): () => Promise<void> {
  let latest: { readonly untilMs: number; readonly done: Promise<void> } | undefined;
  return async () => {
    if (!latest || latest.untilMs < performance.now()) {
      latest = { untilMs: performance.now() + everyMs, done: look() };
    }
    try {
      await latest.done;
    } catch (error) {
      latest = undefined;
      throw error;
    }
  };
}
