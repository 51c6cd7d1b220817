/** A shop as tests play it: a sandbox on a database of its own, and the official client that talks to it. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { openSandbox, type SandboxResponse, type StripeSandbox } from '../src/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the administrator's database of a throw-away server. */
    clusterUrl: string;
  }
}

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const SECRET_KEY = 'sk_test_of_the_tests';
export const PUBLISHABLE_KEY = 'pk_test_of_the_tests';

export interface Shop {
  readonly stripe: Stripe;
  readonly sandbox: StripeSandbox;
  /** What arrived, once each, oldest first: the types of the events. Empties what is on its way. */
  readonly events: () => Promise<Stripe.Event[]>;
  readonly query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** A request of a browser below the place where the pages are mounted. */
  readonly browse: (url: string, form?: Record<string, string>) => Promise<SandboxResponse>;
  readonly close: () => Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  const faults: unknown[] = [];
  const sandbox = await openSandbox({
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    databaseUrl: url.href,
    mountedAt: '/sandbox',
    publicUrl: undefined,
    onError: (error) => faults.push(error),
  });
  const stripe = new Stripe(SECRET_KEY, { ...sandbox.api, protocol: 'http', telemetry: false });
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  return {
    stripe,
    sandbox,
    query: (text, values) => pool.query(text, values),
    async events() {
      const arrived: Stripe.Event[] = [];
      const send = async (payload: string, headers: Readonly<Record<string, string>>) => {
        arrived.push(
          stripe.webhooks.constructEvent(payload, headers['stripe-signature'] ?? '', WEBHOOK_SECRET),
        );
        return 200;
      };
      while ((await sandbox.deliverDue(send)) > 0);
      return arrived;
    },
    browse(address, form) {
      const { pathname, search } = new URL(address, 'https://shop.example/sandbox/');
      return sandbox.answerBrowser({
        method: form ? 'POST' : 'GET',
        url: pathname.replace(/^\/sandbox/, '') + search,
        headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
        body: form ? new URLSearchParams(form).toString() : '',
      });
    },
    async close() {
      await sandbox.close();
      await pool.end();
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
      if (faults.length > 0) throw new AggregateError(faults, 'The sandbox had faults of its own.');
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
