import type { OrderStatus } from '@filigree/contracts';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { deskOrders } from '../../../i18n/desk/desk-orders.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Chip } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskApi } from '../api.ts';
import { QueryProblem } from '../query-problem.tsx';
import { statusLabel } from '../words.ts';
import { OrderTable } from './order-table.tsx';

const TYPING_MS = 250;
const STATUSES: readonly OrderStatus[] = [
  'pending',
  'paid',
  'in production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
];

/** What is looked for stands in the address: it can be kept, sent on, and gone back to. */
function useOrderSearch() {
  const [params, setParams] = useSearchParams();
  const named = params.get('status');
  const status = STATUSES.find((one) => one === named);
  const change = (values: Readonly<Record<string, string>>) =>
    setParams(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')), {
      replace: true,
    });
  const search = params.get('search') ?? '';
  const late = params.get('late') === 'true';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const filter = { search, status: status ?? '', late: late ? 'true' : '' };
  return {
    search,
    status,
    late,
    page,
    find: (text: string) => change({ ...filter, search: text }),
    only: (chosen: { readonly status?: OrderStatus; readonly late?: boolean }) =>
      change({ search, status: chosen.status ?? '', late: chosen.late ? 'true' : '' }),
    turn: (to: number) => change({ ...filter, page: String(to) }),
    clear: () => change({}),
  };
}
type OrderSearch = ReturnType<typeof useOrderSearch>;

function SearchField({ search, find }: Pick<OrderSearch, 'search' | 'find'>) {
  const t = useTexts(deskOrders);
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => find(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="relative block w-full md:max-w-sm">
      <Search
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-ink-soft"
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('search.short')}
        value={typed}
        maxLength={120}
        className="ps-10"
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}

function Filters({ status, late, only }: Pick<OrderSearch, 'status' | 'late' | 'only'>) {
  const t = useTexts(deskOrders);
  return (
    <fieldset className="flex flex-wrap gap-2" aria-label={t('filters')}>
      <Chip pressed={!late && status === undefined} onClick={() => only({})}>
        {t('all')}
      </Chip>
      <Chip pressed={late} onClick={() => only({ late: true })}>
        {t('late')}
      </Chip>
      {STATUSES.map((one) => (
        <Chip key={one} pressed={!late && status === one} onClick={() => only({ status: one })}>
          {statusLabel(one)}
        </Chip>
      ))}
    </fieldset>
  );
}

function Pages({
  page,
  pages,
  turn,
}: { readonly page: number; readonly pages: number } & Pick<OrderSearch, 'turn'>) {
  const t = useTexts(deskOrders);
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex items-center justify-between">
      <Button variant="outline" size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('newer')}
      </Button>
      <p className="figures text-sm text-ink-soft" aria-live="polite">
        {t('page', { page, pages })}
      </p>
      <Button variant="outline" size="small" disabled={page >= pages} onClick={() => turn(page + 1)}>
        {t('older')}
      </Button>
    </nav>
  );
}

export function OrdersPage() {
  const t = useTexts(deskOrders);
  const asked = useOrderSearch();
  const { search, status, late, page } = asked;
  const query = deskApi.useDeskListOrdersQuery({
    search,
    ...(status === undefined ? {} : { status }),
    late: late ? 'true' : 'false',
    page,
  });
  const { data, error, isFetching } = query;
  return (
    <>
      <title>{t('tab')}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="font-display text-heading font-medium">{t('title')}</h1>
          <p className="figures mt-1 min-h-6 text-sm text-ink-soft" aria-live="polite">
            {data ? t('found', { count: data.total }) : null}
          </p>
        </div>
        <SearchField search={search} find={asked.find} />
      </div>
      <div className="mt-6">
        <Filters status={status} late={late} only={asked.only} />
      </div>
      <div className="mt-8" aria-busy={isFetching}>
        {data && data.total > 0 ? <OrderTable orders={data.items} /> : null}
        {data && data.total === 0 ? (
          <EmptyState
            title={t('none')}
            action={
              <Button variant="outline" onClick={asked.clear}>
                {t('none.clear')}
              </Button>
            }
          >
            {t('none.text')}
          </EmptyState>
        ) : null}
        {!data && error ? <QueryProblem title={t('failed')} query={query} /> : null}
        {!data && !error ? (
          <div role="status" aria-label={t('loading')} className="grid gap-3">
            {[0, 1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-16" />
            ))}
          </div>
        ) : null}
        {data ? (
          <Pages page={data.page} pages={Math.ceil(data.total / data.limit)} turn={asked.turn} />
        ) : null}
      </div>
    </>
  );
}
