/** POST /api/payments/webhook: the provider's events. */
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { fail, sendFailure } from '../../../http/failure.ts';
import type { PaymentContext } from '../context.ts';
import type { StripeEventHandler } from './handler.ts';
import { receiveEvent } from './receive.ts';

const BODY_LIMIT_BYTES = 512 * 1024;

interface WebhookOptions {
  readonly path: string;
  readonly secret: string;
  readonly handlers: readonly StripeEventHandler[];
}

/** In a scope of its own: the signature is over the very bytes that were sent. */
export async function webhookRoute(
  app: FastifyInstance,
  { database, stripe, log }: PaymentContext,
  { path, secret, handlers }: WebhookOptions,
): Promise<void> {
  if (secret === '') throw new Error('Without a secret every event would be believed.');
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const event = verify(stripe, secret, request.body, request.headers['stripe-signature']);
      if (!event) {
        log.warn({ ip: request.ip }, 'an event with a wrong signature was refused');
        return sendFailure(
          reply,
          fail('VALIDATION_FAILED', 'The signature of this event is not valid.').failure,
        );
      }
      const isNew = await receiveEvent(database, handlers, event);
      log.info({ event: event.id, type: event.type, isNew }, 'an event of the payment provider');
      return reply.header('cache-control', 'no-store').send({ data: { received: true } });
    });
  });
}

/** undefined: not signed with the secret, or too long ago. */
function verify(
  stripe: Stripe,
  secret: string,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    // Text that is signed and is not JSON cannot come from the provider either.
    if (error instanceof SyntaxError || isSignatureError(error)) return undefined;
    throw error;
  }
}

function isSignatureError(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError';
}
