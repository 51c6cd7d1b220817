import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12';

/** Square pictures, up to four in a row. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

export function TileGridSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-square rounded-none" />
          <Skeleton className="mt-3 h-4 w-3/4" />
        </div>
      ))}
    </div>
  );
}

interface TileProps {
  readonly picture: ReactNode;
  readonly children?: ReactNode;
  readonly removeLabel: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** One picture that can be taken out; the button shows on hover and focus, and always where nothing hovers. */
export function Tile({ picture, children, removeLabel, busy, onRemove }: TileProps) {
  return (
    <li className="group relative">
      {picture}
      {children ? <div className="mt-3">{children}</div> : null}
      <button
        type="button"
        aria-label={removeLabel}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onRemove}
        className="absolute end-1 top-1 grid size-11 place-items-center text-ink transition-opacity group-hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-4 aria-busy:opacity-50 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100"
      >
        <span className="grid size-8 place-items-center rounded-full border border-hairline bg-card">
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </span>
      </button>
    </li>
  );
}
