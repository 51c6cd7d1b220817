import type Stripe from 'stripe';
import { newId, nowS, randomText } from '../id.ts';

/** With what can be paid. */
export const METHOD_TYPES = ['card', 'us_bank_account'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

export interface NewPaymentIntent {
  readonly amount: number;
  readonly currency: string;
  /** null: everything that there is. */
  readonly allowedTypes: readonly MethodType[] | null;
  readonly automaticPaymentMethods: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  readonly description: string | null;
  readonly metadata: Record<string, string>;
  readonly receiptEmail: string | null;
}

export function makePaymentIntent(given: NewPaymentIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowedTypes && [...given.allowedTypes],
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automaticPaymentMethods,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: nowS(),
    currency: given.currency,
    customer: null,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...(given.allowedTypes ?? METHOD_TYPES)],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
