/** The sandbox as a whole. */
import pg from 'pg';
import type { Pages } from './calls/call.ts';
import { endDueSessions, lockSessionOf } from './calls/checkout-sessions.ts';
import { endDueDebits } from './calls/debits.ts';
import { failRefund } from './calls/refunds.ts';
import type { ApiContext } from './http/answer.ts';
import type { Keys } from './http/authorize.ts';
import type { SandboxRequest, SandboxResponse } from './http/exchange.ts';
import { listenApi } from './http/listen.ts';
import { nowS } from './id.ts';
import { answerBrowser } from './pages/answer.ts';
import { inTransaction, makeTables } from './storage/store.ts';
import { deliverDue, type Send } from './webhooks/deliver.ts';

const MAX_CONNECTIONS = 5;
/** Below what the client waits for an answer. */
const CONNECTION_TIMEOUT_MS = 5_000;
const LOOK_EVERY_MS = 2_000;

export interface SandboxOptions extends Keys {
  /** Its tables are in the schema `stripe_sandbox` there. */
  readonly databaseUrl: string;
  readonly webhookSecret: string;
  /** Where `answerBrowser` is mounted: a path of the shop's own site, such as /stripe-sandbox. */
  readonly mountedAt: string;
  /** The site that customers see; undefined: that of the address they return to. */
  readonly publicUrl: string | undefined;
  readonly onError: (error: unknown) => void;
}

export interface StripeSandbox {
  /** Where the official client finds the API, on this machine only. */
  readonly api: { readonly host: string; readonly port: number };
  readonly publishableKey: string;
  readonly mountedAt: string;
  /** Answers a browser; the url begins below `mountedAt`. */
  readonly answerBrowser: (request: SandboxRequest) => Promise<SandboxResponse>;
  /** Tries every event that is due, once. Returns how many were tried. */
  readonly deliverDue: (send: Send) => Promise<number>;
  /** Delivers by itself from now on. Returns the function that stops it. */
  readonly startDelivery: (send: Send) => () => Promise<void>;
  /** Ends the sessions whose time is over. Returns how many. */
  readonly endDueSessions: () => Promise<number>;
  /** Banks answer what is due by then, in seconds since 1970; now by default. Returns how many have. */
  readonly endDueDebits: (byS?: number) => Promise<number>;
  /** What no call of the API does: the bank could not give a refund back. */
  readonly failRefund: (refundId: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openSandbox(options: SandboxOptions): Promise<StripeSandbox> {
  const { databaseUrl, webhookSecret, mountedAt, onError } = options;
  // Connections of its own: a shop that waits for its payment provider must not keep it from answering.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'stripe-sandbox',
  });
  let isClosing = false;
  surviveLosses(pool, (error) => {
    // Connections that are saying goodbye may hear that their server is doing so, too.
    if (!isClosing) onError(error);
  });
  await makeTables(pool);
  const listeners = new Set<() => void>();
  const context: ApiContext = {
    pool,
    keys: options,
    pages: pagesBelow(options),
    onChange: () => {
      for (const listener of listeners) listener();
    },
  };
  const listening = await listenApi(context, onError);
  const endSessions = () => inTransaction(pool, endDueSessions);
  const endDebits = (byS = nowS()) => inTransaction(pool, (store) => endDueDebits(store, byS, lockSessionOf));
  return {
    api: { host: listening.host, port: listening.port },
    publishableKey: options.publishableKey,
    mountedAt,
    answerBrowser: (request) => answerBrowser(context, request),
    deliverDue: (send) => deliverDue({ pool, webhookSecret, send }),
    startDelivery(send) {
      const look = async () => {
        await endSessions();
        await endDebits();
        while ((await deliverDue({ pool, webhookSecret, send })) > 0);
      };
      return keepLooking(look, listeners, onError);
    },
    endDueSessions: endSessions,
    endDueDebits: endDebits,
    failRefund: (refundId) => inTransaction(pool, (store) => failRefund(store, refundId)),
    async close() {
      isClosing = true;
      await listening.close();
      await pool.end();
    },
  };
}

/**
 * The pool listens to its connections only while they are idle: one that breaks in somebody's hands would end the
 * process. Whoever uses it hears of it by the statement that fails.
 */
function surviveLosses(pool: pg.Pool, onLost: (error: Error) => void): void {
  const lost = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The server's last words and the end of the connection are two events of one loss.
      if (!lost.has(client)) onLost(error);
      lost.add(client);
    });
  });
  // Of idle connections the pool says the same again.
  pool.on('error', () => undefined);
}

/** Looks at once when woken, and every two seconds; never twice at the same time. */
function keepLooking(
  look: () => Promise<void>,
  listeners: Set<() => void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const wake = () => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await look().catch(onError);
      }
      running = undefined;
    })();
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  listeners.add(wake);
  wake();
  return async () => {
    clearInterval(timer);
    listeners.delete(wake);
    again = false;
    await running;
  };
}

function pagesBelow({ publicUrl, mountedAt }: SandboxOptions): Pages {
  const site = (returnUrl: string) =>
    (publicUrl ?? (URL.canParse(returnUrl) ? new URL(returnUrl).origin : '')) + mountedAt;
  return {
    checkout: (id, returnUrl) => `${site(returnUrl)}/c/pay/${id}`,
    challenge: ({ id, client_secret: secret }, returnUrl) =>
      `${site(returnUrl)}/3d-secure/${id}?secret=${encodeURIComponent(secret ?? '')}`,
  };
}
