import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripePaymentElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { payments } from '../../../i18n/en/payments.ts';
import { Rich } from '../../../i18n/rich.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { closeNoticesAbout, notify } from '../../../ui/notify.ts';
import { useAppearance } from './appearance.ts';

const OPTIONS: StripePaymentElementOptions = { layout: 'tabs' };

interface PaymentFormProps {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  /** In US dollars. */
  readonly amount: number;
  /** With the id of the payment: it was made, now or in another tab. */
  readonly onPaid: (paymentIntentId: string) => void;
}

/** The provider's form in our frame. Loaded with the provider's code, when somebody is about to pay. */
export function PaymentForm({ stripe, clientSecret, ...fields }: PaymentFormProps) {
  const appearance = useAppearance();
  const options = useMemo(() => ({ clientSecret, appearance }), [clientSecret, appearance]);
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...fields} />
    </Elements>
  );
}

function Fields({ amount, onPaid }: Pick<PaymentFormProps, 'amount' | 'onPaid'>) {
  const t = useTexts(payments);
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // State arrives with the next render; a double click comes before it.
  const working = useRef(false);

  const fail = (message: string) => {
    working.current = false;
    setBusy(false);
    setProblem(message);
    notify({ about: 'payment', tone: 'destructive', title: t('failed'), description: message });
  };

  async function pay(): Promise<void> {
    if (!stripe || !elements || !isReady || working.current) return;
    working.current = true;
    setBusy(true);
    setProblem(null);
    closeNoticesAbout('payment');
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: new URL('/payment-success', window.location.origin).href },
        redirect: 'if_required',
      });
      // Another tab may have paid the same payment: then it is paid.
      if (error?.payment_intent?.status === 'succeeded') onPaid(error.payment_intent.id);
      else if (error) fail(error.message ?? t('unexpected'));
      else onPaid(paymentIntent.id);
    } catch (thrown) {
      fail(thrown instanceof Error && thrown.message ? thrown.message : t('failed'));
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };

  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('form')}>
      <PaymentElement
        options={OPTIONS}
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setProblem(error.message ?? t('form.failed'))}
      />
      <p className="mt-7 flex items-baseline justify-between gap-4 border-t border-hairline pt-5">
        <span className="text-sm text-ink-soft">{t('totalAmount')}</span>
        <span className="figures font-display text-title font-medium">{formatUsd(amount)}</span>
      </p>
      <div aria-live="assertive">
        {problem ? (
          <Alert tone="destructive" title={t('failed')} className="mt-4">
            {problem}
          </Alert>
        ) : null}
      </div>
      <Button
        type="submit"
        variant="accent"
        size="large"
        className="mt-5 w-full"
        disabled={!isReady}
        loading={busy}
        loadingLabel={t('processing.busy')}
      >
        {t('complete')}
      </Button>
      <p className="mt-4 text-xs text-ink-soft">
        <Rich
          text={t('agree')}
          marks={{
            terms: (words) => (
              <Link to="/terms" target="_blank" className="link">
                {words}
                <span className="sr-only"> {t('newTab')}</span>
              </Link>
            ),
          }}
        />
      </p>
    </form>
  );
}
