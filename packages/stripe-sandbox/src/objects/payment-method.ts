import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { TestCard } from '../cards.ts';
import { newId, nowS } from '../id.ts';

export interface CardEntry {
  readonly kind: 'card';
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: BillingEntry;
}

export interface BankEntry {
  readonly kind: 'bank';
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly billing: BillingEntry;
}

/** What somebody pays with. */
export type MethodEntry = CardEntry | BankEntry;

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
export function makeCardMethod(entry: CardEntry, { brand }: TestCard): Stripe.PaymentMethod {
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
      fingerprint: fingerprintOf(entry.number),
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

/** As of a card: the last four digits of the account, and a fingerprint. */
export function makeBankMethod(entry: BankEntry): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingDetails(entry.billing),
    created: nowS(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: fingerprintOf(entry.accountNumber),
      last4: entry.accountNumber.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: entry.routingNumber,
      status_details: {},
    },
  };
}

function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('base64url').slice(0, 16);
}
