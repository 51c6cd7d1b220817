/** The calls on payments for credits. */
import { calls, type PurchaseStatus } from '@filigree/contracts';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { Deps } from '../../http/deps.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { attempt, type Limit } from '../../http/throttle.ts';
import { creditBalance, toCredits } from '../credits/index.ts';
import type { PaymentContext } from './context.ts';
import { listPackages } from './packages.ts';
import { beginPurchase } from './purchases/begin.ts';
import { findOwnPurchase } from './purchases/find-own.ts';
import { settlePurchase } from './purchases/settle.ts';
import type { PurchaseRow } from './purchases/terms.ts';

/** Each asks something of the provider, who has limits for all of us: far above what a person does. */
const BEGINNINGS = { attempts: 60, windowS: 3_600 };
const SETTLINGS = { attempts: 300, windowS: 3_600 };

export function purchaseRoutes(app: FastifyInstance, deps: Deps, context: PaymentContext): void {
  const { database } = context;
  const { publishableKey, isTest, sandbox } = deps.payments;
  const bounded = async (what: string, userId: string, limit: Omit<Limit, 'key'>): Promise<Result<void>> =>
    deps.config.rateLimits ? attempt(database, [{ key: `${what}:user:${userId}`, ...limit }]) : ok(undefined);

  route(app, calls.listPackages, async () => ok(await listPackages(database)));

  route(app, calls.paymentSettings, async () =>
    ok({ publishableKey, testMode: isTest, sandboxPath: sandbox?.mountedAt ?? null }),
  );

  route(app, calls.createIntent, async ({ user, body }) => {
    const limited = await bounded('begin-payment', user.userId, BEGINNINGS);
    if (!limited.ok) return limited;
    return beginPurchase(context, user.userId, body.packageId);
  });

  route(app, calls.settlePayment, async ({ user, body }) => {
    const limited = await bounded('settle-payment', user.userId, SETTLINGS);
    if (!limited.ok) return limited;
    const own = await findOwnPurchase(database, user.userId, body.paymentIntentId);
    const settled = own && (await settlePurchase(context, body.paymentIntentId));
    if (!settled) return fail('NOT_FOUND', 'There is no such payment.');
    const { balance } = await creditBalance(database, user.userId);
    return ok({
      status: statusOf(settled.purchase, settled.intent),
      credits: toCredits(settled.purchase.creditsMillis),
      balance,
    });
  });
}

function statusOf(purchase: PurchaseRow, intent: Stripe.PaymentIntent): PurchaseStatus {
  if (purchase.state === 'paid') return 'paid';
  if (purchase.state === 'cancelled') return 'cancelled';
  // What was paid is not what was asked for: somebody has to look first.
  return purchase.state === 'refused' || intent.status === 'processing' ? 'processing' : 'unpaid';
}
