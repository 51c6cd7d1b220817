import { addressLines } from '@filigree/addresses';
import type { Order } from '@filigree/contracts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { failureMessage, isApiFailure } from '../../api/failure.ts';
import { orders } from '../../i18n/en/orders.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatUsd } from '../../ui/money.ts';
import { notify } from '../../ui/notify.ts';
import { mercerSapphireBand } from '../../ui/shown/mercer-sapphire-band.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SummaryLine, SummaryLines } from '../../ui/summary-lines.tsx';
import { useCancelOrderMutation, useGetOrderQuery } from './api.ts';
import { OrderBadge } from './order-badge.tsx';
import { OrderLines } from './order-lines.tsx';
import { formatDay, statusLabel, statusMeaning } from './words.ts';

/** What has happened so far, newest first. */
function History({ history }: Pick<Order, 'history'>) {
  const t = useTexts(orders);
  const phrase = usePhrases();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="order-history" className="mt-12">
      <h2 id="order-history" className="font-display text-title font-medium">
        {t('history')}
      </h2>
      <ol className="mt-5 border-s border-hairline">
        {[...history].reverse().map(({ status, note, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows, at its end.
          <li key={history.length - place} className="relative pb-6 ps-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute start-[-4px] top-[0.55rem] size-[7px] rounded-full ${place === 0 ? 'bg-ink' : 'bg-edge'}`}
            />
            <p className="font-medium">{statusLabel(status)}</p>
            {note ? <p className="text-sm text-ink-soft">{phrase(note)}</p> : null}
            <p className="mt-0.5 text-xs text-ink-soft">{formatDay(at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CancelOrder({ order }: { readonly order: Order }) {
  const t = useTexts(orders);
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelOrderMutation();

  const confirm = async () => {
    const { error } = await cancel(order.id);
    if (error) {
      const description = failureMessage(error, t('later.sentence'));
      notify({ about: `order:${order.id}`, tone: 'destructive', title: t('cancel.failed'), description });
    } else {
      notify({ about: `order:${order.id}`, title: t('cancelled'), description: order.orderNumber });
    }
    setOpen(false);
  };

  return (
    <>
      <Button variant="outline" className="mt-6 w-full" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        description={order.status === 'pending' ? t('cancel.pending') : t('cancel.paid')}
      >
        <div className="dialog-actions">
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="destructive"
            loading={isLoading}
            loadingLabel={t('cancel.busy')}
            onClick={() => void confirm()}
          >
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Loaded({ order }: { readonly order: Order }) {
  const t = useTexts(orders);
  const { shippingAddress: to } = order;
  return (
    <>
      <header className="mt-4 md:mt-6">
        <p className="eyebrow">{t('orderOf', { day: formatDay(order.createdAt) })}</p>
        <h1 className="figures mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 font-display text-heading font-medium">
          {order.orderNumber}
          <span className="font-sans text-base leading-none" aria-live="polite">
            <OrderBadge status={order.status} />
          </span>
        </h1>
        <p className="mt-3 text-ink-soft">{statusMeaning(order.status)}</p>
      </header>
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <OrderLines order={order} />
          <History history={order.history} />
        </div>
        <aside aria-label={t('summary')} className="card p-6">
          <h2 className="font-display text-title font-medium">{t('summary')}</h2>
          <div className="mt-5">
            <SummaryLines>
              <SummaryLine label={t('subtotal')} value={formatUsd(order.subtotal)} />
              <SummaryLine label={t('shipping')} value={formatUsd(order.shipping)} />
              <SummaryLine label={t('tax')} value={formatUsd(order.tax)} />
              <SummaryLine total label={t('total')} value={formatUsd(order.total)} />
              {order.refunded > 0 ? (
                <SummaryLine label={t('refunded')} value={formatUsd(order.refunded)} />
              ) : null}
            </SummaryLines>
          </div>
          <h3 className="eyebrow mt-8">{t('shippingTo')}</h3>
          <address className="mt-2 text-sm leading-relaxed break-words not-italic">
            {addressLines(to, t.language).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          {order.cancellable ? <CancelOrder order={order} /> : null}
        </aside>
      </div>
    </>
  );
}

/** @param id of the order */
export function OrderPage({ id }: { readonly id: string }) {
  const t = useTexts(orders);
  const { data: order, error, isFetching, refetch } = useGetOrderQuery(id);
  const isMissing = isApiFailure(error) && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-6 pb-20 md:pt-8">
      <ButtonLink to="/profile#orders" variant="back">
        <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {t('back')}
      </ButtonLink>
      {order ? <Loaded order={order} /> : null}
      {!order && error ? (
        <div role="alert">
          <EmptyState
            isPage
            title={isMissing ? t('notFound') : t('failed')}
            picture={<EmptyPicture piece={mercerSapphireBand} />}
            action={
              isMissing ? (
                <ButtonLink to="/profile#orders">{t('history.view')}</ButtonLink>
              ) : (
                <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
                  {t('again')}
                </Button>
              )
            }
          >
            {isMissing ? t('notFound.address') : failureMessage(error, t('later'))}
          </EmptyState>
        </div>
      ) : null}
      {!order && !error ? (
        <div role="status" aria-label={t('loading.order')} className="mt-10 grid gap-5">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      ) : null}
    </div>
  );
}
