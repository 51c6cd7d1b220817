import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface SectionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the settings: what it is at the start, how it is changed beside it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-b border-hairline py-10 first:pt-4 last:border-b-0 md:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-display text-title font-medium">
          {title}
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{text}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  );
}

/** The place of settings that are on their way. */
export function SectionSkeleton({ label, rows = 2 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}

interface SectionFailureProps {
  readonly title: string;
  readonly retryLabel: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Settings that could not be loaded, with a way to try again. */
export function SectionFailure({ title, retryLabel, busy, onRetry }: SectionFailureProps) {
  return (
    <div role="alert">
      <p>{title}</p>
      <Button variant="outline" size="small" className="mt-4" loading={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
