import { useState } from 'react';
import { deskPeople } from '../../../i18n/desk/desk-people.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deskApi } from '../api.ts';
import { QueryProblem } from '../query-problem.tsx';
import { Acts } from './acts.tsx';

/** The audit trail. */
export function TrailPage() {
  const t = useTexts(deskPeople);
  const [page, setPage] = useState(1);
  const query = deskApi.useDeskListActsQuery({ page });
  const { data, error } = query;
  const pages = data ? Math.ceil(data.total / data.limit) : 1;
  return (
    <>
      <title>{t('trail.tab')}</title>
      <h1 className="font-display text-heading font-medium">{t('trail.title')}</h1>
      <p className="mt-2 max-w-xl text-ink-soft">{t('trail.lead')}</p>
      <div className="mt-8">
        {data && data.total > 0 ? <Acts acts={data.items} withSubject /> : null}
        {data?.total === 0 ? <EmptyState title={t('trail.none')} /> : null}
        {!data && error ? <QueryProblem title={t('trail.failed')} query={query} /> : null}
        {!data && !error ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-96" />
          </div>
        ) : null}
      </div>
      {pages > 1 ? (
        <nav aria-label={t('trail.pages')} className="mt-6 flex items-center justify-between">
          <Button variant="outline" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('trail.newer')}
          </Button>
          <p className="figures text-sm text-ink-soft" aria-live="polite">
            {t('trail.page', { page, pages })}
          </p>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('trail.older')}
          </Button>
        </nav>
      ) : null}
    </>
  );
}
