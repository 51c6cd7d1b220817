import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { TestCard } from '../cards.ts';
import { newId, nowS } from '../id.ts';

export interface CardEntry {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: BillingEntry;
}

export interface BillingEntry {
  readonly name: string | null;
  readonly email: string | null;
  readonly postalCode: string | null;
}

export function billingDetails({
  name,
  email,
  postalCode,
}: BillingEntry): Stripe.PaymentMethod.BillingDetails {
  const address =
    postalCode === null
      ? null
      : { city: null, country: null, line1: null, line2: null, postal_code: postalCode, state: null };
  return { address, email, name, phone: null, tax_id: null };
}

/** The number itself is not kept: its last four digits and a fingerprint are. */
export function makePaymentMethod(entry: CardEntry, { brand }: TestCard): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingDetails(entry.billing),
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: entry.billing.postalCode === null ? null : 'pass',
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: brand,
      exp_month: entry.expMonth,
      exp_year: entry.expYear,
      fingerprint: createHash('sha256').update(entry.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: entry.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowS(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
