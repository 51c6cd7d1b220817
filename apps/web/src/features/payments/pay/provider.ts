import type { Stripe } from '@stripe/stripe-js';
import { payments } from '../../../i18n/en/payments.ts';
import { textsNow } from '../../../i18n/texts.ts';
import { tryCode } from '../../../session/load-code.ts';
import type { PaymentSettings } from '../api.ts';

const opened = new Map<string, Promise<Stripe>>();

async function open({ publishableKey, sandboxPath }: PaymentSettings): Promise<Stripe> {
  if (sandboxPath !== null) {
    const { openSandbox } = await tryCode(() => import('./sandbox/sandbox-stripe.tsx'));
    return openSandbox({ publishableKey, sandboxPath });
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error(textsNow(payments)('form.failed'));
  return stripe;
}

/**
 * The provider's object in the browser, one a key: Stripe.js from Stripe, or, where nobody really pays, the sandbox in
 * the same shape. Rejects when its code cannot be loaded; the next call tries again.
 */
export function openProvider(settings: PaymentSettings): Promise<Stripe> {
  const { publishableKey } = settings;
  const known = opened.get(publishableKey);
  if (known) return known;
  const opening = open(settings);
  opened.set(publishableKey, opening);
  opening.catch(() => opened.delete(publishableKey));
  return opening;
}
