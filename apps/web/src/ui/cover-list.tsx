import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { CoverGrid, CoverGridSkeleton } from './cover-card.tsx';
import { EmptyState } from './empty-state.tsx';

interface Listed {
  readonly id: string;
}

interface CoverListProps<T extends Listed> {
  readonly query: {
    readonly data?: readonly T[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly words: {
    readonly loading: string;
    readonly failed: string;
    readonly later: string;
    readonly retry: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly count: (count: number) => string;
  };
  readonly failedPicture: ReactNode;
  readonly emptyPicture: ReactNode;
  /** The button that begins a new one. */
  readonly newButton: (size: 'medium' | 'large') => ReactNode;
  /** A notice beside the page's own words; the same function at every render. */
  readonly tellFailed: () => void;
  readonly card: (item: T) => ReactNode;
}

/** Covers of what one has, or what stands in their place: while they load, when they cannot, before there is any. */
export function CoverList<T extends Listed>({
  query: { data, error, isFetching, refetch },
  words,
  failedPicture,
  emptyPicture,
  newButton,
  tellFailed,
  card,
}: CoverListProps<T>) {
  const failed = error !== undefined && data === undefined;
  useEffect(() => {
    if (failed) tellFailed();
  }, [failed, tellFailed]);

  if (failed) {
    return (
      <EmptyState
        title={words.failed}
        picture={failedPicture}
        action={
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.later}
      </EmptyState>
    );
  }
  if (data === undefined) return <CoverGridSkeleton label={words.loading} />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        className="px-0 pt-4"
        picture={emptyPicture}
        action={newButton('large')}
      >
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <p className="figures text-sm text-ink-soft" aria-live="polite">
          {words.count(data.length)}
        </p>
        {newButton('medium')}
      </div>
      <CoverGrid>{data.map(card)}</CoverGrid>
    </>
  );
}
