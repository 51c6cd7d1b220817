/** The page of a bank that asks its customer (3-D Secure). */
import type Stripe from 'stripe';
import { answerChallenge } from '../calls/attempt.ts';
import { lockSessionOf } from '../calls/checkout-sessions.ts';
import { missing } from '../errors.ts';
import type { SandboxResponse } from '../http/exchange.ts';
import type { Form } from '../http/form.ts';
import type { Store } from '../storage/store.ts';
import { completeIfPaid } from './checkout.ts';
import { escapeHtml, money, page, seeOther } from './html.ts';

/** Whoever knows the client secret is the customer. */
async function asked(store: Store, id: string, form: Form): Promise<Stripe.PaymentIntent> {
  const intent = await store.lock('payment_intent', id);
  if (form.secret !== intent.client_secret) throw missing('payment_intent', id);
  return intent;
}

export async function showChallenge(store: Store, id: string, query: Form): Promise<SandboxResponse> {
  const intent = await asked(store, id, query);
  if (intent.status !== 'requires_action') return over();
  const amount = money(intent.amount, intent.currency);
  return page({
    title: 'Confirm your payment',
    layout: 'narrow',
    leadsTo: [String((await store.hidden(id)).returnUrl ?? '')],
    main: `<section class="narrow">
<h1>Your bank asks: is it you who is paying?</h1>
<p class="amount">${amount}</p>
<p class="soft">This page stands for the 3-D Secure question of a bank.</p>
<form method="post">
<input type="hidden" name="secret" value="${escapeHtml(intent.client_secret ?? '')}">
<button type="submit" name="answer" value="agree">Complete authentication</button>
<button type="submit" name="answer" value="refuse" class="plain">Fail authentication</button>
</form>
</section>`,
  });
}

export async function submitChallenge(store: Store, id: string, form: Form): Promise<SandboxResponse> {
  const session = await lockSessionOf(store, id);
  const intent = await asked(store, id, form);
  if (intent.status !== 'requires_action') return over();
  const { returnUrl } = await store.hidden(id);
  const outcome = await answerChallenge(store, intent, form.answer === 'agree');
  if (session) await completeIfPaid(store, session, outcome.intent);
  if (typeof returnUrl !== 'string' || !URL.canParse(returnUrl)) return over();
  const back = new URL(returnUrl);
  // As Stripe.js adds them: https://docs.stripe.com/payments/payment-intents/verifying-status
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  back.searchParams.set('redirect_status', outcome.kind === 'paid' ? 'succeeded' : 'failed');
  return seeOther(back.href);
}

function over(): SandboxResponse {
  return page({
    title: 'Nothing to confirm',
    layout: 'narrow',
    main: '<section><h1>There is nothing to confirm</h1><p>This payment waits for no answer. You can close this page.</p></section>',
  });
}
