/** What one person sends in a burst is refused before the framework takes part, at a small part of its cost. */
import { hash, randomUUID } from 'node:crypto';
import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { apiError, type Failure } from './failure.ts';

/** Several tabs of a page that opens a dozen calls at once stay below it. */
export const CALLS_AT_ONCE = 40;
/** How many a second may follow: the pace that the limit by address allows over a minute. */
const CALLS_PER_SECOND = 20;
const MS_PER_CALL = 1_000 / CALLS_PER_SECOND;
const RETRY_AFTER_S = 1;
const TIDY_EVERY_MS = 1_000;

const REFUSAL: Failure = {
  code: 'RATE_LIMITED',
  message: 'Too many requests at once. Please wait a second, then try again.',
  retryAfterS: RETRY_AFTER_S,
};
const BODY = JSON.stringify({ error: apiError(REFUSAL) });
const HEADERS: OutgoingHttpHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(BODY),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'retry-after': String(RETRY_AFTER_S),
};

interface Sender {
  /** In milliseconds of `performance.now()`: when the calls so far would have come, had they come at an even pace. */
  dueMs: number;
  /** Calls that were refused since the last line of the log. */
  refused: number;
  /** The address that the last of them came from: a proxy's, where one stands in front. */
  from: string | undefined;
}

export interface RefusedBurst {
  readonly from: string | undefined;
  readonly calls: number;
}

/**
 * A server that hands requests on to `listener` and answers 429 itself to what exceeds a burst (a bucket of
 * `CALLS_AT_ONCE` calls that refills at an even pace). Persons are told apart by the Authorization header as it was
 * sent: what it is worth is judged later, and without a person's own token nobody can use up that person's calls.
 * Requests without the header are only bounded by the limit by address.
 *
 * @param onRefused is told at most once a second of each sender: a line of the log for each call would cost more than
 * its answer.
 */
export function createServerRefusingBursts(
  options: ServerOptions,
  listener: RequestListener,
  onRefused: (burst: RefusedBurst) => void,
): Server {
  const senders = new Map<string, Sender>();
  const server = createServer(options, (request, response) => {
    const { authorization } = request.headers;
    if (
      authorization === undefined ||
      mayPass(senderOf(senders, authorization), request.socket.remoteAddress)
    )
      listener(request, response);
    else refuse(response);
  });
  let tidying: NodeJS.Timeout | undefined;
  server.on('listening', () => {
    tidying = setInterval(() => tidy(senders, onRefused), TIDY_EVERY_MS).unref();
  });
  server.on('close', () => clearInterval(tidying));
  return server;
}

function senderOf(senders: Map<string, Sender>, authorization: string): Sender {
  // Of one length, however long a header somebody sends.
  const key = hash('sha256', authorization, 'base64');
  const sender = senders.get(key) ?? { dueMs: 0, refused: 0, from: undefined };
  senders.set(key, sender);
  return sender;
}

function mayPass(sender: Sender, from: string | undefined): boolean {
  const nowMs = performance.now();
  const dueMs = Math.max(sender.dueMs, nowMs) + MS_PER_CALL;
  if (dueMs - nowMs <= CALLS_AT_ONCE * MS_PER_CALL) {
    sender.dueMs = dueMs;
    return true;
  }
  sender.refused += 1;
  sender.from = from;
  return false;
}

function refuse(response: ServerResponse): void {
  response.writeHead(429, { ...HEADERS, 'x-request-id': randomUUID() }).end(BODY);
}

/** Tells of what was refused, and forgets who has not sent more than the even pace. */
function tidy(senders: Map<string, Sender>, onRefused: (burst: RefusedBurst) => void): void {
  const nowMs = performance.now();
  for (const [key, sender] of senders) {
    if (sender.refused > 0) {
      onRefused({ from: sender.from, calls: sender.refused });
      sender.refused = 0;
    } else if (sender.dueMs < nowMs) senders.delete(key);
  }
}
