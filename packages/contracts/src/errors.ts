/**
 * Error codes of the API, one closed list, with the HTTP status each is answered with. The one place that maps an
 * expected failure to HTTP is built on this table.
 */
import { z } from 'zod';

export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  OFF_TOPIC: 422,
  NOT_MAKEABLE: 422,
  REFINEMENT_NOT_UNDERSTOOD: 422,
  RING_SIZE_MISSING: 422,
  TEXT_TOO_COMPLEX: 422,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_REJECTED: 401,
  TWO_FACTOR_REQUIRED: 401,
  SIGN_IN_EXPIRED: 401,
  INSUFFICIENT_CREDITS: 402,
  FORBIDDEN: 403,
  FORBIDDEN_ORIGIN: 403,
  NOT_FOUND: 404,
  VARIATION_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  RESERVATION_CLOSED: 409,
  TOTALS_CHANGED: 409,
  JOB_CANCELLED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  GENERATION_FAILED: 500,
  NOT_AVAILABLE: 501,
  SERVICE_UNAVAILABLE: 503,
  GENERATION_TIMED_OUT: 504,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
export const errorCodeSchema = z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]);

/** Where in the request a value was refused, and why, in words for people. */
export const validationIssueSchema = z.object({ path: z.string(), message: z.string() });

export const apiErrorSchema = z.object({
  message: z.string(),
  code: errorCodeSchema,
  status: z.number().int(),
  details: z.unknown().optional(),
});
export type ApiError = z.infer<typeof apiErrorSchema>;

export const errorEnvelopeSchema = z.object({ error: apiErrorSchema });
