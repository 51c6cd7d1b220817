import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6';

/** Cards with a square picture each, as the profile lists them. */
export function PictureGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

export function PictureGridSkeleton() {
  return (
    <div className={grid} role="status" aria-label="Loading...">
      {Array.from({ length: 4 }, (_, place) => place).map((place) => (
        <div key={place}>
          <Skeleton className="aspect-square rounded-none" />
          <Skeleton className="mt-3 h-4 w-3/4" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}

/** A list that could not be loaded, with a way to try again. */
export function LoadFailure({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert">
      <EmptyState
        title={message}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
