import type Stripe from 'stripe';
import type { Behaviour } from '../cards.ts';
import { newId, nowS } from '../id.ts';

type Decline = Extract<Behaviour, { kind: 'declined' }>;

export interface NewCharge {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly decline?: Decline;
  readonly wasAsked: boolean;
}

export function makeCharge({ intent, method, decline, wasAsked }: NewCharge): Stripe.Charge {
  const paid = decline === undefined;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'FILIGREE',
    captured: paid,
    created: nowS(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline === undefined ? null : (decline.declineCode ?? decline.code),
      risk_level: 'normal',
      risk_score: 12,
      seller_message: paid ? 'Payment complete.' : 'The bank did not accept the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(method, intent.amount, wasAsked), type: 'card' },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function cardDetails(
  { card }: Stripe.PaymentMethod,
  amount: number,
  wasAsked: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  if (!card) throw new Error('The payment method is not a card.');
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: wasAsked
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: null,
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
