import type { DeskOrderRow } from '@filigree/contracts/desk';
import { Link } from 'react-router';
import { desk } from '../../../i18n/desk/desk.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LineThumb } from '../../../ui/line-thumb.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { formatDay } from '../words.ts';

/** What is to be known of an order beside its status. */
export function Marks({ order }: { readonly order: DeskOrderRow }) {
  const t = useTexts(desk);
  return (
    <>
      {order.isDisputed ? <Badge tone="destructive">{t('row.disputed')}</Badge> : null}
      {order.lacksRingSize ? <Badge tone="accent">{t('row.size')}</Badge> : null}
    </>
  );
}

function Row({ order }: { readonly order: DeskOrderRow }) {
  const t = useTexts(desk);
  const { number, pieces, customer, imageUrl, status, dueAt, isLate } = order;
  const due =
    dueAt === null || (status !== 'paid' && status !== 'in production') ? undefined : formatDay(dueAt);
  return (
    <li className="relative flex items-center gap-4 py-3 hover:bg-mist">
      <LineThumb src={imageUrl} alt="" className="w-14" sizes="56px" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/desk/orders/${number}`}
            className="figures font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {number}
          </Link>
          <Marks order={order} />
        </p>
        <p className="truncate text-sm text-ink-soft">
          {customer ?? t('row.gone')} · {pieces}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 pe-1 text-end">
        <StatusBadge status={status} />
        {due === undefined ? null : (
          <p className={isLate ? 'text-xs text-destructive' : 'text-xs text-ink-soft'}>
            {isLate ? t('row.wasDue', { day: due }) : t('row.due', { day: due })}
          </p>
        )}
      </div>
    </li>
  );
}

interface OrderRowsProps {
  readonly id: string;
  readonly title: string;
  /** What is said where there are none; undefined: then nothing stands there. */
  readonly none?: string;
  readonly orders: { readonly items: readonly DeskOrderRow[]; readonly total: number };
  /** Where all of them are. */
  readonly all?: string;
}

/** Some orders under a heading. */
export function OrderRows({ id, title, none, orders: { items, total }, all }: OrderRowsProps) {
  const t = useTexts(desk);
  if (total === 0 && none === undefined) return null;
  const more = total - items.length;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b border-hairline pb-2">
        <h2 id={id} className="font-display text-title font-medium">
          {title}
        </h2>
        {more > 0 && all !== undefined ? (
          <Link to={all} className="link text-sm">
            {t('today.all', { count: total })}
          </Link>
        ) : null}
        {more > 0 && all === undefined ? (
          <p className="text-sm text-ink-soft">{t('today.more', { count: more })}</p>
        ) : null}
      </div>
      {total === 0 ? (
        <p className="py-5 text-sm text-ink-soft">{none}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {items.map((order) => (
            <Row key={order.number} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}
