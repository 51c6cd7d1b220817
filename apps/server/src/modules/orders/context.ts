import type pg from 'pg';
import type { Deps } from '../../http/deps.ts';
import { type PaymentContext, paymentContext } from '../payments/index.ts';

/** What selling carts needs from outside. */
export interface OrderContext extends PaymentContext {
  readonly pool: pg.Pool;
  readonly designCents: number;
}

export function orderContext(
  deps: Pick<Deps, 'config' | 'connection' | 'payments' | 'keyring' | 'log'>,
): OrderContext {
  return {
    ...paymentContext(deps),
    pool: deps.connection.pool,
    designCents: Math.round(deps.config.variationPriceUsd * 100),
  };
}
