import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { Mosaic } from './mosaic.tsx';
import { Skeleton } from './skeleton.tsx';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14';

/** Cards with a cover each. */
export function CoverGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

export function CoverGridSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={grid} role="status" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-3/2 rounded-none" />
          <Skeleton className="mt-4 h-6 w-1/2" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
      ))}
    </div>
  );
}

interface CoverCardProps {
  readonly to: string;
  readonly name: string;
  /** Below the name, such as how many things are in it. */
  readonly note: string;
  readonly pictures: readonly string[];
  /** What the cover shows without pictures. */
  readonly drawing: ReactNode;
  /** The name of the button that opens the menu. */
  readonly menuLabel: string;
  readonly menu: ReactNode;
}

/** Something that holds pictures, shown by what is in it. */
export function CoverCard({ to, name, note, pictures, drawing, menuLabel, menu }: CoverCardProps) {
  return (
    <li className="group relative">
      <Mosaic pictures={pictures} className="transition-opacity duration-250 group-hover:opacity-92">
        {drawing}
      </Mosaic>
      <div className="mt-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-display text-title font-medium">
            {/* The whole card is its target. */}
            <Link to={to} className="line-clamp-2 break-words before:absolute before:inset-0">
              {name}
            </Link>
          </p>
          <p className="figures text-sm text-ink-soft">{note}</p>
        </div>
        <div className="relative -me-3 shrink-0">
          <DropdownMenu
            trigger={
              <Button variant="ghost" size="icon" aria-label={menuLabel}>
                <Ellipsis className="size-5" strokeWidth={1.5} aria-hidden="true" />
              </Button>
            }
          >
            {menu}
          </DropdownMenu>
        </div>
      </div>
    </li>
  );
}
