/** One account, or one address, cannot keep the others waiting, however much it asks for at the same time. */
import type { Call } from '@filigree/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBehalfOf } from '../database/fair-places.ts';
import { fail, ok, type Result } from './failure.ts';
import { networkOf } from './network.ts';
import type { SignedIn } from './route.ts';

/** Several tabs of a page that opens a dozen calls at once stay below it. */
const CALLS_IN_FLIGHT_PER_ACCOUNT = 32;
/** By then some of them are answered. */
const RETRY_AFTER_S = 1;

declare module 'fastify' {
  interface FastifyRequest {
    /** On whose behalf connections of the database are asked for: the address, then the account that it proves to be. */
    party: { party: string };
    /** The account in whose calls in flight this one is counted. */
    countedFor: string | null;
  }
}

/** Decides whether a call of a signed-in person is begun, before anything is done for it. */
export type Admit = (call: Call, request: FastifyRequest, signedIn: SignedIn) => Result<void>;

/** @param isBounded false: calls in flight are not counted, as where limits are off. */
export function shareFairly(app: FastifyInstance, isBounded: boolean): Admit {
  const inFlight = new Map<string, number>();
  app.decorateRequest('party');
  app.decorateRequest('countedFor', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.party = { party: `address:${networkOf(request.ip)}` };
    onBehalfOf.run(request.party, done);
  });
  // The body has been read meanwhile, in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => onBehalfOf.run(request.party, done));
  // Comes also when the client has left.
  app.addHook('onResponse', async ({ countedFor }) => {
    if (countedFor === null) return;
    const left = (inFlight.get(countedFor) ?? 1) - 1;
    if (left > 0) inFlight.set(countedFor, left);
    else inFlight.delete(countedFor);
  });
  return (call, request, { userId }) => {
    request.party.party = `account:${userId}`;
    // A stream of events is open for as long as its job takes, and waits for nothing meanwhile.
    if (!isBounded || call.stream === 'text/event-stream') return ok(undefined);
    const before = inFlight.get(userId) ?? 0;
    if (before >= CALLS_IN_FLIGHT_PER_ACCOUNT) {
      const message = 'Too many requests at once. Please wait until those before are answered.';
      return fail('RATE_LIMITED', message, { retryAfterS: RETRY_AFTER_S });
    }
    inFlight.set(userId, before + 1);
    request.countedFor = userId;
    return ok(undefined);
  };
}
