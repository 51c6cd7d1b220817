import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../http/deps.ts';
import { type Outbox, openOutbox } from '../mail/index.ts';

/** What taking payments needs from outside. */
export interface PaymentContext {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly outbox: Outbox;
  readonly log: FastifyBaseLogger;
}

export function paymentContext(
  deps: Pick<Deps, 'config' | 'connection' | 'payments' | 'keyring' | 'log'>,
): PaymentContext {
  return {
    database: deps.connection.database,
    stripe: deps.payments.stripe,
    outbox: openOutbox(deps.config, deps.keyring),
    log: deps.log,
  };
}
