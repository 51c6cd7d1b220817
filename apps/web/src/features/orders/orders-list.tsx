import type { Order } from '@filigree/contracts';
import { ORDERS_DEFAULT_LIMIT } from '@filigree/contracts/constants';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { failureMessage } from '../../api/failure.ts';
import { orders } from '../../i18n/en/orders.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyPicture } from '../../ui/empty-picture.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineThumb } from '../../ui/line-thumb.tsx';
import { formatUsd } from '../../ui/money.ts';
import { tesselBand } from '../../ui/shown/tessel-band.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListOrdersQuery } from './api.ts';
import { OrderBadge } from './order-badge.tsx';
import { countPieces, formatDay } from './words.ts';

/** How many pictures of an order stand in its row. */
const THUMBS = 3;

function OrderRow({ order }: { readonly order: Order }) {
  const phrase = usePhrases();
  const { id, orderNumber, createdAt, lines, status, total } = order;
  const more = lines.length - THUMBS;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-4 py-5 sm:flex-nowrap">
      <div className="flex shrink-0 gap-2 sm:w-60">
        {lines.slice(0, THUMBS).map(({ name, imageUrl }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
          <LineThumb key={place} src={imageUrl} alt={phrase(name)} className="w-16" />
        ))}
        {more > 0 ? (
          <span className="figures grid size-16 place-items-center bg-mist text-sm text-ink-soft">
            +{more}
          </span>
        ) : null}
      </div>
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/orders/${id}`}
            className="figures font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {orderNumber}
          </Link>
          <OrderBadge status={status} />
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {formatDay(createdAt)} · {countPieces(lines)}
        </p>
      </div>
      <p className="figures font-medium">{formatUsd(total)}</p>
      <ChevronRight className="size-4 text-ink-soft max-sm:hidden" strokeWidth={1.5} aria-hidden="true" />
    </li>
  );
}

function LoadingRows() {
  const t = useTexts(orders);
  return (
    <div role="status" aria-label={t('loading')} className="divide-y divide-hairline">
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex items-center gap-6 py-5">
          <Skeleton className="size-16" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-3 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** One's orders, newest first, a page at a time. */
export function OrdersList() {
  const t = useTexts(orders);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListOrdersQuery({ page, limit: ORDERS_DEFAULT_LIMIT });
  if (data === undefined && error) {
    return (
      <div role="alert">
        <EmptyState
          title={t('list.failed')}
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
  if (data === undefined) return <LoadingRows />;
  if (data.total === 0) {
    return (
      <EmptyState
        title={t('empty')}
        picture={<EmptyPicture piece={tesselBand} />}
        action={<ButtonLink to="/studio">{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  const pages = Math.ceil(data.total / data.limit);
  return (
    <>
      <ul className="divide-y divide-hairline" aria-busy={isFetching}>
        {data.items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav
          aria-label={t('pages')}
          className="mt-4 flex items-center justify-between border-t border-hairline pt-5"
        >
          <Button variant="outline" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <p className="figures text-sm text-ink-soft" aria-live="polite">
            {t('page', { page: data.page, pages })}
          </p>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </nav>
      ) : null}
    </>
  );
}
