/** https://docs.stripe.com/api/idempotent_requests */
import { createHash } from 'node:crypto';
import type { CallAnswer } from '../calls/call.ts';
import { invalid, Refusal } from '../errors.ts';
import type { Store } from '../storage/store.ts';

const MAX_LENGTH = 255;
const LIFETIME_HOURS = 24;

interface Kept {
  readonly fingerprint: string;
  readonly request_id: string;
  readonly status: number;
  readonly body: string;
}

export interface Remembered {
  readonly status: number;
  readonly body: string;
  /** The request that was answered first; undefined: this one is. */
  readonly originalRequest?: string;
}

/**
 * Answers a key once: the first answer is kept in the transaction of what it did, and given again to whoever comes with
 * the same key and the same parameters. Of two at the same time the second waits for the first. A request that is
 * refused leaves its key free.
 */
export async function once(
  store: Store,
  key: string,
  request: { readonly method: string; readonly path: string; readonly body: string; readonly id: string },
  answer: () => Promise<CallAnswer>,
): Promise<Remembered> {
  if (key.length > MAX_LENGTH) throw invalid(`Idempotency keys have at most ${MAX_LENGTH} characters.`);
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.path}\n${request.body}`)
    .digest('base64url');
  await store.client.query(
    `DELETE FROM stripe_sandbox.idempotent_requests
     WHERE key = $1 AND created_at < now() - make_interval(hours => $2)`,
    [key, LIFETIME_HOURS],
  );
  const { rowCount } = await store.client.query(
    `INSERT INTO stripe_sandbox.idempotent_requests (key, fingerprint, request_id) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO NOTHING`,
    [key, fingerprint, request.id],
  );
  if (rowCount === 0) return again(store, key, fingerprint);
  const { status, body } = await answer();
  const text = JSON.stringify(body);
  await store.client.query(
    'UPDATE stripe_sandbox.idempotent_requests SET status = $2, body = $3 WHERE key = $1',
    [key, status, text],
  );
  return { status, body: text };
}

async function again(store: Store, key: string, fingerprint: string): Promise<Remembered> {
  const { rows } = await store.client.query<Kept>(
    'SELECT fingerprint, request_id, status, body FROM stripe_sandbox.idempotent_requests WHERE key = $1',
    [key],
  );
  const kept = rows[0]!;
  if (kept.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: kept.status, body: kept.body, originalRequest: kept.request_id };
}
