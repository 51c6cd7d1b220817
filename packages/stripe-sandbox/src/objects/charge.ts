import type Stripe from 'stripe';
import type { Behaviour } from '../cards.ts';
import { newId, nowS } from '../id.ts';

type Decline = Pick<Extract<Behaviour, { kind: 'declined' }>, 'code' | 'declineCode' | 'message'>;

export interface NewCharge {
  readonly intent: Stripe.PaymentIntent;
  readonly method: Stripe.PaymentMethod;
  readonly decline?: Decline;
  readonly wasAsked: boolean;
}

/** Of a card, which its bank answers at once; of a bank account it is pending until `endCharge`. */
export function makeCharge({ intent, method, decline, wasAsked }: NewCharge): Stripe.Charge {
  const isCard = method.card !== undefined;
  const charge = makePending(intent, method, isCard ? 'ch' : 'py', wasAsked);
  return isCard ? endCharge(charge, decline) : charge;
}

/** Paid, or declined. */
export function endCharge(charge: Stripe.Charge, decline?: Decline): Stripe.Charge {
  const paid = decline === undefined;
  return {
    ...charge,
    amount_captured: paid ? charge.amount : 0,
    balance_transaction: paid ? newId('txn') : null,
    captured: paid,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
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
    status: paid ? 'succeeded' : 'failed',
  };
}

function makePending(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  prefix: 'ch' | 'py',
  wasAsked: boolean,
): Stripe.Charge {
  return {
    id: newId(prefix),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'FILIGREE',
    captured: false,
    created: nowS(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(method, intent.amount, wasAsked),
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
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}

function methodDetails(
  { card, us_bank_account: bank }: Stripe.PaymentMethod,
  amount: number,
  wasAsked: boolean,
): Stripe.Charge.PaymentMethodDetails {
  if (card) return { card: cardDetails(card, amount, wasAsked), type: 'card' };
  if (!bank) throw new Error('The payment method is neither a card nor a bank account.');
  const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type,
      account_type,
      bank_name,
      fingerprint,
      last4,
      payment_reference: null,
      routing_number,
    },
  };
}

function cardDetails(
  card: Stripe.PaymentMethod.Card,
  amount: number,
  wasAsked: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
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
