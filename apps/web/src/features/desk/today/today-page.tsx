import type { DeskToday } from '@filigree/contracts/desk';
import { Link } from 'react-router';
import { desk } from '../../../i18n/desk/desk.ts';
import { formatDate, formatNumber } from '../../../i18n/formats.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskApi } from '../api.ts';
import { QueryProblem } from '../query-problem.tsx';
import { Failures } from './failures.tsx';
import { OrderRows } from './order-rows.tsx';

function Waiting({ waiting }: Pick<DeskToday, 'waiting'>) {
  const t = useTexts(desk);
  const figures = [
    { label: t('today.paid'), count: waiting.paid, status: 'paid' },
    { label: t('today.inProduction'), count: waiting.inProduction, status: 'in production' },
    { label: t('today.shipped'), count: waiting.shipped, status: 'shipped' },
  ];
  return (
    <ul className="mt-8 grid grid-cols-3 divide-x divide-hairline border-y border-hairline">
      {figures.map(({ label, count, status }) => (
        <li key={status}>
          <Link
            to={`/desk/orders?status=${encodeURIComponent(status)}`}
            className="block px-5 py-5 transition-colors hover:bg-mist focus-visible:-outline-offset-2 md:px-7"
          >
            <span className="figures block font-display text-display leading-none font-medium">
              {formatNumber(count)}
            </span>
            <span className="mt-2 block text-sm text-ink-soft">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const t = useTexts(desk);
  return (
    <div role="status" aria-label={t('loading')} className="mt-8 grid gap-10">
      <Skeleton className="h-28" />
      <div className="grid gap-10 lg:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}

function Loaded({ today }: { readonly today: DeskToday }) {
  const t = useTexts(desk);
  return (
    <>
      <Waiting waiting={today.waiting} />
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-10">
          <OrderRows
            id="today-late"
            title={t('today.late')}
            none={t('today.late.none')}
            orders={today.late}
            all="/desk/orders?late=true"
          />
          <OrderRows id="today-due" title={t('today.due')} none={t('today.due.none')} orders={today.due} />
          {today.disputed ? (
            <OrderRows id="today-disputed" title={t('today.disputed')} orders={today.disputed} />
          ) : null}
        </div>
        <div className="grid grid-cols-1 gap-10">
          <OrderRows
            id="today-came"
            title={t('today.cameIn')}
            none={t('today.cameIn.none')}
            orders={today.cameIn}
            all="/desk/orders"
          />
          <OrderRows id="today-size" title={t('today.size')} orders={today.waitsForSize} />
          {today.failures ? <Failures failures={today.failures} /> : null}
        </div>
      </div>
    </>
  );
}

/** The first page of the day: what waits for whom, what is due and late, what came in, what went wrong. */
export function TodayPage() {
  const t = useTexts(desk);
  const query = deskApi.useDeskTodayQuery();
  const { data, error } = query;
  return (
    <>
      <title>{t('today.tab')}</title>
      <p className="eyebrow">{formatDate(new Date(), { weekday: 'long', day: 'numeric', month: 'long' })}</p>
      <h1 className="mt-3 font-display text-heading font-medium">{t('today.title')}</h1>
      {data ? <Loaded today={data} /> : null}
      {!data && error ? <QueryProblem title={t('today.failed')} query={query} /> : null}
      {!data && !error ? <Loading /> : null}
    </>
  );
}
