/** How each call succeeds, and how each code that it alone can be answered with comes about. */
import type { calls, ErrorCode } from '@filigree/contracts';
import type { TestApp, TestUser } from '../app.ts';
import type { Asked } from '../contract.ts';
import type { TestIssuer } from '../issuer.ts';

export interface World {
  readonly test: TestApp;
  readonly issuer: TestIssuer;
  /** Pieces on sale. */
  readonly ring: string;
  readonly chain: string;
  /** On the same database, with other means. */
  readonly withoutGoogle: TestApp;
  readonly googleAway: TestApp;
  readonly realEngine: TestApp;
  /** On a database of its own, without a worker; it does not wait for long. */
  readonly impatient: TestApp;
  /** Somebody new. */
  readonly somebody: () => Promise<TestUser>;
}

export interface Request extends Asked {
  readonly as?: TestUser;
  readonly at?: TestApp;
}

export interface Refusal extends Request {
  readonly message: string | RegExp;
}

export interface CallCase {
  /** A request that succeeds. */
  readonly succeeds: (world: World) => Promise<Request>;
  /** Set where the call answers 202 too. */
  readonly accepted?: (world: World) => Promise<Request>;
  readonly refuses?: Partial<Record<ErrorCode, (world: World) => Promise<Refusal>>>;
}

export type Cases = Partial<Record<keyof typeof calls, CallCase>>;

/** A call of a person about nothing in particular. */
export const simply: CallCase = { succeeds: async (world) => ({ as: await world.somebody() }) };

/** Codes that calls share; every-call.test.ts shows them for each call, but for those named here. */
const SHARED: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'VALIDATION_FAILED',
  'MALFORMED_JSON',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
  'VARIATION_NOT_FOUND',
  'RATE_LIMITED',
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
];
/** Shared codes that come about in a way of their own. */
const IN_A_WAY_OF_ITS_OWN = [
  'createCollection NOT_FOUND',
  'addCartItem NOT_FOUND',
  'googleStart SERVICE_UNAVAILABLE',
  'googleCallback SERVICE_UNAVAILABLE',
];

export const isShared = (call: { readonly id: string }, code: ErrorCode): boolean =>
  SHARED.includes(code) && !IN_A_WAY_OF_ITS_OWN.includes(`${call.id} ${code}`);
