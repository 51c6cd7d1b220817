import type { CreditPackage } from '@filigree/contracts';
import { ArrowLeft, Lock } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { payments } from '../../i18n/en/payments.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { creditWord, formatCredits } from '../../ui/credit-words.ts';
import { formatUsd } from '../../ui/money.ts';
import { notify } from '../../ui/notify.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SummaryLine, SummaryLines } from '../../ui/summary-lines.tsx';
import { useListPackagesQuery } from './api.ts';
import { packageOf } from './package-state.ts';
import { useSecurePayment } from './use-secure-payment.ts';

/**
 * What a package cost without its discount, in US dollars, to the cent.
 * @param discount per cent, 1 to 99
 */
const priceBefore = (priceUSD: number, discount: number): number =>
  Math.round((priceUSD * 10_000) / (100 - discount)) / 100;

function OrderSummary({ creditPackage }: { readonly creditPackage: CreditPackage }) {
  const t = useTexts(payments);
  const { name, credits, discount, priceUSD } = creditPackage;
  return (
    <section aria-labelledby="order-summary" className="card p-6 stays-in-sight">
      <h2 id="order-summary" className="font-display text-title font-medium">
        {t('summary')}
      </h2>
      <div className="mt-5">
        <SummaryLines>
          <SummaryLine label={t('package')} value={name} />
          <SummaryLine label={t('credits')} value={`${formatCredits(credits)} ${creditWord(credits)}`} />
          {discount ? (
            <>
              <SummaryLine label={t('discount.before')} value={formatUsd(priceBefore(priceUSD, discount))} />
              <SummaryLine label={t('discount')} value={`-${discount}%`} />
            </>
          ) : null}
          <SummaryLine total label={t('total')} value={`${formatUsd(priceUSD)} USD`} />
        </SummaryLines>
      </div>
      <p className="mt-5 flex gap-2.5 text-xs text-ink-soft">
        <Lock className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        {t('secure')}
      </p>
    </section>
  );
}

function PaymentDetails({ creditPackage }: { readonly creditPackage: CreditPackage }) {
  const t = useTexts(payments);
  const navigate = useNavigate();
  const { payment, retry } = useSecurePayment(creditPackage.id);

  const onPaid = (paymentIntentId: string) => {
    notify({ about: 'payment', title: t('paid'), description: t('paid.text') });
    // Going back from there leads to the packages, not to a payment that is made.
    void navigate(`/payment-success?payment_intent=${encodeURIComponent(paymentIntentId)}`, {
      replace: true,
    });
  };

  if (payment.is === 'opening') {
    return (
      <p role="status" className="flex min-h-72 items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {t('opening')}
      </p>
    );
  }
  if (payment.is === 'failed') {
    return (
      <Alert
        role="alert"
        tone="destructive"
        title={t('unable')}
        action={
          <>
            <ButtonLink to="/buy-credits" variant="outline" size="small">
              {t('backToPackages')}
            </ButtonLink>
            <Button variant="ghost" size="small" onClick={retry}>
              {t('again')}
            </Button>
          </>
        }
      >
        {payment.message}
      </Alert>
    );
  }
  const { Form, stripe, clientSecret, testMode } = payment;
  return (
    <>
      {testMode ? (
        <Alert title={t('test')} className="mb-6 bg-mist">
          <Rich
            text={t('test.text')}
            marks={{ card: (digits) => <span className="figures font-medium text-ink">{digits}</span> }}
          />
        </Alert>
      ) : null}
      <Form
        key={clientSecret}
        stripe={stripe}
        clientSecret={clientSecret}
        amount={creditPackage.priceUSD}
        onPaid={onPaid}
      />
    </>
  );
}

export function CreditCheckout() {
  const t = useTexts(payments);
  const chosen = packageOf(useLocation().state);
  // A page that was left open shows what is on offer now, when that is known.
  const { data: packages } = useListPackagesQuery();
  if (chosen === null) return <Navigate to="/buy-credits" replace />;
  const creditPackage = packages?.find(({ id }) => id === chosen.id) ?? chosen;
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <ButtonLink to="/buy-credits" variant="back">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('backToPackages')}
      </ButtonLink>
      <header className="mt-4 md:mt-6">
        <h1 className="font-display text-display font-medium">{t('checkout')}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t('checkout.lead')}</p>
      </header>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <section aria-labelledby="payment-details" className="card p-6 sm:p-8 max-lg:order-2">
          <h2 id="payment-details" className="mb-6 font-display text-title font-medium">
            {t('details')}
          </h2>
          <PaymentDetails creditPackage={creditPackage} />
        </section>
        <OrderSummary creditPackage={creditPackage} />
      </div>
    </div>
  );
}
