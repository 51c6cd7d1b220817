/** Events on their way to the shop: tried until they arrive, with growing pauses, by whichever process comes first. */
import type pg from 'pg';
import { nowS } from '../id.ts';
import { signatureHeader } from './sign.ts';

/** Returns the status of the answer; throws when there was none. */
export type Send = (payload: string, headers: Readonly<Record<string, string>>) => Promise<number>;

interface Due {
  readonly event_id: string;
  readonly attempts: number;
  readonly data: Record<string, unknown>;
}

const BATCH = 20;
/** While one process tries an event, others leave it alone; one that dies leaves it after this. */
const LEASE_S = 60;
/** About three days in all, as in live mode: https://docs.stripe.com/webhooks#retries */
const PAUSES_S = [2, 10, 30, 120, 600, 3_600, 10_800, 21_600, 43_200, 43_200, 43_200, 43_200];

export interface DeliveryOptions {
  readonly pool: pg.Pool;
  readonly webhookSecret: string;
  readonly send: Send;
}

/** Tries what is due, once. Returns how many were tried. */
export async function deliverDue({ pool, webhookSecret, send }: DeliveryOptions): Promise<number> {
  const { rows } = await pool.query<Due>(
    `WITH due AS (
       SELECT event_id FROM stripe_sandbox.deliveries
       WHERE delivered_at IS NULL AND next_attempt_at <= now()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     UPDATE stripe_sandbox.deliveries AS d
     SET attempts = d.attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     FROM due, stripe_sandbox.objects AS o
     WHERE d.event_id = due.event_id AND o.id = d.event_id
     RETURNING d.event_id, d.attempts, o.data`,
    [BATCH, LEASE_S],
  );
  for (const due of rows) await tryOne({ pool, webhookSecret, send }, due);
  return rows.length;
}

async function tryOne({ pool, webhookSecret, send }: DeliveryOptions, due: Due): Promise<void> {
  const payload = JSON.stringify(due.data, null, 2);
  const answer = await send(payload, {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureHeader(payload, webhookSecret, nowS()),
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const arrived = typeof answer === 'number' && answer >= 200 && answer < 300;
  const pauseS = PAUSES_S[due.attempts - 1];
  await pool.query(
    `UPDATE stripe_sandbox.deliveries SET last_answer = $2,
       delivered_at = CASE WHEN $3 THEN now() END,
       next_attempt_at = CASE WHEN $3 THEN NULL ELSE now() + make_interval(secs => $4) END
     WHERE event_id = $1`,
    // Without a pause left, nobody tries again: nothing is due at NULL.
    [due.event_id, String(answer).slice(0, 200), arrived, pauseS ?? null],
  );
}
