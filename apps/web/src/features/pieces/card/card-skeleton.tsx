import { Skeleton } from '../../../ui/skeleton.tsx';

/** The place of a card, in its size. */
export function CardSkeleton() {
  return (
    <div className="flex h-[25rem] flex-col">
      <Skeleton className="min-h-0 grow rounded-none" />
      <Skeleton className="mt-4 h-5 w-2/3" />
      <Skeleton className="mt-3 mb-2.5 h-4 w-1/3" />
    </div>
  );
}
