import type { CreditTransaction } from '@filigree/contracts';
import { TRANSACTIONS_DEFAULT_LIMIT, TRANSACTIONS_MAX_LIMIT } from '@filigree/contracts/constants';
import { useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { credits } from '../../i18n/en/credits.ts';
import { formatDate } from '../../i18n/formats.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatChange, formatCredits } from '../../ui/credit-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCreditTransactionsQuery } from './history-api.ts';

const cell = 'py-4 align-baseline';

function Row({ transaction }: { readonly transaction: CreditTransaction }) {
  const { description, amount, balanceAfter, createdAt } = transaction;
  const said = usePhrases();
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className={classNames(cell, 'pe-4 text-start font-normal break-words')}>
        {said(description)}
        <time dateTime={createdAt} className="mt-0.5 block text-xs text-ink-soft">
          {formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </th>
      <td
        className={classNames(cell, 'figures ps-4 text-end whitespace-nowrap', amount > 0 && 'font-medium')}
      >
        {formatChange(amount)}
      </td>
      <td className={classNames(cell, 'figures ps-4 text-end whitespace-nowrap text-ink-soft')}>
        {formatCredits(balanceAfter)}
      </td>
    </tr>
  );
}

/** Every change of the balance, newest first. */
export function CreditHistory() {
  const t = useTexts(credits);
  const [limit, setLimit] = useState(TRANSACTIONS_DEFAULT_LIMIT);
  const { data, error, isFetching, refetch } = useCreditTransactionsQuery({ limit });
  if (data === undefined && error) {
    return (
      <div role="alert">
        <EmptyState
          title={t('history.failed')}
          action={
            <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        >
          {failureMessage(error, t('later'))}
        </EmptyState>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-3">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-14" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('empty')} action={<ButtonLink to="/buy-credits">{t('buy')}</ButtonLink>} />;
  }
  // The server gives at most `limit` of them: as many means that there may be more.
  const mayHaveMore = data.length >= limit && limit < TRANSACTIONS_MAX_LIMIT;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">{t('history.lead')}</p>
        <ButtonLink to="/buy-credits" variant="outline" size="small">
          {t('buyMore')}
        </ButtonLink>
      </div>
      <table className="mt-4 w-full text-sm" aria-busy={isFetching}>
        <caption className="sr-only">{t('history')}</caption>
        <thead>
          <tr className="border-b border-edge text-xs text-ink-soft">
            <th scope="col" className="py-2 text-start font-medium">
              {t('transaction')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              {t('credits')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-medium">
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
      {mayHaveMore ? (
        <Button
          variant="outline"
          className="mt-6"
          loading={isFetching}
          onClick={() => setLimit(TRANSACTIONS_MAX_LIMIT)}
        >
          {t('older')}
        </Button>
      ) : null}
    </div>
  );
}
