import { BALANCE_REFETCH_AFTER_MS } from '@filigree/contracts/constants';
import { Infinity as Endless, Sparkle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCreditBalanceQuery } from '../../api/credits.ts';
import { payments } from '../../i18n/en/payments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfetti } from '../../ui/confetti.ts';
import { creditWord, formatCredits } from '../../ui/credit-words.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Settled } from './api.ts';
import { useSettled } from './use-settled.ts';

/** The provider adds its secret to the address; it has no business in the history or in a copied link. */
function useCleanAddress(paymentIntentId: string | null): void {
  const [params, setParams] = useSearchParams();
  const hasMore = paymentIntentId !== null && params.size > 1;
  useEffect(() => {
    if (hasMore && paymentIntentId !== null) {
      setParams({ payment_intent: paymentIntentId }, { replace: true, preventScrollReset: true });
    }
  }, [hasMore, paymentIntentId, setParams]);
}

/** What the settling answered; two seconds later, what the account says then. */
function useNewBalance(settled: Settled): number {
  const { data, refetch } = useCreditBalanceQuery();
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      void refetch().then(({ isSuccess }) => {
        if (isSuccess && !left) setFresh(true);
      });
    }, BALANCE_REFETCH_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [refetch]);
  return isFresh && data ? data.balance : settled.balance;
}

interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

function Message({ title, children, actions }: MessageProps) {
  return (
    <>
      <h1 className="font-display text-heading font-medium">{title}</h1>
      <p className="mx-auto mt-4 max-w-md text-ink-soft">{children}</p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">{actions}</div>
    </>
  );
}

const TIPS = [
  {
    Icon: Sparkle,
    tip: 'tip.create',
  },
  { Icon: Endless, tip: 'tip.never' },
] as const;

function Paid({ settled }: { readonly settled: Settled }) {
  const t = useTexts(payments);
  useConfetti(true);
  const balance = useNewBalance(settled);
  return (
    <>
      <p className="eyebrow">{`+${formatCredits(settled.credits)} ${creditWord(settled.credits)}`}</p>
      <h1 className="mt-4 font-display text-display font-medium">{t('success')}</h1>
      <p className="mt-4 text-lg text-ink-soft">{t('success.text')}</p>
      <div className="mt-10 border-y border-hairline py-8">
        <p className="eyebrow">{t('newBalance')}</p>
        <p className="figures mt-3 font-display text-[4rem] leading-none font-medium">
          {formatCredits(balance)}{' '}
          <span className="font-sans text-base font-normal text-ink-soft">{creditWord(balance)}</span>
        </p>
      </div>
      <ul className="mx-auto mt-8 grid gap-6 text-start sm:grid-cols-2">
        {TIPS.map(({ Icon, tip }) => (
          <li key={tip} className="flex gap-3.5">
            <Icon
              className="mt-1 size-[1.125rem] shrink-0 text-accent"
              strokeWidth={1.5}
              aria-hidden="true"
            />
            <div>
              <p className="font-medium">{t(tip)}</p>
              <p className="mt-0.5 text-sm text-ink-soft">{t(`${tip}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink to="/studio" size="large" variant="accent">
          {t('startDesigning')}
        </ButtonLink>
        <ButtonLink to="/profile#credits" size="large" variant="outline">
          {t('transactions')}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-ink-soft">{t('receipt')}</p>
    </>
  );
}

function Result({ paymentIntentId }: { readonly paymentIntentId: string }) {
  const t = useTexts(payments);
  const { outcome, askAgain } = useSettled(paymentIntentId);
  const again = (
    <Button variant="outline" onClick={askAgain}>
      {t('checkAgain')}
    </Button>
  );
  if (outcome.is === 'asking') {
    return (
      <p className="flex items-center justify-center gap-3 py-24 text-ink-soft">
        <Spinner />
        {t('confirming')}
      </p>
    );
  }
  if (outcome.is === 'failed') {
    return (
      <Message title={t('unknown')} actions={again}>
        {outcome.message} {t('unknown.text')}
      </Message>
    );
  }
  const { settled } = outcome;
  if (settled.status === 'paid') return <Paid settled={settled} />;
  if (settled.status === 'processing') {
    return (
      <Message title={t('processing')} actions={again}>
        {t('processing.text')}
      </Message>
    );
  }
  return (
    <Message title={t('failed')} actions={<ButtonLink to="/buy-credits">{t('backToPackages')}</ButtonLink>}>
      {t('failed.text')}
    </Message>
  );
}

/** Where a payment for credits leads, from our own form and from a bank's page. Celebrates only what is paid. */
export function PaymentSuccess() {
  const [params] = useSearchParams();
  const paymentIntentId = params.get('payment_intent');
  useCleanAddress(paymentIntentId);
  if (paymentIntentId === null) return <Navigate to="/buy-credits" replace />;
  return (
    <div className="page-width py-16 text-center md:py-24">
      <div aria-live="polite" className="mx-auto max-w-2xl">
        <Result key={paymentIntentId} paymentIntentId={paymentIntentId} />
      </div>
    </div>
  );
}
