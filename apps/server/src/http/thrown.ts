/** What was thrown on the way to an answer, as a failure: the framework's refusals, a missing database, bugs. */
import Stripe from 'stripe';
import { causeOf, isOfDatabase, isOutOfRoom, isPassing } from '../database/away.ts';
import { type Failure, UNEXPECTED } from './failure.ts';

const BY_FRAMEWORK_CODE: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'MALFORMED_JSON', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'VALIDATION_FAILED',
    message: 'The body does not have the length that its Content-Length header says.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send the body as application/json.',
  },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'VALIDATION_FAILED', message: 'The address is too long.' },
  FST_ERR_BAD_URL: { code: 'VALIDATION_FAILED', message: 'The address is not valid.' },
};

const UNAVAILABLE: Failure = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is busy or restarting. Please try again in a moment.',
  retryAfterS: 2,
};

export const OUT_OF_ROOM: Failure = {
  code: 'STORAGE_FULL',
  message: 'There is no room left to store this. Nothing was charged. Please try again later.',
  retryAfterS: 60,
};

/** Text that no table can hold: a zero byte, in plain text or in JSON. */
const UNSTORABLE_SQLSTATE = /^(?:22021|22P05)$/;
const UNSTORABLE: Failure = {
  code: 'VALIDATION_FAILED',
  message: 'The request contains characters that cannot be used.',
};
/** A row of somebody who deleted their account between the first statement of a request and this one. */
const OWNER_GONE = /_user_id_users_id_fk$/;
const GONE: Failure = { code: 'UNAUTHENTICATED', message: 'This account no longer exists.' };
/** A design that its owner removed in the same moment. */
const DESIGN_GONE = /_variation_id_variations_id_fk$/;
const REMOVED: Failure = { code: 'VARIATION_NOT_FOUND', message: 'Variation not found' };
/** The payment provider is out of reach, has a fault of its own, or has too much to do. */
const PASSING_PROVIDER_ERRORS = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
];
const PAYMENTS_UNAVAILABLE: Failure = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'Payments are not available at the moment. Please try again in a moment.',
  retryAfterS: 5,
};
/** Carries a failure through places that can only throw: hooks of plugins, transactions that must roll back. */
export class ThrownFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export function failureOfThrown(thrown: unknown): Failure {
  if (thrown instanceof ThrownFailure) return thrown.failure;
  const error = causeOf(thrown);
  if (!(error instanceof Error)) return UNEXPECTED;
  if (PASSING_PROVIDER_ERRORS.some((type) => error instanceof type)) return PAYMENTS_UNAVAILABLE;
  // Else the provider has refused what we asked for: a fault of ours, whatever status it was refused with.
  if (error instanceof Stripe.errors.StripeError) return UNEXPECTED;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = BY_FRAMEWORK_CODE[code];
  if (known) return known;
  if (isPassing(error)) return UNAVAILABLE;
  if (isOutOfRoom(error)) return OUT_OF_ROOM;
  if (isOfDatabase(error)) {
    if (UNSTORABLE_SQLSTATE.test(code)) return UNSTORABLE;
    if (code === '23503' && OWNER_GONE.test(error.constraint ?? '')) return GONE;
    if (code === '23503' && DESIGN_GONE.test(error.constraint ?? '')) return REMOVED;
    return UNEXPECTED;
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return status >= 400 && status < 500 ? { code: 'VALIDATION_FAILED', message: error.message } : UNEXPECTED;
}
