import type Stripe from 'stripe';
import { newId, nowS } from '../id.ts';
import { METHOD_TYPES, type MethodType } from './payment-intent.ts';

const ID_LENGTH = 58;

export interface NewSession {
  readonly lines: readonly Stripe.LineItem[];
  readonly currency: string;
  /** Cents; null: no shipping options. */
  readonly shipping: Stripe.Checkout.Session.ShippingOption | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expiresAtS: number;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly metadata: Record<string, string>;
  readonly locale: Stripe.Checkout.Session.Locale | null;
  /** null: everything that there is. */
  readonly allowedTypes: readonly MethodType[] | null;
  readonly submitType: Stripe.Checkout.Session.SubmitType | null;
  /** The hosted page of a session by its id. */
  readonly pageOf: (id: string) => string;
}

export function makeSession(given: NewSession): Stripe.Checkout.Session {
  const id = newId('cs_test', ID_LENGTH);
  const subtotal = given.lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const shipping = given.shipping?.shipping_amount ?? 0;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: given.allowedTypes && [...given.allowedTypes],
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: nowS(),
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details:
      given.customerEmail === null
        ? null
        : {
            address: null,
            business_name: null,
            email: given.customerEmail,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAtS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale,
    managed_payments: null,
    metadata: given.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [...(given.allowedTypes ?? METHOD_TYPES)],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: given.shipping
      ? {
          amount_subtotal: shipping,
          amount_tax: 0,
          amount_total: shipping,
          shipping_rate: given.shipping.shipping_rate,
        }
      : null,
    shipping_options: given.shipping ? [given.shipping] : [],
    status: 'open',
    submit_type: given.submitType,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: given.pageOf(id),
    wallet_options: null,
  };
}

export interface NewLine {
  readonly name: string;
  readonly unitAmount: number;
  readonly quantity: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
}

export function makeLine({ name, unitAmount, quantity, currency, metadata }: NewLine): Stripe.LineItem {
  const amount = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: nowS(),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod', 14),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      // A string on the wire; the client makes its own decimal of it.
      unit_amount_decimal: String(unitAmount) as unknown as Stripe.Price['unit_amount_decimal'],
    },
    quantity,
  };
}
