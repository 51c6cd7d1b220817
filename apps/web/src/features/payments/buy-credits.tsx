import type { CreditPackage } from '@filigree/contracts';
import { CREDITS_PER_PICTURE, GENERATION_PICTURES } from '@filigree/contracts/constants';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreditBalanceQuery } from '../../api/credits.ts';
import { payments } from '../../i18n/en/payments.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { creditWord, formatCredits } from '../../ui/credit-words.ts';
import { formatUsd } from '../../ui/money.ts';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListPackagesQuery } from './api.ts';
import { PackageCard } from './package-card.tsx';
import type { PackageState } from './package-state.ts';

const FACTS = ['fact.cost', 'fact.never', 'fact.value'] as const;
const PRICES = {
  design: GENERATION_PICTURES * CREDITS_PER_PICTURE,
  pictures: GENERATION_PICTURES,
  refinement: CREDITS_PER_PICTURE,
};
const grid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-4';

function Balance() {
  const t = useTexts(payments);
  const { data } = useCreditBalanceQuery();
  if (data === undefined) return null;
  return (
    <p className="grid gap-1 md:text-end">
      <span className="eyebrow">{t('balance')}</span>
      <span className="figures font-display text-heading leading-none font-medium">
        {formatCredits(data.balance)}{' '}
        <span className="font-sans text-sm font-normal text-ink-soft">{creditWord(data.balance)}</span>
      </span>
    </p>
  );
}

function LoadingPackages() {
  const t = useTexts(payments);
  return (
    <div role="status">
      <p className="mb-4 text-sm text-ink-soft">{t('loading')}</p>
      <div className={grid}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-[27rem]" />
        ))}
      </div>
    </div>
  );
}

export function BuyCredits() {
  const t = useTexts(payments);
  const navigate = useNavigate();
  const { data: packages, isError, isFetching, refetch } = useListPackagesQuery();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = packages?.find(({ id }) => id === selectedId);
  const failed = isError && packages === undefined;

  useEffect(() => {
    if (failed)
      notify({ about: 'packages', tone: 'destructive', title: t('error'), description: t('error.text') });
  }, [failed, t]);

  const proceed = (creditPackage: CreditPackage) =>
    void navigate('/credit-checkout', { state: { creditPackage } satisfies PackageState });
  // Opened from elsewhere, there is no page of ours to go back to.
  const isFirst = window.history.state?.idx === 0;

  return (
    <div>
      <div className="page-width pt-6 pb-16 md:pt-8">
        <Button variant="back" onClick={() => void (isFirst ? navigate('/') : navigate(-1))}>
          <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t('back')}
        </Button>
        <header className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-6">
          <div>
            <h1 className="font-display text-display font-medium">{t('title')}</h1>
            <p className="mt-3 text-lg text-ink-soft">{t('lead')}</p>
          </div>
          <Balance />
        </header>

        <section aria-labelledby="how-credits-work" className="mt-10 border-y border-hairline py-7">
          <h2 id="how-credits-work" className="eyebrow">
            {t('how')}
          </h2>
          <ul className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-3">
            {FACTS.map((fact) => (
              <li key={fact}>
                <p className="font-medium">{t(fact)}</p>
                <p className="mt-1 text-sm text-ink-soft">{t(`${fact}.text`, PRICES)}</p>
              </li>
            ))}
          </ul>
        </section>

        <div className="mt-10">
          {packages === undefined && !failed ? <LoadingPackages /> : null}
          {failed ? (
            <Alert
              role="alert"
              tone="destructive"
              title={t('error')}
              action={
                <Button variant="outline" size="small" loading={isFetching} onClick={() => void refetch()}>
                  {t('again')}
                </Button>
              }
            >
              {t('error.text')}
            </Alert>
          ) : null}
          {packages?.length === 0 ? <p className="py-12 text-center text-ink-soft">{t('none')}</p> : null}
          {packages && packages.length > 0 ? (
            <ul className={grid} aria-label={t('packages')}>
              {packages.map((creditPackage) => (
                <PackageCard
                  key={creditPackage.id}
                  creditPackage={creditPackage}
                  selected={creditPackage.id === selectedId}
                  onSelect={() => setSelectedId(creditPackage.id)}
                />
              ))}
            </ul>
          ) : null}
        </div>
      </div>

      {/* Stays in view below the packages, and lets the footer pass. The live region stands before it has words. */}
      <div aria-live="polite" className="sticky bottom-0 z-20">
        {selected ? (
          <section
            aria-label={t('selected.package')}
            className="animate-rise-in border-t border-hairline bg-card shadow-lift"
          >
            <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
              <p className="flex flex-col">
                <span className="text-xs text-ink-soft">{t('selected.package')}</span>
                <span className="figures font-medium">
                  {selected.name}
                  <span className="font-normal text-ink-soft"> · {formatUsd(selected.priceUSD)}</span>
                </span>
              </p>
              <Button variant="accent" className="max-sm:w-full" onClick={() => proceed(selected)}>
                {t('proceed')}
              </Button>
            </div>
          </section>
        ) : null}
      </div>
    </div>
  );
}
