import { useMemo } from 'react';
import { useListPiecesQuery } from '../../../api/pieces.ts';
import { pieces } from '../../../i18n/en/pieces.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Select } from '../../../ui/select.tsx';
import { arrange } from '../model/arrange.ts';
import {
  askedOf,
  type CatalogueView,
  cleared,
  countFilters,
  EVERYTHING,
  SORTS,
  type Sort,
} from '../model/filters.ts';
import { useLoadNotice } from '../use-load-notice.ts';
import { CategoryNav } from './category-nav.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FailedResults, LoadingResults, NoResults, Results } from './results.tsx';
import { useCatalogueView } from './use-catalogue-view.ts';

/** The pieces of an address. Price and order are worked out here; only the other filters ask the server. */
function useFoundPieces(view: CatalogueView) {
  const { category, materials, gemstones, styles } = view;
  const asked = useMemo(
    () => askedOf({ ...EVERYTHING, category, materials, gemstones, styles }),
    [category, materials, gemstones, styles],
  );
  const { currentData, error, isFetching, refetch } = useListPiecesQuery(asked);
  useLoadNotice(error);
  const [low, high] = view.price;
  const found = useMemo(
    () => currentData && arrange(currentData, { price: [low, high], sort: view.sort }),
    [currentData, low, high, view.sort],
  );
  return {
    found,
    failed: currentData === undefined && error !== undefined && !isFetching,
    retry: () => void refetch(),
  };
}

/** The catalogue: categories, filters, order, and the cards of what they leave. */
export function CataloguePage() {
  const t = useTexts(pieces);
  const { view, setView } = useCatalogueView();
  const { found, failed, retry } = useFoundPieces(view);
  const isFiltered = countFilters(view) > 0 || view.category !== null;
  const clear = () => setView(cleared(view));

  return (
    <div className="page-width pt-10 pb-24 md:pt-14">
      <header className="items-end justify-between gap-12 lg:flex">
        <h1 className="font-display text-display font-medium">{t('catalogue.title')}</h1>
        <p className="mt-4 max-w-[44ch] text-ink-soft lg:mt-0">{t('catalogue.lead')}</p>
      </header>
      <div className="mt-7 md:mt-9">
        <CategoryNav view={view} />
      </div>
      <div className="mt-6 grid gap-x-12 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <section
          aria-label={t('filters.title')}
          className="hidden self-start lg:block [&>:first-child]:border-t-0 [&>:first-child]:pt-2"
        >
          <FilterFields view={view} onChange={setView} />
        </section>
        <section aria-label={t('catalogue.title')}>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pb-5">
            <div className="lg:hidden">
              <FilterSheet view={view} onChange={setView} count={failed ? 0 : found?.length} />
            </div>
            <p role="status" className="figures text-sm text-ink-soft max-sm:order-last max-sm:w-full">
              {found ? t('catalogue.count', { count: found.length }) : null}
            </p>
            <Select
              aria-label={t('sort.label')}
              options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={view.sort}
              onValueChange={(sort) => setView({ ...view, sort: sort as Sort })}
              className="ms-auto w-auto min-w-48"
            />
          </div>
          <ChosenFilters view={view} onChange={setView} />
          {failed ? (
            <FailedResults message={t('load.failed.text')} onRetry={retry} />
          ) : found === undefined ? (
            <LoadingResults />
          ) : found.length === 0 ? (
            <NoResults onClear={isFiltered ? clear : undefined} />
          ) : (
            <Results
              pieces={found}
              more={view.more}
              onMore={() => setView({ ...view, more: view.more + 1 }, { replace: true })}
            />
          )}
        </section>
      </div>
    </div>
  );
}
