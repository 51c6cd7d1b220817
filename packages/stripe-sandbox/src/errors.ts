/** Refusals in the shape of the API: https://docs.stripe.com/api/errors */
import type Stripe from 'stripe';

export type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ErrorBody {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
}

/** Thrown by a call that is refused: nothing that it did is kept. A declined card is an answer, not this. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

export function invalid(
  message: string,
  more: Pick<ErrorBody, 'code' | 'param' | 'payment_intent'> = {},
): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** @param kind as the API names it: 'payment_intent', 'checkout.session' */
export function missing(kind: string, id: string, param = 'id'): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function unauthorized(message: string): Refusal {
  return new Refusal(401, { type: 'invalid_request_error', message });
}
