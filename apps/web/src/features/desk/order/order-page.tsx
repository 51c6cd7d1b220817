import type { DeskOrder } from '@filigree/contracts/desk';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { isApiFailure } from '../../../api/failure.ts';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskApi } from '../api.ts';
import { QueryProblem } from '../query-problem.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Acts } from '../trail/acts.tsx';
import { formatDay } from '../words.ts';
import { CustomerCard } from './customer.tsx';
import { History } from './history.tsx';
import { Lines } from './lines.tsx';
import { MailsCard } from './mails.tsx';
import { MoneyCard } from './money.tsx';
import { Moves } from './moves.tsx';
import { Notes } from './notes.tsx';

function Head({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  const isOpen = order.status === 'paid' || order.status === 'in production';
  const due = order.dueAt === null || !isOpen ? undefined : formatDay(order.dueAt);
  return (
    <header className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <p className="eyebrow">{t('of', { day: formatDay(order.createdAt) })}</p>
        <h1 className="figures mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 font-display text-heading font-medium">
          {order.number}
          <span className="font-sans text-base leading-none" aria-live="polite">
            <StatusBadge status={order.status} />
          </span>
        </h1>
        {due === undefined ? null : (
          <p className={order.isLate ? 'mt-2 text-sm text-destructive' : 'mt-2 text-sm text-ink-soft'}>
            {order.isLate ? t('wasDue', { day: due }) : t('due', { day: due })}
          </p>
        )}
        {order.waitsFor === null ? null : (
          <p className="mt-2 border-s-2 border-accent ps-3 text-sm">{order.waitsFor}</p>
        )}
      </div>
      <Moves order={order} />
    </header>
  );
}

function Loaded({ order }: { readonly order: DeskOrder }) {
  const t = useTexts(deskOrders);
  return (
    <>
      <Head order={order} />
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-12">
          <Lines order={order} />
          <Notes order={order} />
          <History history={order.history} />
          {order.acts === null ? null : (
            <section aria-labelledby="desk-trail">
              <h2 id="desk-trail" className="font-display text-title font-medium">
                {t('trail')}
              </h2>
              {order.acts.length === 0 ? (
                <p className="mt-3 text-sm text-ink-soft">{t('trail.none')}</p>
              ) : (
                <Acts acts={order.acts} />
              )}
            </section>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          <CustomerCard order={order} />
          {order.money === null ? null : <MoneyCard order={order} money={order.money} />}
          {order.mails === null ? null : <MailsCard number={order.number} mails={order.mails} />}
        </div>
      </div>
    </>
  );
}

/** One order, with all that is done with it. */
export function OrderPage() {
  const t = useTexts(deskOrders);
  const { number = '' } = useParams();
  const query = deskApi.useDeskGetOrderQuery(number);
  const { currentData: order, error } = query;
  const isMissing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <>
      <title>{t('order.tab', { number })}</title>
      <ButtonLink to="/desk/orders" variant="back">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('back')}
      </ButtonLink>
      {order ? <Loaded key={order.number} order={order} /> : null}
      {!order && isMissing ? <EmptyState isPage title={t('missing')} /> : null}
      {!order && error && !isMissing ? <QueryProblem title={t('order.failed')} query={query} /> : null}
      {!order && !error ? (
        <div role="status" aria-label={t('loading')} className="mt-6 grid gap-8">
          <Skeleton className="h-20" />
          <Skeleton className="h-96" />
        </div>
      ) : null}
    </>
  );
}
