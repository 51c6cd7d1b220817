import type { DeskOrderRow } from '@filigree/contracts/desk';
import { Link } from 'react-router';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { LineThumb } from '../../../ui/line-thumb.tsx';
import { formatUsd } from '../../../ui/money.ts';
import { useMay } from '../me.ts';
import { StatusBadge } from '../status-badge.tsx';
import { Marks } from '../today/order-rows.tsx';
import { formatDay } from '../words.ts';

function Row({ order, seesMoney }: { readonly order: DeskOrderRow; readonly seesMoney: boolean }) {
  const t = useTexts(deskOrders);
  const { number, imageUrl, pieces, customer, status, createdAt, dueAt, isLate, total } = order;
  return (
    <tr className="relative border-b border-hairline transition-colors hover:bg-mist">
      <td className="w-16 py-3">
        <LineThumb src={imageUrl} alt="" className="w-14" sizes="56px" />
      </td>
      <th scope="row" className="max-w-0 py-3 ps-4 pe-6 text-start font-normal">
        <Link
          to={`/desk/orders/${number}`}
          className="figures font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {number}
        </Link>
        <span className="block truncate text-sm text-ink-soft">{pieces}</span>
      </th>
      <td className="max-w-0 truncate py-3 pe-6 text-sm">{customer ?? t('gone')}</td>
      <td className="py-3 pe-6">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          <Marks order={order} />
        </span>
      </td>
      <td className="figures py-3 pe-6 text-sm whitespace-nowrap text-ink-soft">{formatDay(createdAt)}</td>
      <td
        className={
          isLate
            ? 'figures py-3 pe-6 text-sm whitespace-nowrap text-destructive'
            : 'figures py-3 pe-6 text-sm whitespace-nowrap text-ink-soft'
        }
      >
        {dueAt === null ? null : formatDay(dueAt)}
      </td>
      {seesMoney ? (
        <td className="figures py-3 pe-1 text-end text-sm whitespace-nowrap">
          {total === null ? null : formatUsd(total)}
        </td>
      ) : null}
    </tr>
  );
}

/** Orders, one a line. */
export function OrderTable({ orders }: { readonly orders: readonly DeskOrderRow[] }) {
  const t = useTexts(deskOrders);
  const seesMoney = useMay()('money.read');
  const head = 'pb-2.5 text-xs font-medium text-ink-soft';
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[56rem] border-collapse">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" colSpan={2} className={`${head} pe-6 text-start`}>
              {t('column.order')}
            </th>
            <th scope="col" className={`${head} w-44 pe-6 text-start`}>
              {t('column.customer')}
            </th>
            <th scope="col" className={`${head} w-52 pe-6 text-start`}>
              {t('column.status')}
            </th>
            <th scope="col" className={`${head} w-24 pe-6 text-start`}>
              {t('column.came')}
            </th>
            <th scope="col" className={`${head} w-24 pe-6 text-start`}>
              {t('column.due')}
            </th>
            {seesMoney ? (
              <th scope="col" className={`${head} w-28 pe-1 text-end`}>
                {t('column.total')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.number} order={order} seesMoney={seesMoney} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
